// One connection with its limits: a head must have arrived within some seconds and be short, an answer must be taken
// within a minute, and everything ends at once when the server stops. To the HTTP library it is a stream that holds
// exactly one request at a time.
#pragma once

#include <chrono>
#include <string>
#include <string_view>

#include <httplib.h>

#include <sabar/serve/request_head.hpp>

namespace sabar::serve {

// For a head, from the end of the answer before it.
constexpr std::chrono::seconds kHeadTime{10};

class Connection final : public httplib::Stream {
public:
  // `stop` becomes readable when the server stops. Neither descriptor is owned.
  Connection(int socket, int stop);

  // Waits for the next head and offers it for reading. 0: it is there and may be served; -1: there will be none;
  // otherwise the status that refuses it.
  [[nodiscard]] int next_head();

  // What the present request calls the server; empty if it does not say.
  [[nodiscard]] std::string_view host() const { return host_in(head_); }

  // Sends all of it or says false.
  [[nodiscard]] bool send_all(std::string_view bytes);

  // Says that nothing more will be sent and waits a moment for the other side, so that it can read the last answer even
  // if it is still sending.
  void finish();

  bool is_readable() const override { return !offered_.empty(); }
  bool is_writable() const override { return true; }
  ssize_t read(char* target, std::size_t size) override;
  ssize_t write(const char* bytes, std::size_t size) override;
  void get_remote_ip_and_port(std::string& address, int& port) const override;
  void get_local_ip_and_port(std::string& address, int& port) const override;
  socket_t socket() const override { return socket_; }

private:
  using Clock = std::chrono::steady_clock;

  // False when the time is over, the server stops or the connection is broken.
  [[nodiscard]] bool wait_for(short events, Clock::time_point until) const;

  int socket_;
  int stop_;
  std::string received_;        // read from the socket
  std::size_t used_ = 0;        // how much of it belongs to heads already offered
  std::string head_;            // the present one
  std::string_view offered_;    // what is left to read of the present head
  Clock::time_point taken_by_;  // when the present answer must have been taken
};

}  // namespace sabar::serve
