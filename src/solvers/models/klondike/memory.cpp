#include <utility>

#include <sabar/solvers/models/klondike/draw_many.hpp>
#include <sabar/solvers/models/klondike/memory.hpp>

namespace sabar::klondike {
namespace {

template <class S>
class QuestionsTo : public Questions {
public:
  template <class... Arguments>
  explicit QuestionsTo(Arguments&&... arguments) : search_(std::forward<Arguments>(arguments)...) {}

  void ask(const Position& start) final { search_.ask(start); }
  void step(std::uint64_t nodes) final { search_.step(nodes); }
  [[nodiscard]] Known answer() const final { return search_.answer(); }
  void drop() final { search_.drop(); }
  [[nodiscard]] std::vector<CompactMove> line() const final { return search_.line(); }
  [[nodiscard]] bool full() const final { return search_.full(); }
  [[nodiscard]] std::uint64_t nodes() const final { return search_.nodes(); }
  [[nodiscard]] std::size_t bytes() const final { return search_.bytes(); }

private:
  S search_;
};

// The draw-one search, with lines.
class WithLines {
public:
  explicit WithLines(DrawOne& search) : search_(search) {}

  void ask(const Position& start) { search_.ask(start, true); }
  void step(std::uint64_t nodes) { search_.step(nodes); }
  [[nodiscard]] Known answer() const { return search_.answer(); }
  void drop() { search_.drop(); }
  [[nodiscard]] std::vector<CompactMove> line() const { return search_.line(); }
  [[nodiscard]] bool full() const { return search_.full(); }
  [[nodiscard]] std::uint64_t nodes() const { return search_.nodes(); }
  [[nodiscard]] std::size_t bytes() const { return search_.bytes(); }

private:
  DrawOne& search_;
};

}  // namespace

Memory::Memory(const Rules& rules, const Layout& layout, const Techniques& techniques, std::size_t max_bytes)
    : rules_(rules),
      layout_(layout),
      techniques_(techniques),
      draw_one_(layout_, techniques_, layout.draw == 1 && layout.returns ? max_bytes : max_bytes / 4) {
  if (layout.redeals != kUnlimited || layout.draw > 3) {
    return;
  }
  if (layout.draw == 1 && layout.returns) {
    questions_ = std::make_unique<QuestionsTo<WithLines>>(draw_one_);
  } else if (layout.draw == 1) {
    questions_ = std::make_unique<QuestionsTo<DrawMany<1>>>(layout_, techniques_, draw_one_, max_bytes - max_bytes / 4);
  } else if (layout.draw == 2) {
    questions_ = std::make_unique<QuestionsTo<DrawMany<2>>>(layout_, techniques_, draw_one_, max_bytes - max_bytes / 4);
  } else {
    questions_ = std::make_unique<QuestionsTo<DrawMany<3>>>(layout_, techniques_, draw_one_, max_bytes - max_bytes / 4);
  }
}

}  // namespace sabar::klondike
