// Passwords stay out of messages, whatever is wrong with the address they stand in.
#include <gtest/gtest.h>

#include <sabar/survey/store/address.hpp>
#include <sabar/survey/store/store.hpp>

namespace sabar::survey {
namespace {

TEST(SurveyAddress, KnowsServersAndFiles) {
  EXPECT_TRUE(is_server("postgresql://host/name"));
  EXPECT_TRUE(is_server("postgres://host/name"));
  EXPECT_FALSE(is_server("survey.db"));
  EXPECT_FALSE(is_server("/tmp/postgresql.db"));
  for (const char* good : {"survey.db", "./a/b.db", "a:b.db", "/x//y.db", "postgresql://h/d", "postgres://h/d"}) {
    EXPECT_TRUE(check_address(good)) << good;
  }
  for (const char* bad : {"mysql://h/d", "postgressql://h/d", "Postgres://h/d", "https://h/d"}) {
    EXPECT_FALSE(check_address(bad)) << bad;
  }
}

TEST(SurveyAddress, UnknownServersAreRefusedWithoutTheirPassword) {
  const std::string address = "postgressql://bob:s3cret@host/d";
  for (const Error& error : {open_to_read(address).error(), join_work(address, {}).error()}) {
    EXPECT_EQ(error.text().find("s3cret"), std::string::npos) << error.text();
    EXPECT_NE(error.text().find("postgressql://"), std::string::npos) << error.text();
  }
}

TEST(SurveyAddress, WhatIsQuotedOfAPasswordIsHidden) {
  struct Case {
    std::string message;
    std::string address;
    std::string shown;
  };
  const Case cases[] = {
      {"could not translate host name \"cret@localhost\" to address", "postgresql://bob:s3@cret@localhost/x",
       "could not translate host name \"…\" to address"},
      {"invalid integer value \"s3\" for connection option \"port\"\n", "postgresql://bob:s3/cret@localhost/x",
       "invalid integer value \"…\" for connection option \"port\""},
      {"invalid percent-encoded token: \"s3%zzcret\"", "postgresql://bob:s3%zzcret@localhost/x",
       "invalid percent-encoded token: \"…\""},
      {"missing \"=\" after \"s3 cret\"", "postgresql://h/x?sslpassword=s3 cret&a=b", "missing \"=\" after \"…\""},
      {"invalid port \"b\"s3cret@h\" there", "postgresql://a:b\"s3cret@h/x", "invalid port \"…\" there"},
      {"connection to server at \"host\", port 1 failed", "postgresql://bob:s3cret@host:1/x",
       "connection to server at \"host\", port 1 failed"},
  };
  for (const Case& example : cases) {
    EXPECT_EQ(without_password(example.message, example.address).message, example.shown);
  }
}

// The library of the server is asked for what it really says.
TEST(SurveyAddress, NoBadAddressGivesItsPasswordAway) {
  for (const char* address :
       {"postgresql://bob:xyz@pass@127.0.0.1:1/x", "postgresql://bob:xyz/pass@127.0.0.1:1/x",
        "postgresql://bob:xyz%zzpass@h/x", "postgresql://bob:xyzpass@127.0.0.1:1/x",
        "postgresql://bob:xyz#pass@127.0.0.1:1/x", "postgresql://bob:xyz?pass@127.0.0.1:1/x",
        "postgresql://127.0.0.1:1/x?password=xyzpass", "postgresql://bob:xyzpass@127.0.0.1:port/x"}) {
    const auto store = open_to_read(address);
    ASSERT_FALSE(store) << address;
    EXPECT_EQ(store.error().text().find("xyz"), std::string::npos) << store.error().text();
    EXPECT_EQ(store.error().text().find("pass@"), std::string::npos) << store.error().text();
  }
}

}  // namespace
}  // namespace sabar::survey
