// Any lines as requests. Each is read as the engine reads it, with all fields that some room asks for. Some inputs are
// visits, one request after the other: each is answered with one JSON object; an error has words and a topic,
// and after it everything is as it was before.
#include <algorithm>
#include <array>
#include <optional>
#include <utility>

#include <sabar/api/api.hpp>

#include "fuzz.hpp"

using namespace sabar;

namespace {

// Requests that go on with something say how far; here they may not go far.
constexpr std::array<std::string_view, 7> kSteps = {"advise.step",     "loss.step", "deals.step", "lab.many.step",
                                                    "lab.search.step", "set.watch", "pegs.solve"};
constexpr std::array<std::pair<const char*, std::uint64_t>, 4> kFar = {
    {{"nodes", 64}, {"shuffles", 8}, {"events", 64}, {"steps", 16}}};
// Questions for which all of a board of pegs may be looked at, and the holes beyond which they are not asked.
constexpr std::array<std::string_view, 4> kPegsQuestions = {"pegs.look", "pegs.hint", "pegs.solve", "pegs.counts"};
constexpr std::size_t kFewHoles = 15;
constexpr std::size_t kMostRequests = 8;
// A visit takes about fifteen times as long as reading its requests. The first ones are all carried out: the seeds, and
// an input that is run alone.
constexpr std::size_t kVisits = 64;
constexpr std::size_t kFirstVisits = 500;
constexpr auto kFields = {"algorithm", "begin",    "board",  "cards",          "count",     "deal",  "do",
                          "draws",     "events",   "finish", "game",           "generator", "jump",  "lang",
                          "level",     "lost",     "method", "more_by_itself", "move",      "moves", "n",
                          "nodes",     "outlook",  "save",   "scheme",         "seconds",   "seed",  "shuffles",
                          "steps",     "strategy", "table",  "text",           "vacancy"};

template <class List>
bool among(const List& list, std::string_view word) {
  return std::find(list.begin(), list.end(), word) != list.end();
}

// A field of any kind is read as every kind: what comes back fits, or there is a fault with its place and a way out.
void check_fields(std::string_view line) {
  auto read = Request::read(line);
  if (!read) {
    fuzz::must(!read.error().message.empty());
    return;
  }
  fuzz::must(read->has("do") && read->written("do") == read->what());
  for (const char* const field : kFields) {
    if (!read->has(field)) {
      continue;
    }
    const std::string written = read->written(field);
    const std::string text = read->text(field);
    const std::uint64_t number = read->number(field);
    fuzz::must((text.empty() || text == written) && (number == 0 || !written.empty()));
    fuzz::must(!read->flag(field) || written == "true");
    fuzz::must(read->texts(field).empty() || written == "array");
  }
  static_cast<void>(read->language());
  const auto fault = read->check();
  fuzz::must(fault.has_value() || (!fault.error().where.empty() && !fault.error().hint.empty()));
}

class Visitor {
public:
  void ask(std::string_view line) {
    const Json request = Json::parse(line, nullptr, false);
    const bool named = request.is_object() && request.contains("do") && request["do"].is_string();
    const std::string what = named ? request["do"].get<std::string>() : std::string();
    const bool new_board = what == "pegs.new" || what == "pegs.load";
    if (named && ((holes_ > kFewHoles && among(kPegsQuestions, what)) ||
                  ((holes_ > kFewHoles || new_board) && request.contains("outlook")))) {
      return;
    }
    const bool looks = fuzz::one_in(8, line);
    const std::string before = looks ? saves() : std::string();
    const Json answer = Json::parse(api_.call(among(kSteps, what) ? shorter(request) : line), nullptr, false);
    fuzz::must(answer.is_object());
    if (answer.contains("error")) {
      check_error(answer["error"]);
      fuzz::must(!looks || saves() == before);
    } else if (answer.contains("holes") && answer["holes"].is_array()) {
      holes_ = answer["holes"].size();
    }
  }

private:
  // The same request, but not as far; a field that is missing would stand for its usual value.
  static std::string shorter(Json request) {
    for (const auto& [field, most] : kFar) {
      const auto found = request.find(field);
      const bool near = found != request.end() && found->is_number_unsigned() && found->get<std::uint64_t>() < most;
      const bool text = found != request.end() && found->is_string() && found->get<std::string>().size() < 2;
      if (!near && !text && (found == request.end() || found->is_primitive())) {
        request[field] = most;
      }
    }
    return request.dump(-1, ' ', false, Json::error_handler_t::replace);
  }

  static void check_error(const Json& error) {
    fuzz::must(error.is_object() && error["text"].is_string() && !error["text"].get<std::string>().empty());
    fuzz::must(among(kTopicNames, error["topic"].get<std::string>()));
    fuzz::must(error["hint"].is_string() && error["facts"].is_object());
  }

  std::string saves() {
    return api_.call(R"({"do":"table.save"})") + api_.call(R"({"do":"pegs.save"})") + api_.call(R"({"do":"set.save"})");
  }

  Api api_;
  std::size_t holes_ = 0;
};

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text = fuzz::text_of(data, size);
  static std::size_t inputs = 0;
  std::optional<Visitor> visitor;
  if (++inputs <= kFirstVisits || fuzz::one_in(kVisits, text)) {
    visitor.emplace();
  }
  std::string_view rest = text;
  for (std::size_t asked = 0; !rest.empty() && asked < kMostRequests; ++asked) {
    const std::size_t end = std::min(rest.find('\n'), rest.size());
    const std::string_view line = rest.substr(0, end);
    check_fields(line);
    if (visitor) {
      visitor->ask(line);
    }
    rest.remove_prefix(std::min(end + 1, rest.size()));
  }
  return 0;
}
