// Any bytes as the head of a request: it ends where it ends however many bytes have arrived, it is refused with a
// status that has words, or it passes; then the HTTP library reads the same request from it, and the site has an
// answer.
#include <httplib.h>

#include <sabar/serve/answer.hpp>
#include <sabar/serve/request_head.hpp>

#include "fuzz.hpp"

using namespace sabar;

namespace {

// What the library reads from and writes to.
class Heard final : public httplib::Stream {
public:
  explicit Heard(std::string_view bytes) : bytes_(bytes) {}
  [[nodiscard]] const std::string& said() const { return said_; }

  bool is_readable() const override { return !bytes_.empty(); }
  bool is_writable() const override { return true; }
  ssize_t read(char* target, std::size_t size) override {
    const std::size_t count = bytes_.copy(target, size);
    bytes_.remove_prefix(count);
    return static_cast<ssize_t>(count);
  }
  ssize_t write(const char* bytes, std::size_t size) override {
    said_.append(bytes, size);
    return static_cast<ssize_t>(size);
  }
  void get_remote_ip_and_port(std::string& address, int& port) const override { address.clear(), port = 0; }
  void get_local_ip_and_port(std::string& address, int& port) const override { address.clear(), port = 0; }
  socket_t socket() const override { return 0; }

private:
  std::string_view bytes_;
  std::string said_;
};

// Answers from a site of one page and remembers what it was asked.
class Library final : public httplib::Server {
public:
  Library() {
    set_pre_routing_handler([this](const httplib::Request& request, httplib::Response& response) {
      const serve::Answer said = serve::answer(
          *site_, {request.method, request.path, request.get_header_value("Accept-Encoding"),
                   request.get_header_value("If-None-Match"), request.get_header_value("Accept-Language")});
      fuzz::must(!serve::reason_phrase(said.status).empty());
      fuzz::must(said.body.bytes.empty() == (said.status == 304));
      response.status = said.status;
      asked_ = request.method + ' ' + request.target;
      return HandlerResponse::Handled;
    });
  }

  // What the handler was asked for; empty when the library has refused by itself.
  std::string hear(Heard& stream) {
    asked_.clear();
    bool closed = false;
    process_request(stream, true, closed, [](httplib::Request& request) { request.ranges.clear(); });
    return asked_;
  }

private:
  static constexpr serve::PageFile kFiles[] = {{"index.html", "<p>page</p>"}, {"index.html.gz", "packed"}};
  std::unique_ptr<serve::Site> site_ = serve::make_program_site(kFiles);
  std::string asked_;
};

bool is_end(char sign) { return sign == ' ' || sign == '#'; }

// Where the library is stricter than a head that may pass: it has ranges to read, and no second question mark.
bool library_may_refuse(std::string_view head) {
  std::string small(head);
  std::transform(small.begin(), small.end(), small.begin(),
                 [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  const std::string_view line = head.substr(0, head.find("\r\n"));
  return small.find("\r\nrange:") != std::string::npos || std::count(line.begin(), line.end(), '?') > 1;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view bytes = fuzz::text_of(data, size);
  const auto end = serve::head_end(bytes);
  if (!end) {
    return 0;
  }
  fuzz::must(*end <= bytes.size() && !serve::head_end(bytes.substr(0, *end - 1)));
  const std::string_view head = bytes.substr(0, *end);
  const int refused = serve::refuse_head(head);
  if (refused != 0) {
    fuzz::must(refused >= 400 && !serve::refusal(refused, head).body.bytes.empty());
    return 0;
  }
  static Library library;
  Heard stream(head);
  const std::string asked = library.hear(stream);
  fuzz::must(stream.said().starts_with("HTTP/1."));
  // The library cuts a target at its '#'.
  fuzz::must(asked.empty() ? library_may_refuse(head) : head.starts_with(asked) && is_end(head[asked.size()]));
  return 0;
}
