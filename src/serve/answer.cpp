// Answers to GET and HEAD. Files under assets/ have their content's hash in their name and may be kept for ever; all
// others are asked for again each time, which costs an answer of 304 without bytes.
#include <algorithm>
#include <array>
#include <memory>

#include <fmt/format.h>

#include <sabar/core/language.hpp>
#include <sabar/core/words.hpp>
#include <sabar/serve/answer.hpp>
#include <sabar/serve/field_text.hpp>

namespace sabar::serve {
namespace {

constexpr std::array<std::pair<std::string_view, std::string_view>, 14> kTypes = {{
    {"html", "text/html; charset=utf-8"},
    {"js", "text/javascript; charset=utf-8"},
    {"mjs", "text/javascript; charset=utf-8"},
    {"css", "text/css; charset=utf-8"},
    {"svg", "image/svg+xml; charset=utf-8"},
    {"json", "application/json; charset=utf-8"},
    {"webmanifest", "application/manifest+json; charset=utf-8"},
    {"txt", "text/plain; charset=utf-8"},
    {"wasm", "application/wasm"},
    {"png", "image/png"},
    {"webp", "image/webp"},
    {"ico", "image/x-icon"},
    {"woff2", "font/woff2"},
    {"map", "application/json; charset=utf-8"},
}};

std::string_view type_of(std::string_view name) {
  const std::size_t dot = name.rfind('.');
  const std::string_view ending = dot == std::string_view::npos ? std::string_view() : name.substr(dot + 1);
  const auto* type = std::find_if(kTypes.begin(), kTypes.end(), [&](const auto& each) { return each.first == ending; });
  return type == kTypes.end() ? "application/octet-stream" : type->second;
}

// Calls `see` for each element of a list parted by commas until it says true; says whether it did.
template <class See>
bool any_element(std::string_view list, const See& see) {
  while (!list.empty()) {
    const std::size_t comma = std::min(list.find(','), list.size());
    if (see(trimmed(list.substr(0, comma)))) {
      return true;
    }
    list.remove_prefix(std::min(comma + 1, list.size()));
  }
  return false;
}

// "gzip", "gzip;q=0.5", "*"; but not "gzip;q=0".
bool accepts_gzip(std::string_view list) {
  return any_element(list, [](std::string_view element) {
    const std::size_t semicolon = std::min(element.find(';'), element.size());
    const std::string_view coding = trimmed(element.substr(0, semicolon));
    const std::string_view weight = trimmed(element.substr(std::min(semicolon + 1, element.size())));
    const bool refused = weight.starts_with("q=0") && weight.find_first_of("123456789") == std::string_view::npos;
    return (same_letters(coding, "gzip") || coding == "*") && !refused;
  });
}

bool matches(std::string_view list, std::string_view tag) {
  return any_element(list, [&](std::string_view element) {
    if (element.starts_with("W/")) {
      element.remove_prefix(2);
    }
    return element == tag || element == "*";
  });
}

// What the browser asks for first, if it is one of ours: "id", "id-ID".
Language wanted_language(std::string_view accept_language) {
  const std::string_view first = trimmed(accept_language.substr(0, accept_language.find_first_of(",;")));
  const std::string_view tag = first.substr(0, first.find('-'));
  const auto info =
      std::ranges::find_if(kOfferedLanguages, [&](const auto& each) { return same_letters(tag, each.tag); });
  return info == kOfferedLanguages.end() ? Language::english : info->language;
}

struct Words {
  int status;
  std::string_view reason;
  std::string_view RefusalWords::*text;  // none: it never refuses
};

constexpr std::array<Words, 10> kWords = {{
    {200, "OK", nullptr},
    {304, "Not Modified", nullptr},
    {400, "Bad Request", &RefusalWords::not_understood},
    {404, "Not Found", &RefusalWords::no_page},
    {405, "Method Not Allowed", &RefusalWords::only_read},
    {408, "Request Timeout", &RefusalWords::too_slow},
    {413, "Content Too Large", &RefusalWords::nothing_sent},
    {421, "Misdirected Request", &RefusalWords::other_name},
    {431, "Request Header Fields Too Large", &RefusalWords::too_long},
    {503, "Service Unavailable", &RefusalWords::too_many},
}};

const Words& words_of(int status) {
  const auto* words =
      std::find_if(kWords.begin(), kWords.end(), [&](const Words& each) { return each.status == status; });
  return words == kWords.end() ? kWords[2] : *words;
}

}  // namespace

Answer answer(const Site& site, const Asked& asked) {
  if (asked.method != "GET" && asked.method != "HEAD") {
    return refusal(405, asked.accept_language);
  }
  const std::string_view name = asked.path == "/" ? "index.html" : asked.path.substr(1);
  auto asset = site.find(name);
  if (!asset) {
    return refusal(404, asked.accept_language);
  }
  Answer found;
  found.type = type_of(name);
  const bool gzip = asset->gzip && accepts_gzip(asked.accept_encoding);
  found.body = gzip ? *std::move(asset->gzip) : std::move(asset->plain);
  found.fields.emplace_back("ETag", found.body.tag);
  found.fields.emplace_back("Cache-Control",
                            name.starts_with("assets/") ? "public, max-age=31536000, immutable" : "no-cache");
  if (asset->gzip) {
    found.fields.emplace_back("Vary", "Accept-Encoding");
  }
  if (matches(asked.if_none_match, found.body.tag)) {
    found.status = 304;
    found.body = {};
  } else if (gzip) {
    found.fields.emplace_back("Content-Encoding", "gzip");
  }
  return found;
}

Answer refusal(int status, std::string_view accept_language) {
  const Words& words = words_of(status);
  const Language language = wanted_language(accept_language);
  const auto text = std::make_shared<const std::string>(
      fmt::format("<!doctype html>\n<html lang=\"{}\"><head><meta charset=\"utf-8\"><title>{} {}</title></head>\n"
                  "<body><h1>{}</h1><p>{}</p><p><a href=\"/\">Sabar</a></p></body></html>\n",
                  info_of(language).tag, status, words.reason, status,
                  words.text == nullptr ? std::string_view() : SABAR_IN(language, refusal_words_in)().*words.text));
  Answer refused;
  refused.status = status;
  refused.type = type_of(".html");
  refused.fields.emplace_back("Cache-Control", "no-store");
  if (status == 405) {
    refused.fields.emplace_back("Allow", "GET, HEAD");
  }
  refused.body = Body{*text, {}, text};
  return refused;
}

const std::vector<std::pair<std::string, std::string>>& common_fields() {
  static const std::vector<std::pair<std::string, std::string>> fields = {
      {"Content-Security-Policy",
       "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; "
       "object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"},
      {"X-Content-Type-Options", "nosniff"},
      {"Referrer-Policy", "no-referrer"},
      {"Cross-Origin-Opener-Policy", "same-origin"},
      {"Cross-Origin-Resource-Policy", "same-origin"},
      {"Permissions-Policy", "camera=(), geolocation=(), microphone=()"},
  };
  return fields;
}

std::string_view reason_phrase(int status) { return words_of(status).reason; }

}  // namespace sabar::serve
