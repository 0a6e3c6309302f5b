#include <sabar/api/pegs/alike.hpp>

namespace sabar {
namespace {

bool alike(const PegsSession& session, pegs::Holes a, pegs::Holes b) {
  const pegs::Layout& layout = session.layout();
  const auto& finish = session.finish().pegs;
  for (std::size_t s = 0; s < layout.symmetries().size(); ++s) {
    if (layout.image(a, s) == b && (!finish || layout.image(*finish, s) == *finish)) {
      return true;
    }
  }
  return false;
}

}  // namespace

pegs::Holes pegs_after(const PegsSession& session, std::size_t jump) {
  return session.pegs() ^ session.layout().find_jump(session.legal()[jump])->mask;
}

std::optional<std::size_t> earlier_alike(const PegsSession& session, std::size_t jump) {
  for (std::size_t i = 0; i < jump; ++i) {
    if (alike(session, pegs_after(session, i), pegs_after(session, jump))) {
      return i;
    }
  }
  return std::nullopt;
}

bool same_position(const PegsSession& a, const PegsSession& b) {
  return a.board().holes == b.board().holes && a.board().grid == b.board().grid && a.pegs() == b.pegs() &&
         a.finish() == b.finish();
}

}  // namespace sabar
