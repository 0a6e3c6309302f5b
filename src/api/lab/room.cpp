#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

#include <sabar/api/lab/room.hpp>
#include <sabar/api/lab/trace.hpp>
#include <sabar/api/limits.hpp>
#include <sabar/api/pegs/boards.hpp>
#include <sabar/core/result.hpp>
#include <sabar/games/pegs/notation.hpp>
#include <sabar/lab/shuffles/words/text.hpp>

namespace sabar {
namespace {

constexpr std::uint64_t kMostDecks = 1'000'000;
constexpr std::uint64_t kMostDecksAtOnce = 100'000;
constexpr std::uint64_t kMostEvents = 100'000;

Result<Json> list_shuffles(Request& request) {
  const Language language = request.language();
  const lab::html::Text& text = lab::html::text_of(language);
  return request.check().map([&] {
    Json algorithms = Json::array();
    for (const ShuffleInfo& info : shuffle_list()) {
      algorithms.push_back({{"name", info.name}, {"summary", lab::html::shuffle_summary(text, info.name)}});
    }
    Json generators = Json::array();
    for (const GeneratorInfo& info : generator_list()) {
      generators.push_back({{"name", info.name}, {"summary", lab::html::generator_summary(text, info)}});
    }
    return Json{{"algorithms", std::move(algorithms)}, {"generators", std::move(generators)}};
  });
}

// Beside the law of a uniform order where a test knows it; else the law the shuffle must follow.
Json test_json(const lab::TestResult& test, const lab::Report& report, const lab::html::Text& text) {
  const lab::LawCheck check = test.uniform     ? *test.uniform
                              : test.one_cycle ? *test.one_cycle
                                               : test.riffle.value_or(lab::LawCheck{});
  return {{"name", test.name},
          {"title", lab::html::test_title(text, test)},
          {"measures", lab::html::test_statistic(text, test)},
          {"statistic", check.value},
          {"p", check.p},
          {"verdict", lab::html::verdict_words(text, test.judgement, report.law, report.riffles)}};
}

}  // namespace

std::vector<Call> LabRoom::calls() {
  return {{"lab.shuffles", list_shuffles},
          {"lab.trace", trace_shuffle},
          {"lab.many", [this](Request& request) { return begin_many(request); }},
          {"lab.many.step", [this](Request& request) { return step_many(request); }},
          {"lab.search", [this](Request& request) { return begin_search(request); }},
          {"lab.search.step", [this](Request& request) { return step_search(request); }}};
}

Result<Json> LabRoom::begin_many(Request& request) {
  const std::string algorithm = asked_shuffle(request);
  const std::string generator = request.text("generator", kDefaultGenerator);
  const std::uint64_t seed = asked_seed(request);
  return asked_size(request).and_then([&](std::size_t n) {
    request.about(Topic::algorithm, {{"name", quote_input(algorithm)}});
    return Shuffler::make(algorithm, generator, seed).map([&](Shuffler shuffler) {
      run_.reset();  // its memory goes before the next one takes some
      lab::BatteryOptions options;
      options.n = n;
      run_.emplace(Run{std::move(shuffler), lab::Battery(options), n});
      return nothing();
    });
  });
}

Result<Json> LabRoom::step_many(Request& request) {
  const Language language = request.language();
  const std::uint64_t shuffles = std::min(request.number("shuffles", 1000), kMostDecksAtOnce);
  if (const auto read = request.check(); !read) {
    return tl::unexpected(read.error());
  }
  if (!run_) {
    return fail("no shuffle has been chosen", {}, "ask for lab.many");
  }
  const std::uint64_t end = std::min(run_->battery.count() + shuffles, kMostDecks);
  while (run_->battery.count() < end) {
    Permutation deck = identity(run_->n);
    run_->shuffler(deck);
    run_->battery.add(deck);
    run_->one_cycle += cycle_count(deck) == 1 ? 1 : 0;
  }
  const ShuffleChoice& choice = run_->shuffler.choice();
  const lab::Report report = run_->battery.report(choice.info.law, static_cast<unsigned>(choice.times));
  const lab::html::Text& text = lab::html::text_of(language);
  std::uint64_t fixed_points = 0;
  for (std::size_t card = 0; card < run_->n && !report.heat.empty(); ++card) {
    fixed_points += report.heat[card * run_->n + card];
  }
  Json tests = Json::array();
  for (const lab::TestResult& test : report.tests) {
    tests.push_back(test_json(test, report, text));
  }
  return Json{{"count", report.count},
              {"most", kMostDecks},
              {"places", report.heat},
              {"tests", std::move(tests)},
              {"verdict", lab::html::verdict_words(text, report.judgement, report.law, report.riffles)},
              {"fixed_points", fixed_points},
              {"one_cycle", run_->one_cycle}};
}

Result<Json> LabRoom::begin_search(Request& request) {
  const std::string method = request.text("method");
  return asked_pegs_problem(request)
      .and_then([&](const pegs::Problem& problem) {
        request.about(Topic::method, {{"name", quote_input(method)}});
        return PegsWatch::begin(problem, method, kWatchBytes);
      })
      .map([&](PegsWatch watch) {
        watch_.reset();
        watch_.emplace(std::move(watch));
        return nothing();
      });
}

Result<Json> LabRoom::step_search(Request& request) {
  const std::uint64_t most = std::min(request.number("events", 100), kMostEvents);
  if (const auto read = request.check(); !read) {
    return tl::unexpected(read.error());
  }
  if (!watch_) {
    return fail("no search has begun", {}, "ask for lab.search");
  }
  const pegs::Board& board = watch_->problem().board;
  const pegs::Notation notation = pegs::usual_notation(board);
  Json events = Json::array();
  for (const PegsWatch::Event& event : watch_->step(static_cast<std::size_t>(most))) {
    events.push_back({{"kind", to_text(event.kind)},
                      {"jump", event.jump ? Json(pegs::jump_text(board, *event.jump, notation)) : Json()},
                      {"depth", event.depth}});
  }
  return Json{{"events", std::move(events)}, {"pegs", pegs::holes_text(board, watch_->pegs(), notation)},
              {"boards", watch_->boards()},  {"remembered", watch_->remembered()},
              {"done", watch_->done()},      {"verdict", to_text(watch_->verdict())}};
}

}  // namespace sabar
