#include <fmt/format.h>

#include <sabar/tui/patience/consultation.hpp>

namespace sabar::tui {
namespace {

constexpr std::uint64_t kThinkingSlice = 4'000;
// A hint should come while the player still wants it; after that a guess will do. Asked again, it thinks on.
constexpr std::uint64_t kHintNodes = 300'000;

}  // namespace

bool asks_for_winnable(std::string_view text) {
  return text == "w" || text == "winnable" || parse_level(text).has_value();
}

Consultation::Consultation(Desk& desk, Question question) : desk_(&desk), question_(question) {
  Adviser& adviser = desk.adviser();
  adviser.look_at(desk.session());
  if (question == Question::hint) {
    limit_ = adviser.nodes() + kHintNodes;
  } else if (question == Question::loss && adviser.verdict() == Verdict::solved) {
    question_ = Question::winnable;
  } else if (question == Question::loss) {
    desk.loss_finder().look_at(desk.session(), adviser.verdict() == Verdict::unsolvable);
  }
}

Consultation::Consultation(Desk& desk, std::optional<Level> level) : desk_(&desk), question_(Question::deal) {
  finder_.emplace(desk.deal_finder(level));
}

bool Consultation::done() const {
  switch (question_) {
    case Question::loss:
      return desk_->loss_finder().done();
    case Question::deal:
      return !*finder_ || (*finder_)->done();
    case Question::hint:
    case Question::winnable:
      break;
  }
  return desk_->adviser().done();
}

std::uint64_t Consultation::nodes() const {
  switch (question_) {
    case Question::loss:
      return desk_->loss_finder().nodes();
    case Question::deal:
      return *finder_ ? (*finder_)->nodes() : 0;
    case Question::hint:
    case Question::winnable:
      break;
  }
  return desk_->adviser().nodes();
}

bool Consultation::go_on() {
  if (done() || nodes() >= limit_) {
    return false;
  }
  if (question_ == Question::loss) {
    desk_->loss_finder().step(kThinkingSlice);
  } else if (question_ == Question::deal) {
    (*finder_)->step(kThinkingSlice);
  } else {
    desk_->adviser().step(kThinkingSlice);
  }
  return !done() && nodes() < limit_;
}

std::string Consultation::progress(const Texts& texts) const {
  return filled(texts.thinking, fmt::format("{:.1f}", static_cast<double>(nodes()) / 1e6));
}

Answer Consultation::answer(Language language) const {
  switch (question_) {
    case Question::hint:
      return hint(language);
    case Question::winnable:
      return winnable(texts_of(language));
    case Question::loss:
      return loss(language);
    case Question::deal:
      break;
  }
  return deal(texts_of(language));
}

Answer Consultation::hint(Language language) const {
  const auto hint = desk_->adviser().hint(desk_->session());
  return hint ? Answer{hint->text(language), hint->move, false, {}} : Answer{hint.error().text()};
}

Answer Consultation::winnable(const Texts& texts) const {
  const Session& session = desk_->session();
  const auto verdict = desk_->adviser().verdict();
  if (!verdict) {
    return {verdict.error().text()};
  }
  if (*verdict == Verdict::unsolvable) {
    return {std::string(session.can_undo() ? texts.winnable_no : texts.winnable_never)};
  }
  if (*verdict == Verdict::unknown) {
    return {std::string(done() ? texts.winnable_unknown : texts.winnable_stopped)};
  }
  const auto hint = desk_->adviser().hint(session);
  return {filled(texts.winnable_yes, hint ? hint->to_go : 0)};
}

Answer Consultation::loss(Language language) const {
  const Texts& texts = texts_of(language);
  const auto loss = desk_->loss_finder().loss();
  if (!loss) {
    return {loss.error().text()};
  }
  if (!done() && loss->kind == Loss::Kind::unknown) {
    return {std::string(texts.winnable_stopped)};
  }
  return {loss->text(desk_->session().rules(), language), {}, loss->winnable && loss->lost, {}};
}

Answer Consultation::deal(const Texts& texts) const {
  if (!*finder_ || (*finder_)->error()) {
    return {(*finder_ ? *(*finder_)->error() : finder_->error()).text()};
  }
  const auto& found = (*finder_)->found();
  if (!found) {
    return {filled(texts.no_winnable, (*finder_)->counts().deals)};
  }
  auto session = Session::begin(desk_->session().game(), found->table, found->deal);
  if (!session) {
    return {session.error().text()};
  }
  return {filled(texts.winnable_deal, found->line.size()), {}, false, *std::move(session)};
}

}  // namespace sabar::tui
