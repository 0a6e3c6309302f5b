// RFC 9112 without its leniencies: lines end with CR LF, a field has no space before its colon and does not go on in
// the next line, and a request of HTTP/1.1 names exactly one host.
#include <algorithm>
#include <cctype>

#include <sabar/serve/field_text.hpp>
#include <sabar/serve/request_head.hpp>

namespace sabar::serve {
namespace {

constexpr std::string_view kLineEnd = "\r\n";

bool is_token(std::string_view text) {
  constexpr std::string_view kSigns = "!#$%&'*+-.^_`|~";
  return !text.empty() && std::all_of(text.begin(), text.end(), [&](unsigned char sign) {
    return (sign < 0x80U && std::isalnum(sign) != 0) || kSigns.find(static_cast<char>(sign)) != std::string_view::npos;
  });
}

bool is_printable(unsigned char sign) { return sign > 0x20U && sign < 0x7fU; }

bool is_value(std::string_view text) {
  return std::all_of(text.begin(), text.end(),
                     [](unsigned char sign) { return sign == '\t' || (sign >= 0x20U && sign != 0x7fU); });
}

// Takes the first line, without its end, off the text.
std::string_view take_line(std::string_view& text) {
  const std::size_t end = text.find(kLineEnd);
  const std::string_view line = text.substr(0, end);
  text.remove_prefix(end == std::string_view::npos ? text.size() : end + kLineEnd.size());
  return line;
}

// METHOD /target HTTP/1.x
bool is_request_line(std::string_view line) {
  const std::size_t first = line.find(' ');
  const std::size_t last = line.rfind(' ');
  if (first == std::string_view::npos || first == last || !is_token(line.substr(0, first))) {
    return false;
  }
  const std::string_view target = line.substr(first + 1, last - first - 1);
  const std::string_view version = line.substr(last + 1);
  return target.starts_with('/') && std::all_of(target.begin(), target.end(), is_printable) &&
         (version == "HTTP/1.1" || version == "HTTP/1.0");
}

}  // namespace

std::optional<std::size_t> head_end(std::string_view bytes) {
  const std::size_t end = bytes.find("\r\n\r\n");
  return end == std::string_view::npos ? std::nullopt : std::optional(end + 4);
}

std::string_view host_in(std::string_view head) {
  take_line(head);
  for (std::string_view line = take_line(head); !line.empty(); line = take_line(head)) {
    if (const std::size_t colon = line.find(':'); same_letters(line.substr(0, colon), "Host")) {
      return trimmed(line.substr(colon + 1));
    }
  }
  return {};
}

std::string without_range(std::string_view head) {
  std::string kept;
  while (!head.empty()) {
    const std::string_view before = head;
    const std::string_view line = take_line(head);
    if (!same_letters(line.substr(0, line.find(':')), "Range")) {
      kept += before.substr(0, before.size() - head.size());
    }
  }
  return kept;
}

int refuse_head(std::string_view head) {
  if (head.size() > kLongestHead) {
    return 431;
  }
  const std::string_view request = take_line(head);
  if (!is_request_line(request)) {
    return 400;
  }
  std::size_t fields = 0;
  std::size_t hosts = 0;
  bool body = false;
  for (std::string_view line = take_line(head); !line.empty(); line = take_line(head)) {
    const std::size_t colon = line.find(':');
    if (colon == std::string_view::npos || !is_token(line.substr(0, colon)) || !is_value(line.substr(colon + 1))) {
      return 400;
    }
    if (++fields > kMostFields) {
      return 431;
    }
    const std::string_view name = line.substr(0, colon);
    const std::string_view value = trimmed(line.substr(colon + 1));
    if (same_letters(name, "Host")) {
      ++hosts;
    } else if (same_letters(name, "Content-Length")) {
      if (value.empty() || value.find_first_not_of("0123456789") != std::string_view::npos) {
        return 400;
      }
      body = body || value.find_first_not_of('0') != std::string_view::npos;
    } else if (same_letters(name, "Transfer-Encoding")) {
      body = true;
    }
  }
  if (hosts > 1 || (hosts == 0 && request.ends_with("1.1"))) {
    return 400;
  }
  const std::string_view method = request.substr(0, request.find(' '));
  if (method != "GET" && method != "HEAD") {
    return 405;
  }
  return body ? 413 : 0;
}

}  // namespace sabar::serve
