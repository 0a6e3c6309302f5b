#include <algorithm>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <sabar/core/key.hpp>
#include <sabar/survey/plan.hpp>

namespace sabar::survey {
namespace {

using PlanJson = nlohmann::ordered_json;

constexpr std::uint64_t kPlanVersion = 1;
constexpr std::uint64_t kLargestChunk = 256;
constexpr std::uint64_t kChunksWanted = 400;

PlanJson plan_json(const Plan& plan) {
  const trials::TrialOptions& work = plan.work;
  PlanJson json;
  json["sabar-survey"] = kPlanVersion;
  json["game"] = plan.game.name;
  json["rules"] = plan.game.identity.text();
  json["scheme"] = scheme_info(work.scheme).name;
  json["order"] = to_text(work.order);
  json["first"] = work.first.text();
  json["deals"] = work.count;
  json["solvers"] = work.solvers;
  json["nodes"] = work.budget.nodes;
  json["bytes"] = work.budget.bytes;
  json["without"] = work.without;
  json["seed"] = work.seed;
  json["chunk"] = plan.chunk;
  json["rules_text"] = game_text(plan.game);
  return json;
}

// The values of a plan, read one by one; the first that is missing or of another kind is the error.
class PlanReader {
public:
  explicit PlanReader(const PlanJson& json) : json_(json) {}

  template <class T>
  T get(const char* name) {
    const auto found = json_.find(name);
    const bool good = found != json_.end() && fits<T>(*found);
    if (!good) {
      fault_ = fault_.empty() ? name : fault_;
      return T{};
    }
    return found->template get<T>();
  }
  [[nodiscard]] Result<> good() const {
    return fault_.empty() ? Result<>{} : fail("the plan of the survey is damaged", fault_);
  }

private:
  template <class T>
  static bool fits(const PlanJson& value) {
    if constexpr (std::is_same_v<T, std::string>) {
      return value.is_string();
    } else if constexpr (std::is_integral_v<T>) {
      return value.is_number_unsigned();
    } else {
      return value.is_array() && std::ranges::all_of(value, [](const PlanJson& item) { return item.is_string(); });
    }
  }

