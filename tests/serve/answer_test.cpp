// What is answered, from files inside the test program: tests/serve/page, put there as the page is put into the
// program.
#include <algorithm>
#include <string>
#include <string_view>

#include <gtest/gtest.h>

#include <sabar/serve/answer.hpp>
#include <sabar/serve/page_file.hpp>

namespace sabar::serve {
namespace {

std::string field(const Answer& answered, std::string_view name) {
  for (const auto& [key, value] : answered.fields) {
    if (key == name) {
      return value;
    }
  }
  return {};
}

Answer get(std::string_view path, std::string_view encoding = {}, std::string_view match = {}) {
  static const auto site = make_program_site(embedded_page());
  return answer(*site, Asked{"GET", path, encoding, match, {}});
}

TEST(ServeAnswer, TheRootIsTheIndex) {
  const Answer root = get("/");
  EXPECT_EQ(root.status, 200);
  EXPECT_EQ(root.type, "text/html; charset=utf-8");
  EXPECT_EQ(root.body.bytes, get("/index.html").body.bytes);
  EXPECT_TRUE(root.body.bytes.starts_with("<!doctype html>"));
}

TEST(ServeAnswer, FilesNamedByTheirHashAreKeptForEverOthersAskedForAgain) {
  EXPECT_EQ(field(get("/assets/words-5eed.txt"), "Cache-Control"), "public, max-age=31536000, immutable");
  EXPECT_EQ(field(get("/"), "Cache-Control"), "no-cache");
  EXPECT_EQ(field(get("/sw.js"), "Cache-Control"), "no-cache");
}

TEST(ServeAnswer, CompressedOnlyForThoseWhoAsk) {
  const Answer plain = get("/assets/words-5eed.txt");
  for (const char* asked : {"gzip", "br, GZIP;q=0.8", "*"}) {
    const Answer packed = get("/assets/words-5eed.txt", asked);
    EXPECT_EQ(field(packed, "Content-Encoding"), "gzip") << asked;
    EXPECT_LT(packed.body.bytes.size(), plain.body.bytes.size());
    EXPECT_NE(packed.body.tag, plain.body.tag);
    EXPECT_EQ(field(packed, "Vary"), "Accept-Encoding");
  }
  for (const char* asked : {"", "identity", "br", "gzip;q=0", "gzip;q=0.0", "gzipped"}) {
    EXPECT_EQ(field(get("/assets/words-5eed.txt", asked), "Content-Encoding"), "") << asked;
  }
  EXPECT_EQ(field(plain, "Vary"), "Accept-Encoding");
}

TEST(ServeAnswer, WhoHasItGetsNoBytes) {
  const std::string tag = get("/").body.tag;
  for (const std::string& match : {tag, "W/" + tag, "\"other\", " + tag, std::string("*")}) {
    const Answer again = get("/", {}, match);
    EXPECT_EQ(again.status, 304) << match;
    EXPECT_TRUE(again.body.bytes.empty());
    EXPECT_EQ(field(again, "ETag"), tag);
  }
  EXPECT_EQ(get("/", {}, "\"other\"").status, 200);
}

TEST(ServeAnswer, WhatIsNotThereIsNotFound) {
  for (const char* path : {"/nothing", "//index.html", "/index.html/", "/../index.html", "/assets",
                           "/assets/words-5eed.txt.gz", "/INDEX.HTML"}) {
    EXPECT_EQ(get(path).status, 404) << path;
  }
}

TEST(ServeAnswer, ARefusalSpeaksTheLanguageAskedFor) {
  EXPECT_NE(refusal(404, "id-ID,en;q=0.5").body.bytes.find("tidak ada"), std::string_view::npos);
  EXPECT_NE(refusal(404, "fr").body.bytes.find("no such page"), std::string_view::npos);
  EXPECT_EQ(field(refusal(405, {}), "Allow"), "GET, HEAD");
}

}  // namespace
}  // namespace sabar::serve
