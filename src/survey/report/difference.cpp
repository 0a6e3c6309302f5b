#include <algorithm>
#include <fstream>
#include <numeric>
#include <string_view>

#include <fmt/format.h>

#include <sabar/core/result.hpp>
#include <sabar/survey/answers_csv.hpp>
#include <sabar/survey/report/difference.hpp>
#include <sabar/survey/store/store.hpp>

namespace sabar::survey {
namespace {

bool is_store(const std::string& address) {
  if (is_server(address)) {
    return true;
  }
  std::ifstream file(address, std::ios::binary);
  std::string start(15, '\0');
  file.read(start.data(), static_cast<std::streamsize>(start.size()));
  return start == "SQLite format 3";
}

Result<Answers> read_store(const std::string& address, const std::string& solver) {
  auto store = open_to_read(address);
  if (!store) {
    return tl::unexpected(store.error());
  }
  const Plan& plan = (*store)->plan();
  const auto& names = plan.work.solvers;
  const auto chosen = solver.empty() ? names.begin() : std::ranges::find(names, solver);
  if (chosen == names.end()) {
    return fail(fmt::format("the survey has no solver {}", quote_input(solver)), address,
                fmt::format("it has {}", fmt::join(names, ", ")));
  }
  Answers answers{plan.game.name,
                  plan.game.identity.text(),
                  std::string(scheme_info(plan.work.scheme).name),
                  std::string(to_text(plan.work.order)),
                  *chosen,
                  {}};
  const auto column = static_cast<std::size_t>(chosen - names.begin());
  const auto read = (*store)->each([&](std::uint64_t index, const DealOutcomes& outcomes, std::string_view) {
    answers.verdicts.emplace(trials::number_of_deal(plan.work, index), outcomes[column].verdict);
  });
  return read ? Result<Answers>(std::move(answers)) : tl::unexpected(read.error());
}

// Where one side does not say, the other is believed.
Result<> about_the_same(const Answers& first, const Answers& second) {
  struct Point {
    std::string_view name;
    const std::string& one;
    const std::string& other;
  };
  for (const auto& [name, one, other] :
       {Point{"game", first.game, second.game}, Point{"rules", first.rules, second.rules},
        Point{"scheme", first.scheme, second.scheme}, Point{"order", first.order, second.order}}) {
    if (!one.empty() && !other.empty() && one != other) {
      return fail(fmt::format("the one has {0} {1}, the other {0} {2}", name, one, other), {},
                  "compare surveys of the same game, rules, scheme and order");
    }
  }
  return {};
}

}  // namespace

Result<Answers> read_answers(const std::string& address, const std::string& solver) {
  if (auto good = check_address(address); !good) {
    return tl::unexpected(good.error());
  }
  return is_store(address) ? read_store(address, solver) : read_csv_answers(address, solver);
}

std::uint64_t Difference::both() const {
  std::uint64_t sum = 0;
  for (const auto& row : counts) {
    sum = std::accumulate(row.begin(), row.end(), sum);
  }
  return sum;
}

Result<Difference> compare_answers(const Answers& first, const Answers& second) {
  if (auto same = about_the_same(first, second); !same) {
    return tl::unexpected(same.error());
  }
  Difference difference;
  for (const auto& [deal, verdict] : first.verdicts) {
    const auto other = second.verdicts.find(deal);
    if (other == second.verdicts.end()) {
      ++difference.only_first;
      continue;
    }
    ++difference.counts[static_cast<std::size_t>(verdict)][static_cast<std::size_t>(other->second)];
    if (verdict != other->second && verdict != Verdict::unknown && other->second != Verdict::unknown) {
      difference.contradictions.push_back(deal);
    }
  }
  if (difference.both() == 0) {
    return fail("the two have no deal in common", {}, "compare surveys of the same deals");
  }
  difference.only_second = second.verdicts.size() - difference.both();
  return difference;
}

}  // namespace sabar::survey