  const PlanJson& json_;
  std::string fault_;
};

Result<> read_work(PlanReader& reader, trials::TrialOptions& work) {
  const auto scheme = parse_scheme(reader.get<std::string>("scheme"));
  const auto order = parse_deal_order(reader.get<std::string>("order"));
  const auto first = Natural::parse(reader.get<std::string>("first"));
  if (!scheme || !order || !first) {
    return fail("the plan of the survey is damaged", !scheme ? "scheme" : !order ? "order" : "first");
  }
  work.scheme = *scheme;
  work.order = *order;
  work.first = *first;
  work.count = reader.get<std::uint64_t>("deals");
  work.solvers = reader.get<std::vector<std::string>>("solvers");
  work.budget.nodes = reader.get<std::uint64_t>("nodes");
  work.budget.bytes = static_cast<std::size_t>(reader.get<std::uint64_t>("bytes"));
  work.without = reader.get<std::vector<std::string>>("without");
  work.seed = reader.get<std::uint64_t>("seed");
  return trials::check_solver_names(work.solvers);
}

}  // namespace

std::uint64_t Plan::size_of(std::uint64_t number) const {
  return std::min(chunk, deals() - std::min(deals(), first_of(number)));
}

std::string Plan::title() const {
  return fmt::format("{} {}:{}..{} rules {}", game.name, scheme_info(work.scheme).name, work.first.text(),
                     trials::number_of_deal(work, work.count - 1).text(), game.short_identity());
}

std::string Plan::command() const {
  const auto shipped = find_game(game.name);
  const bool known = shipped && (*shipped)->identity == game.identity;
  std::string words =
      fmt::format("sabar survey {} --deals {}..{}", known ? game.name : "--rules " + game.name + ".rules",
                  work.first.text(), trials::number_of_deal(work, work.count - 1).text());
  words += work.scheme == Scheme::sabar ? "" : fmt::format(" --scheme {}", scheme_info(work.scheme).name);
  words += work.order == usual_order(work.rules, work.scheme) ? "" : fmt::format(" --order {}", to_text(work.order));
  words +=
      work.solvers == std::vector<std::string>{"auto"} ? "" : fmt::format(" --solver {}", fmt::join(work.solvers, ","));
  words += fmt::format(" --nodes {} --memory {}", work.budget.nodes, work.budget.bytes >> 20);
  for (const std::string& technique : work.without) {
    words += fmt::format(" --without {}", technique);
  }
  return words + (work.seed == 1 ? "" : fmt::format(" --seed {}", work.seed)) + " --out FILE";
}

std::string Plan::text() const { return plan_json(*this).dump(); }

Result<Plan> Plan::parse(std::string_view text) {
  const PlanJson json = PlanJson::parse(text, nullptr, false);
  if (!json.is_object()) {
    return fail("the plan of the survey cannot be read");
  }
  PlanReader reader(json);
  if (reader.get<std::uint64_t>("sabar-survey") != kPlanVersion) {
    return fail("the survey was made by another version of the program", {}, "use that version to read it");
  }
  Plan plan;
  auto game = read_game(reader.get<std::string>("game"), reader.get<std::string>("rules_text"));
  if (!game) {
    return tl::unexpected(game.error());
  }
  plan.game = *std::move(game);
  if (auto good = read_work(reader, plan.work); !good) {
    return tl::unexpected(good.error());
  }
  plan.work.rules = plan.game.rules;
  plan.chunk = reader.get<std::uint64_t>("chunk");
  if (auto good = reader.good(); !good) {
    return tl::unexpected(good.error());
  }
  if (plan.game.identity.text() != reader.get<std::string>("rules")) {
    return fail("the plan of the survey is damaged", "rules");
  }
  if (auto good = check_size(plan); !good) {
    return fail(fmt::format("the plan of the survey is damaged: {}", good.error().message));
  }
  return plan;
}

std::uint64_t usual_chunk(std::uint64_t deals) {
  return std::clamp<std::uint64_t>(deals / kChunksWanted, 1, kLargestChunk);
}

Result<> check_size(const Plan& plan) {
  if (plan.deals() == 0 || plan.deals() > kMaxDeals) {
    return fail(fmt::format("a survey cannot have {} deals", plan.deals()), "--deals",
                fmt::format("give 1 to {}", kMaxDeals));
  }
  if (plan.chunk == 0 || plan.chunk > kMaxDeals) {
    return fail(fmt::format("a chunk cannot have {} deals", plan.chunk), "--chunk",
                fmt::format("give 1 to {}, or 0 for what is usual", kMaxDeals));
  }
  if (plan.chunks() > kMaxChunks) {
    return fail(fmt::format("{} chunks are too many", plan.chunks()), "--chunk",
                fmt::format("give {} deals or more to a chunk", (plan.deals() + kMaxChunks - 1) / kMaxChunks));
  }
  const Natural last = trials::number_of_deal(plan.work, plan.deals() - 1);
  return order_of_deal(plan.work.scheme, last, plan.work.rules.deck).map([](const auto&) {});
}

Result<> same_question(const Plan& stored, const Plan& wanted) {
  const PlanJson left = plan_json(stored);
  const PlanJson right = plan_json(wanted);
  for (const auto& [name, value] : left.items()) {
    // The text of the rules also has what is said about the game; what is asked is their identity.
    if (name != "rules_text" && right.at(name) != value) {
      return fail(fmt::format("the survey there has another value of '{}': {} instead of {}", name, value.dump(),
                              right.at(name).dump()),
                  {}, "ask the same to go on with it, or give another --out");
    }
  }
  return {};
}

}  // namespace sabar::survey
