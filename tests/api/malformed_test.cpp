// Requests that are wrong get an error and change nothing.
#include <iterator>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include <sabar/random/generators/bounded.hpp>
#include <sabar/random/generators/xoshiro256.hpp>

#include "api/asking.hpp"

namespace sabar::api_tests {
namespace {

void expect_error(Visitor& visitor, const std::string& request) {
  const Json before = visitor.get({{"do", "table.view"}});
  const Json answer = Json::parse(visitor.raw(request));
  ASSERT_TRUE(answer.contains("error")) << request << '\n' << answer;
  EXPECT_FALSE(answer["error"]["text"].get<std::string>().empty());
  EXPECT_EQ(visitor.get({{"do", "table.view"}}), before) << request;
}

TEST(MalformedRequest, GetsAnErrorAndChangesNothing) {
  Visitor visitor;
  visitor.get({{"do", "table.replay"}, {"game", "klondike"}, {"deal", "17"}, {"moves", {"draw"}}});
  for (const char* request : {
           "",
           "{",
           "[]",
           "null",
           "7",
           R"("games")",
           "{}",
           R"({"do":null})",
           R"({"do":7})",
           R"({"do":""})",
           R"({"do":"tabel.view"})",
           R"({"do":"table.new"})",
           R"({"do":"table.new","game":"klondik","deal":"1"})",
           R"({"do":"table.new","game":"klondike","deal":1})",
           R"({"do":"table.new","game":"klondike","deal":"-1"})",
           R"({"do":"table.new","game":"klondike","deal":"1","scheme":"nobody"})",
           R"({"do":"table.new","game":["klondike"],"deal":"1"})",
           R"({"do":"table.play"})",
           R"({"do":"table.play","move":"t9-t1"})",
           R"({"do":"table.play","move":{}})",
           R"({"do":"table.replay","game":"klondike","deal":"17","moves":"draw"})",
           R"({"do":"table.replay","game":"klondike","deal":"17","moves":[1]})",
           R"({"do":"table.go_to","n":-1})",
           R"({"do":"table.go_to","n":1e99})",
           R"({"do":"table.go_to","n":18446744073709551615})",
           R"({"do":"table.go_to","n":4294967296})",
           R"({"do":"table.go_to","n":18446744073709551616})",
           R"({"do":"table.seconds","seconds":"soon"})",
           R"({"do":"table.load","save":"sabar-save 9"})",
           R"({"do":"table.load","save":""})",
           R"({"do":"table.say","lang":"fr"})",
           R"({"do":"table.say","lang":1})",
           R"({"do":"rules","game":""})",
           R"({"do":"advise.step"})",
           R"({"do":"advise.look","save":5})",
           R"({"do":"loss.result"})",
           R"({"do":"deals.step"})",
           R"({"do":"deals.find","game":"klondike","level":"trivial"})",
           R"({"do":"greedy.next"})",
           R"({"do":"greedy.begin","strategy":"clever"})",
           R"({"do":"pegs.play","jump":"a"})",
           R"({"do":"pegs.new","board":"moon"})",
           R"({"do":"pegs.new","board":"english","vacancy":"z9"})",
           R"({"do":"pegs.new","text":""})",
           R"({"do":"lab.trace","algorithm":"sattolo","n":0})",
           R"({"do":"lab.trace","algorithm":"sattolo","n":3,"draws":"9 9"})",
           R"({"do":"lab.many.step"})",
           R"({"do":"lab.search","board":"triangle","method":"luck"})",
       }) {
    expect_error(visitor, request);
  }
  expect_error(visitor, "{\"do\":\"\xff\"}");
  expect_error(visitor, std::string(100'000, '['));
  expect_error(visitor, R"({"do":"table.load","save":")" + std::string(5'000'000, 'x') + "\"}");
  expect_error(visitor, R"({"do":"table.new","game":"klondike","deal":")" + std::string(4'000'000, '9') + "\"}");
  const std::string deep = std::string(2'000'000, '[') + std::string(2'000'000, ']');
  expect_error(visitor, R"({"do":"lab.trace","algorithm":"sattolo","n":9,"seed":)" + deep + "}");
  expect_error(visitor, R"({"do":"table.play","move":)" + deep + "}");
}

struct Told {
  const char* request;
  const char* topic;
  Json facts;
};

TEST(MalformedRequest, IsToldByATopicAndItsFacts) {
  Visitor visitor;
  visitor.get({{"do", "table.replay"}, {"game", "klondike"}, {"deal", "17"}, {"moves", {"draw"}}});
  visitor.get({{"do", "pegs.new"}, {"board", "triangle"}});
  visitor.get({{"do", "set.new"}, {"deal", 3}});
  const Json none = Json::object();
  for (const auto& [request, topic, facts] : std::vector<Told>{
           {"{", "request", none},
           {R"({"do":"tabel.view"})", "request", none},
           {R"({"do":"table.new"})", "request", none},
           {R"({"do":"rules","game":"klondik"})", "game", {{"name", "'klondik'"}}},
           {R"({"do":"table.new","game":"klondik","deal":"x"})", "game", {{"name", "'klondik'"}}},
           {R"({"do":"table.new","game":"klondike","deal":"1","scheme":"nobody"})", "scheme", {{"name", "'nobody'"}}},
           {R"({"do":"table.new","game":"klondike","deal":"-1"})", "number", {{"number", "'-1'"}}},
           {R"({"do":"table.new","game":"klondike","deal":"0","scheme":"ms"})",
            "deal",
            {{"number", "'0'"}, {"scheme", "'ms'"}}},
           {R"({"do":"table.replay","game":"klondike","deal":"17","moves":["draw","t9-t1"]})",
            "move",
            {{"n", "2"}, {"move", "'t9-t1'"}}},
           {R"({"do":"table.play","move":"t9-t1"})", "play", {{"move", "'t9-t1'"}}},
           {R"({"do":"table.go_to","n":99})", "place", {{"n", "99"}}},
           {R"({"do":"table.load","save":"sabar-save 9"})", "save", none},
           {R"({"do":"advise.look","save":""})", "save", none},
           {R"({"do":"greedy.begin","strategy":"clever"})", "strategy", none},
           {R"({"do":"greedy.next"})", "strategy", none},
           {R"({"do":"deals.find","game":"klondike","level":"trivial"})", "level", {{"name", "'trivial'"}}},
           {R"({"do":"deals.find","game":"klondike","scheme":"exact"})", "search", none},
           {R"({"do":"pegs.new","board":"moon"})", "board", {{"name", "'moon'"}}},
           {R"({"do":"pegs.new","text":"* *\n* x"})", "drawing", {{"line", "2"}, {"column", "3"}}},
           {R"({"do":"pegs.new","text":"grid round\n* *"})", "drawing", {{"line", "1"}, {"column", "6"}}},
           {R"({"do":"pegs.new","text":"title Nothing\n. ."})", "holes", {{"n", "0"}, {"most", "64"}}},
           {R"({"do":"pegs.new","text":"* *","vacancy":"a1 b1"})", "vacancy", {{"holes", "'a1 b1'"}}},
           {R"({"do":"pegs.new","board":"english","vacancy":"z9"})", "vacancy", {{"holes", "'z9'"}}},
           {R"({"do":"pegs.new","board":"english","vacancy":"d4","finish":"z9"})", "finish", {{"holes", "'z9'"}}},
           {R"({"do":"pegs.play","jump":"a"})", "jump", {{"jump", "'a'"}}},
           {R"({"do":"set.new","deal":1,"game":"bridge"})", "variant", {{"name", "'bridge'"}}},
           {R"({"do":"set.call","cards":"ABCD"})", "cards", {{"cards", "'ABCD'"}}},
           {R"({"do":"lab.trace","algorithm":"luck"})", "algorithm", {{"name", "'luck'"}}},
           {R"({"do":"lab.trace","algorithm":"sattolo","seed":"soon"})", "seed", {{"seed", "'soon'"}}},
           {R"({"do":"lab.many","algorithm":"sattolo","seed":-4})", "seed", {{"seed", "'-4'"}}},
           {R"({"do":"lab.trace","algorithm":"sattolo","n":0})", "size", {{"n", "0"}, {"least", "2"}, {"most", "208"}}},
           {R"({"do":"lab.trace","algorithm":"sattolo","generator":"dice"})", "generator", {{"name", "'dice'"}}},
           {R"({"do":"lab.trace","algorithm":"sattolo","n":3,"draws":"9 9"})", "draws", none},
           {R"({"do":"lab.search","board":"triangle","method":"luck"})", "method", {{"name", "'luck'"}}},
       }) {
    const Json answer = Json::parse(visitor.raw(request));
    EXPECT_EQ(answer["error"]["topic"], topic) << request << '\n' << answer;
    EXPECT_EQ(answer["error"]["facts"], facts) << request << '\n' << answer;
  }
}

// Every request of the list with a field missing, of another kind, or absurd: the API always answers with an object.
TEST(MalformedRequest, OfAnyKindIsAnswered) {
  const std::vector<Json> requests = {
      {{"do", "table.new"}, {"game", "freecell"}, {"scheme", "ms"}, {"deal", "5"}},
      {{"do", "table.play"}, {"move", "draw"}},
      {{"do", "table.go_to"}, {"n", 0}},
      {{"do", "greedy.begin"}, {"strategy", "greedy"}, {"seed", 1}},
      {{"do", "greedy.next"}, {"lang", "en"}},
      {{"do", "deals.find"}, {"game", "freecell"}, {"scheme", "sabar"}, {"seed", 2}, {"level", "easy"}},
      {{"do", "pegs.new"}, {"board", "triangle"}, {"text", ""}, {"vacancy", "1"}, {"finish", "any"}},
      {{"do", "pegs.play"}, {"jump", "6-1"}, {"outlook", false}},
      {{"do", "lab.trace"}, {"algorithm", "sattolo"}, {"generator", "pcg64"}, {"seed", 3}, {"n", 9}},
      {{"do", "lab.many"}, {"algorithm", "riffle:3"}, {"generator", "pcg64"}, {"seed", 3}, {"n", 8}},
      {{"do", "lab.many.step"}, {"shuffles", 20}},
      {{"do", "lab.search"}, {"board", "triangle"}, {"method", "hash"}},
      {{"do", "lab.search.step"}, {"events", 20}},
  };
  const std::vector<Json> values = {nullptr,
                                    true,
                                    -1,
                                    0,
                                    1,
                                    3.5,
                                    1e300,
                                    "",
                                    "x",
                                    "\t",
                                    Json::array(),
                                    Json::object(),
                                    std::string(300, '9'),
                                    18446744073709551615U};
  Xoshiro256StarStar lots(1);
  Visitor visitor;
  for (int i = 0; i < 600; ++i) {
    Json request = requests[draw_below(lots, requests.size())];
    auto field = std::next(request.begin(), static_cast<std::ptrdiff_t>(draw_below(lots, request.size())));
    const std::uint64_t way = draw_below(lots, values.size() + 2);
    if (way < values.size()) {
      *field = values[way];
    } else if (way == values.size()) {
      request.erase(field);
    }
    ASSERT_TRUE(visitor.ask(request).is_object()) << request;
  }
}

}  // namespace
}  // namespace sabar::api_tests
