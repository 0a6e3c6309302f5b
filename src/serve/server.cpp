// The HTTP library accepts connections, reads heads that have passed our look, and writes answers; what is answered
// comes from answer.cpp, and each connection goes through our own stream with its limits.
#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdint>
#include <thread>
#include <utility>

#include <fmt/format.h>
#include <httplib.h>
#include <sys/eventfd.h>

#include <sabar/core/result.hpp>
#include <sabar/serve/answer.hpp>
#include <sabar/serve/connection.hpp>
#include <sabar/serve/crew.hpp>
#include <sabar/serve/host_names.hpp>
#include <sabar/serve/server.hpp>

namespace sabar::serve {
namespace {

constexpr std::size_t kMostConnections = 512;
constexpr std::size_t kMostRequests = 1000;  // on one connection
constexpr int kPortsTried = 100;
constexpr int kLargestPort = 65535;
constexpr int kBacklog = 512;

// As bytes, for requests that never reach the library.
std::string refusal_text(int status) {
  const Answer refused = refusal(status, {});
  std::string text = fmt::format("HTTP/1.1 {} {}\r\nConnection: close\r\nContent-Type: {}\r\nContent-Length: {}\r\n",
                                 status, reason_phrase(status), refused.type, refused.body.bytes.size());
  for (const auto* fields : {&refused.fields, &common_fields()}) {
    for (const auto& [name, value] : *fields) {
      text += fmt::format("{}: {}\r\n", name, value);
    }
  }
  return fmt::format("{}\r\n{}", text, refused.body.bytes);
}

}  // namespace

class Server::Listener final : public httplib::Server {
public:
  Listener(std::unique_ptr<Site> site, const ServerOptions& options)
      : site_(std::move(site)), host_(options.host), names_(options.names), stop_(::eventfd(0, EFD_CLOEXEC)) {
    names_.push_back(host_);
    new_task_queue = [] { return new Crew(kMostConnections); };
    // Not the library's choice, which lets two servers share a port.
    set_socket_options([](socket_t socket) {
      const int on = 1;
      ::setsockopt(socket, SOL_SOCKET, SO_REUSEADDR, &on, sizeof on);
    });
    set_pre_routing_handler([this](const httplib::Request& request, httplib::Response& response) {
      reply(request, response);
      return HandlerResponse::Handled;
    });
    httplib::Headers fields;
    for (const auto& [name, value] : common_fields()) {
      fields.emplace(name, value);
    }
    set_default_headers(fields);
    set_keep_alive_timeout(kHeadTime.count());
    set_keep_alive_max_count(kMostRequests);
  }

  ~Listener() override { ::close(stop_); }
  Listener(const Listener&) = delete;
  Listener& operator=(const Listener&) = delete;

  // 0: not to be had.
  [[nodiscard]] int take(int port) {
    const int taken = port == 0 ? bind_to_any_port(host_) : bind_to_port(host_, port) ? port : 0;
    if (taken > 0) {
      ::listen(svr_sock_, kBacklog);  // the library's own queue is five long
      port_ = taken;
    }
    return std::max(taken, 0);
  }

  [[nodiscard]] int port() const { return port_; }
  [[nodiscard]] const std::string& host() const { return host_; }

  bool serve() {
    begun_ = true;
    const bool well = stopped_ || accept_until_stopped();
    over_ = true;
    return well;
  }

  void end() {
    stopped_ = true;
    const std::uint64_t one = 1;
    [[maybe_unused]] const ssize_t written = ::write(stop_, &one, sizeof one);
    // The library forgets a stop that comes before it accepts.
    while (begun_ && !is_running() && !over_) {
      std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }
    stop();
  }

private:
  bool accept_until_stopped() {
    // The library gives up when accepting fails for any reason, as it does when a client is gone before its turn.
    while (!listen_after_bind()) {
      if (stopped_ || take(port_) == 0) {
        return stopped_;
      }
    }
    return true;
  }

