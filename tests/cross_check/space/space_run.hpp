// Many positions of many rules before many witnesses: what was asked, what was decided, and every fault with the
// smallest case that still shows it.
#pragma once

#include <map>

#include "cross_check/space/shrink.hpp"
#include "cross_check/space/vocabulary.hpp"
#include "cross_check/space/witness.hpp"

namespace sabar {

// A fault, and who else is wrong in the position where it was met.
struct Finding {
  std::string witness;
  std::string fault;
  std::vector<std::string> wrong;
  SpaceCase small;

  [[nodiscard]] std::string text() const {
    return fmt::format("{}: {}\n{}wrong where it was met: {}\n", witness, fault, small.text(), fmt::join(wrong, "; "));
  }
};

struct SpaceTotals {
  std::uint64_t rules = 0;
  std::uint64_t decided = 0;    // positions that the oracle decides,
  std::uint64_t undecided = 0;  // and does not
  std::uint64_t middle = 0;     // decided ones in the middle of a game
  std::uint64_t solved = 0;
  std::uint64_t asked = 0;  // answers
  std::uint64_t disagreements = 0;
  std::uint64_t rejected = 0;  // lines

  [[nodiscard]] std::array<std::uint64_t*, 8> all() {
    return {&rules, &decided, &undecided, &middle, &solved, &asked, &disagreements, &rejected};
  }
  [[nodiscard]] std::string text() const {
    return fmt::format(
        "{} rules, {} positions: {} decided ({} mid-game, {} can be won), {} left open by the oracle; {} answers, {} "
        "disagreements, {} rejected lines",
        rules, decided + undecided, decided, middle, solved, undecided, asked, disagreements, rejected);
  }
};

class SpaceRun {
public:
  // Called before every question.
  using Watch = std::function<void(const SpaceCase&, const std::string& witness)>;

  // `others`: how many witnesses beside `auto` are asked about a position.
  SpaceRun(const SpaceBudget& budget, std::size_t others, Watch watch = {})
      : budget_(budget), others_(others), watch_(std::move(watch)) {}

  // Deals and, for the last part of them, what random moves make of them. Ends with the first fault.
  void check(const RandomRules& rules, RulesDice& dice, std::uint64_t first_deal, std::uint64_t deals,
             std::uint64_t walks) {
    ++totals_.rules;
    const std::vector<Witness> witnesses = witnesses_for(rules.rules());
    const std::uint64_t before = totals_.decided;
    for (std::uint64_t i = 0; i < deals + walks; ++i) {
      auto position = space_deal(rules.rules(), first_deal + i);
      if (!position) {
        note({std::string(kOracle), position.error().message, {}, {rules, {}}});
        break;
      }
      if (i >= deals) {
        walk_on(rules.rules(), *position, dice, 1 + dice.below(dice.chance(1, 2) ? 6 : 25));
      }
      if (!check({rules, std::move(*position)}, witnesses, dice)) {
        break;
      }
    }
    words_.add(Vocabulary::get().words_of(rules.sketch), totals_.decided - before);
  }

  [[nodiscard]] const SpaceTotals& totals() const { return totals_; }
  [[nodiscard]] const WordCount& words() const { return words_; }
  [[nodiscard]] const std::vector<Finding>& findings() const { return findings_; }
  // Answers of each witness.
  [[nodiscard]] const std::map<std::string, std::uint64_t>& asked() const { return asked_; }

private:
  static constexpr std::size_t kMostShrunk = 4;  // of one witness: the same fault comes again and again

  // False when there is a fault.
  bool check(const SpaceCase& at, const std::vector<Witness>& witnesses, RulesDice& dice) {
    const auto truth = budget_.oracle_on(at.rules.rules(), at.position.table);
    if (!truth) {
      note(smallest({std::string(kOracle), truth.error().message, {}, at}));
      return false;
    }
    if (truth->verdict == Verdict::unknown) {
      ++totals_.undecided;
      return true;
    }
    ++totals_.decided;
    totals_.middle += at.position.moves.empty() ? 0 : 1;
    totals_.solved += truth->verdict == Verdict::solved ? 1 : 0;
    for (std::size_t i = 0; i <= others_; ++i) {
      const Witness& witness = witnesses[i == 0 ? 0 : 1 + dice.below(witnesses.size() - 1)];
      if (std::string fault = ask(witness, at, *truth); !fault.empty()) {
        note(smallest(blame({witness.name, std::move(fault), {}, at}, witnesses, *truth)));
        return false;
      }
    }
    return true;
  }
  [[nodiscard]] std::string ask(const Witness& witness, const SpaceCase& at, const Solution& truth) {
    if (watch_) {
      watch_(at, witness.name);
    }
    ++totals_.asked;
    ++asked_[witness.name];
    return witness.fault(at, truth, budget_);
  }

  // All who are wrong here; the fault is put down to the one that says most about its cause: engine and judge, then a
  // model without any technique, a technique alone, a model.
  [[nodiscard]] Finding blame(Finding finding, const std::vector<Witness>& witnesses, const Solution& truth) {
    const auto telling = [](std::string_view name) {
      const bool model = name.rfind("model", 0) == 0;
      return name == "judge"                           ? 4
             : model && name.ends_with("no technique") ? 3
             : name.ends_with("alone")                 ? 2
             : model                                   ? 1
                                                       : 0;
    };
    int most = telling(finding.witness);
    for (const Witness& witness : witnesses) {
      std::string fault = ask(witness, finding.small, truth);
      if (fault.empty()) {
        continue;
      }
      finding.wrong.push_back(witness.name);
      if (telling(witness.name) > most) {
        most = telling(witness.name);
        finding.witness = witness.name;
        finding.fault = std::move(fault);
      }
    }
    return finding;
  }
  [[nodiscard]] Finding smallest(Finding finding) {
    if (shrunk_[finding.witness]++ < kMostShrunk) {
      const Shrinker shrinker([&](const SpaceCase& at) {
        const std::string fault = fault_of(finding.witness, at, budget_);
        return !fault.empty() && same_kind(fault, finding.fault);
      });
      finding.small = shrinker.shrink(finding.small);
      finding.fault = fault_of(finding.witness, finding.small, budget_);
    }
    return finding;
  }
  void note(Finding finding) {
    ++(is_rejected(finding.fault) ? totals_.rejected : totals_.disagreements);
    findings_.push_back(std::move(finding));
  }

  SpaceBudget budget_;
  std::size_t others_;
  Watch watch_;
  SpaceTotals totals_;
  WordCount words_;
  std::vector<Finding> findings_;
  std::map<std::string, std::uint64_t> asked_;
  std::map<std::string, std::size_t> shrunk_;
};

}  // namespace sabar
