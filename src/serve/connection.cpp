#include <algorithm>
#include <array>
#include <cerrno>

#include <poll.h>

#include <sabar/serve/connection.hpp>

namespace sabar::serve {
namespace {

using std::chrono::milliseconds;
using std::chrono::seconds;

constexpr seconds kAnswerTime{60};   // for an answer as a whole
constexpr seconds kAnswerPause{10};  // in which not a byte of it is taken
constexpr seconds kFinishTime{1};
constexpr std::size_t kPiece = 4096;

}  // namespace

Connection::Connection(int socket, int stop) : socket_(socket), stop_(stop) {
  const int on = 1;
  ::setsockopt(socket_, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
}

bool Connection::wait_for(short events, Clock::time_point until) const {
  std::array<pollfd, 2> watched = {{{socket_, events, 0}, {stop_, POLLIN, 0}}};
  while (true) {
    const auto left = std::chrono::ceil<milliseconds>(until - Clock::now()).count();
    const int ready = ::poll(watched.data(), watched.size(), static_cast<int>(std::max<decltype(left)>(left, 0)));
    if (ready < 0 && errno == EINTR) {
      continue;
    }
    return ready > 0 && watched[1].revents == 0;
  }
}

int Connection::next_head() {
  received_.erase(0, used_);
  used_ = 0;
  const auto until = Clock::now() + kHeadTime;
  auto end = head_end(received_);
  while (!end && received_.size() <= kLongestHead) {
    if (!wait_for(POLLIN, until)) {
      return received_.empty() ? -1 : 408;
    }
    std::array<char, kPiece> piece;
    const ssize_t count = ::recv(socket_, piece.data(), piece.size(), MSG_DONTWAIT);
    if (count > 0) {
      received_.append(piece.data(), static_cast<std::size_t>(count));
      end = head_end(received_);
    } else if (count == 0 || (errno != EAGAIN && errno != EINTR)) {
      return received_.empty() || count < 0 ? -1 : 400;
    }
  }
  if (!end) {
    return 431;
  }
  used_ = *end;
  taken_by_ = Clock::now() + kAnswerTime;
  const std::string_view head = std::string_view(received_).substr(0, used_);
  const int refused = refuse_head(head);
  head_ = refused == 0 ? without_range(head) : std::string();
  offered_ = head_;
  return refused;
}

ssize_t Connection::read(char* target, std::size_t size) {
  const std::size_t count = offered_.copy(target, size);
  offered_.remove_prefix(count);
  return static_cast<ssize_t>(count);
}

ssize_t Connection::write(const char* bytes, std::size_t size) {
  while (true) {
    const ssize_t count = ::send(socket_, bytes, size, MSG_DONTWAIT | MSG_NOSIGNAL);
    if (count >= 0 || (errno != EAGAIN && errno != EINTR)) {
      return count;
    }
    if (!wait_for(POLLOUT, std::min(taken_by_, Clock::now() + kAnswerPause))) {
      return -1;
    }
  }
}

bool Connection::send_all(std::string_view bytes) {
  taken_by_ = Clock::now() + kAnswerTime;
  while (!bytes.empty()) {
    const ssize_t count = write(bytes.data(), bytes.size());
    if (count < 0) {
      return false;
    }
    bytes.remove_prefix(static_cast<std::size_t>(count));
  }
  return true;
}

void Connection::finish() {
  ::shutdown(socket_, SHUT_WR);
  const auto until = Clock::now() + kFinishTime;
  std::array<char, kPiece> piece;
  while (wait_for(POLLIN, until) && Clock::now() < until) {
    if (::recv(socket_, piece.data(), piece.size(), MSG_DONTWAIT) <= 0) {
      return;
    }
  }
}

void Connection::get_remote_ip_and_port(std::string& address, int& port) const {
  address.clear();
  port = 0;
}

void Connection::get_local_ip_and_port(std::string& address, int& port) const { get_remote_ip_and_port(address, port); }

}  // namespace sabar::serve