  void reply(const httplib::Request& request, httplib::Response& response) const {
    const std::string encoding = request.get_header_value("Accept-Encoding");
    const std::string match = request.get_header_value("If-None-Match");
    const std::string language = request.get_header_value("Accept-Language");
    const Answer said = answer(*site_, Asked{request.method, request.path, encoding, match, language});
    response.status = said.status;
    for (const auto& [name, value] : said.fields) {
      response.set_header(name, value);
    }
    if (!said.body.bytes.empty()) {
      // The provider holds the bytes as long as they are being sent. A length known before also keeps the library from
      // compressing what is compressed.
      response.set_content_provider(said.body.bytes.size(), said.type,
                                    [body = said.body](std::size_t from, std::size_t count, httplib::DataSink& sink) {
                                      return sink.write(body.bytes.data() + from, count);
                                    });
    }
  }

  bool process_and_close_socket(socket_t socket) override {
    if (++open_ > kMostConnections) {
      const std::string text = refusal_text(503);
      [[maybe_unused]] const ssize_t sent = ::send(socket, text.data(), text.size(), MSG_DONTWAIT | MSG_NOSIGNAL);
    } else {
      converse(socket);
    }
    ::close(socket);
    --open_;
    return true;
  }

  void converse(socket_t socket) {
    Connection connection(socket, stop_);
    for (std::size_t left = kMostRequests; left > 0; --left) {
      int refused = connection.next_head();
      if (refused == 0 && !answers_to(connection.host(), names_)) {
        refused = 421;
      }
      if (refused != 0) {
        if (refused > 0 && connection.send_all(refusal_text(refused))) {
          connection.finish();
        }
        return;
      }
      bool closed = false;
      if (!answer_one(*this, connection, left == 1, closed) || closed) {
        return;
      }
    }
  }

  // Newer versions of the library ask for the addresses of both ends, which nothing here reads.
  template <class Self>
  static bool answer_one(Self& self, Connection& connection, bool last, bool& closed) {
    if constexpr (requires { self.process_request(connection, last, closed, nullptr); }) {
      return self.process_request(connection, last, closed, nullptr);
    } else {
      return self.process_request(connection, std::string(), 0, std::string(), 0, last, closed, nullptr);
    }
  }

  std::unique_ptr<Site> site_;
  std::string host_;
  std::vector<std::string> names_;
  int stop_;
  int port_ = 0;
  std::atomic<bool> begun_ = false;
  std::atomic<bool> stopped_ = false;
  std::atomic<bool> over_ = false;
  std::atomic<std::size_t> open_ = 0;
};

Server::Server(std::unique_ptr<Listener> listener) : listener_(std::move(listener)) {}
Server::~Server() = default;
Server::Server(Server&&) noexcept = default;
Server& Server::operator=(Server&&) noexcept = default;

Result<Server> Server::open(std::unique_ptr<Site> site, const ServerOptions& options) {
  auto listener = std::make_unique<Listener>(std::move(site), options);
  if (listener->take(options.port) > 0) {
    return Server(std::move(listener));
  }
  // Is it the port or the host?
  if (Listener(nullptr, options).take(0) == 0) {
    return fail(fmt::format("cannot listen on {}", quote_input(options.host)), "--host",
                "127.0.0.1 is this machine alone, 0.0.0.0 everybody who can reach it");
  }
  const int last = std::min(options.port + kPortsTried, kLargestPort);
  for (int port = options.port + 1; port <= last; ++port) {
    if (listener->take(port) > 0) {
      return Server(std::move(listener));
    }
  }
  return fail(fmt::format("no free port from {} to {}", options.port, last), "--port", "try another, or 0 for any");
}

int Server::port() const { return listener_->port(); }

std::string Server::address() const {
  const bool six = listener_->host().find(':') != std::string::npos;
  return six ? fmt::format("http://[{}]:{}/", listener_->host(), port())
             : fmt::format("http://{}:{}/", listener_->host(), port());
}

bool Server::run() { return listener_->serve(); }
void Server::stop() { listener_->end(); }

}  // namespace sabar::serve
