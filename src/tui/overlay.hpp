// What may lie over a table for a while: a page of text, or a question in the line above the keys.
#pragma once

#include <optional>
#include <string>
#include <utility>

#include <sabar/tui/canvas.hpp>
#include <sabar/tui/key.hpp>
#include <sabar/tui/page.hpp>
#include <sabar/tui/prompt.hpp>

namespace sabar::tui {

// `Question` names what a screen may ask.
template <class Question>
class Overlay {
public:
  void show(Page page) { page_ = std::move(page); }
  void ask(Question question, Prompt prompt) {
    question_ = question;
    prompt_ = std::move(prompt);
  }
  // What is being asked.
  [[nodiscard]] const std::optional<Question>& question() const { return question_; }

  // A page hides everything else; false if there is none.
  [[nodiscard]] bool draw_page(Canvas& canvas) {
    if (page_) {
      page_->draw(canvas);
    }
    return page_.has_value();
  }
  void draw_question(Canvas& canvas) const { prompt_.draw(canvas, canvas.size().height - 2); }

  // False if nothing lies over the table: the key is meant for it. `answered` gets the question and what was typed.
  template <class Answered>
  [[nodiscard]] bool handle(const Key& key, Answered&& answered) {
    if (page_) {
      if (!page_->handle(key)) {
        page_.reset();
      }
      return true;
    }
    if (!question_) {
      return false;
    }
    const Prompt::State state = prompt_.handle(key);
    if (state == Prompt::State::done) {
      answered(*std::exchange(question_, std::nullopt), prompt_.answer());
    } else if (state == Prompt::State::cancelled) {
      question_.reset();
    }
    return true;
  }

private:
  std::optional<Page> page_;
  std::optional<Question> question_;
  Prompt prompt_;
};

}  // namespace sabar::tui
