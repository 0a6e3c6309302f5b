// Requests and answers as tests write them.
#pragma once

#include <string>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <sabar/api/api.hpp>

namespace sabar::api_tests {

class Visitor {
public:
  // The answer, whatever it is.
  Json ask(const Json& request) { return Json::parse(api_.call(request.dump())); }
  // The same where an error is a fault of the test.
  Json get(const Json& request) {
    Json answer = ask(request);
    EXPECT_FALSE(answer.contains("error")) << request << '\n' << answer;
    return answer;
  }
  std::string raw(std::string_view request) { return api_.call(request); }

  // Asks `step` until it is done.
  Json finish(const Json& step) {
    Json answer;
    do {
      answer = get(step);
    } while (answer.contains("done") && !answer["done"].get<bool>());
    return answer;
  }

private:
  Api api_;
};

}  // namespace sabar::api_tests
