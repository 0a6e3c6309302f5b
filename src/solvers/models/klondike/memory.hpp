// What is known about the positions of one game of Klondike, and the searches that find it out: one question after the
// other (see DrawOne), each search for the kind of game it is made for.
#pragma once

#include <cstdint>
#include <memory>
#include <string_view>
#include <vector>

#include <sabar/solvers/models/klondike/draw_one.hpp>
#include <sabar/solvers/models/klondike/layout.hpp>
#include <sabar/solvers/models/klondike/techniques.hpp>
#include <sabar/solvers/search_options.hpp>

namespace sabar::klondike {

// What all searches show, so that one can stand for the other. Calls are for slices, not for positions.
class Questions {
public:
  Questions() = default;
  Questions(const Questions&) = delete;
  Questions& operator=(const Questions&) = delete;
  virtual ~Questions() = default;

  virtual void ask(const Position& start) = 0;
  virtual void step(std::uint64_t nodes) = 0;
  [[nodiscard]] virtual Known answer() const = 0;
  virtual void drop() = 0;
  [[nodiscard]] virtual std::vector<CompactMove> line() const = 0;
  // It cannot go on for want of memory.
  [[nodiscard]] virtual bool full() const = 0;
  [[nodiscard]] virtual std::uint64_t nodes() const = 0;
  [[nodiscard]] virtual std::size_t bytes() const = 0;
};

class Memory final : public ModelMemory {
public:
  // Where the draw-one search is an oracle it has a quarter of the bytes.
  Memory(const Rules& rules, const Layout& layout, const Techniques& techniques, std::size_t max_bytes);

  [[nodiscard]] std::string_view model() const override { return "klondike"; }
  [[nodiscard]] const Rules& rules() const { return rules_; }
  [[nodiscard]] const Layout& layout() const { return layout_; }
  [[nodiscard]] const Techniques& techniques() const { return techniques_; }
  [[nodiscard]] DrawOne& draw_one() { return draw_one_; }
  // For games with free redeals and at most three cards at a time.
  [[nodiscard]] Questions* questions() { return questions_.get(); }
  // One question at a time: whoever asks ends the question of whoever asked before.
  void ask(const void* asker, const Position& start) {
    asker_ = asker;
    questions_->ask(start);
  }
  [[nodiscard]] bool asked_by(const void* asker) const { return asker_ == asker; }

private:
  Rules rules_;
  Layout layout_;
  Techniques techniques_;
  DrawOne draw_one_;
  std::unique_ptr<Questions> questions_;
  const void* asker_ = nullptr;
};

}  // namespace sabar::klondike
