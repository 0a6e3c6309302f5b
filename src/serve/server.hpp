// The web server of the page: GET and HEAD of a site, on one address, for a limited number of connections at a time.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include <sabar/core/result.hpp>
#include <sabar/serve/site.hpp>

namespace sabar::serve {

struct ServerOptions {
  std::string host = "127.0.0.1";
  int port = 8017;                 // or the next free one; 0: any
  std::vector<std::string> names;  // that it also answers to (host_names.hpp)
};

class Server {
public:
  // Takes an address; connections wait from now on.
  [[nodiscard]] static Result<Server> open(std::unique_ptr<Site> site, const ServerOptions& options);
  ~Server();
  Server(Server&&) noexcept;
  Server& operator=(Server&&) noexcept;

  [[nodiscard]] int port() const;
  // As people type it: http://127.0.0.1:8017/
  [[nodiscard]] std::string address() const;

  // Serves until stop() is called from another thread. False: the system took the address away.
  bool run();
  void stop();

private:
  class Listener;
  explicit Server(std::unique_ptr<Listener> listener);

  std::unique_ptr<Listener> listener_;
};

}  // namespace sabar::serve
