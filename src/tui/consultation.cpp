#include "consultation.hpp"

#include <fmt/format.h>

namespace sabar::tui {
namespace {

constexpr std::uint64_t kThinkingSlice = 4'000;
// A hint should come while the player still wants it; after that a guess will do. Asked again, it thinks on.
constexpr std::uint64_t kHintNodes = 300'000;

}  // namespace

Consultation::Consultation(Adviser& adviser, const Session& session, Question question)
    : adviser_(&adviser), question_(question) {
  adviser.look_at(session);
  limit_ = question == Question::hint ? adviser.nodes() + kHintNodes : kNoLimit;
}

bool Consultation::go_on() {
  if (adviser_->done() || adviser_->nodes() >= limit_) {
    return false;
  }
  adviser_->step(kThinkingSlice);
  return !adviser_->done() && adviser_->nodes() < limit_;
}

std::string Consultation::progress(const Texts& texts) const {
  const double millions = static_cast<double>(adviser_->nodes()) / 1e6;
  return filled(texts.thinking, fmt::format("{:.1f}", millions));
}

Answer Consultation::answer(const Session& session, Language language) const {
  return question_ == Question::hint ? hint(session, language) : winnable(session, texts_of(language));
}

Answer Consultation::hint(const Session& session, Language language) const {
  const auto hint = adviser_->hint(session);
  return hint ? Answer{hint->text(language), hint->move} : Answer{hint.error().text(), {}};
}

Answer Consultation::winnable(const Session& session, const Texts& texts) const {
  const auto verdict = adviser_->verdict();
  if (!verdict) {
    return {verdict.error().text(), {}};
  }
  if (*verdict == Verdict::unsolvable) {
    return {std::string(session.can_undo() ? texts.winnable_no : texts.winnable_never), {}};
  }
  if (*verdict == Verdict::unknown) {
    return {std::string(adviser_->done() ? texts.winnable_unknown : texts.winnable_stopped), {}};
  }
  const auto hint = adviser_->hint(session);
  return {filled(texts.winnable_yes, hint ? hint->to_go : 0), {}};
}

}  // namespace sabar::tui
