// What may pass for a request, and what must not.
#include <string>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <sabar/serve/host_names.hpp>
#include <sabar/serve/request_head.hpp>

namespace sabar::serve {
namespace {

std::string head_of(const std::string& line, const std::string& fields = "Host: x\r\n") {
  return line + "\r\n" + fields + "\r\n";
}

TEST(ServeHead, EndsBehindTheFirstEmptyLine) {
  EXPECT_EQ(head_end("GET / HTTP/1.1\r\nHost: x\r\n"), std::nullopt);
  EXPECT_EQ(head_end("GET / HTTP/1.0\r\n\r\nmore"), 18U);
}

TEST(ServeHead, PlainRequestsPass) {
  EXPECT_EQ(refuse_head(head_of("GET / HTTP/1.1")), 0);
  EXPECT_EQ(refuse_head(head_of("HEAD /a/b.js?c=%20 HTTP/1.1", "host: x\r\nAccept:\r\nCookie: \ta=b \r\n")), 0);
  EXPECT_EQ(refuse_head(head_of("GET / HTTP/1.0", "")), 0);
  EXPECT_EQ(refuse_head(head_of("GET / HTTP/1.1", "Host: x\r\nContent-Length: 0\r\n")), 0);
}

TEST(ServeHead, MalformedLinesAreBadRequests) {
  for (const char* line : {"", "GET", "GET /", "GET  / HTTP/1.1", "GET / HTTP/2.0", "GET / http/1.1", "GET x HTTP/1.1",
                           "GET /a b HTTP/1.1", "GE\tT / HTTP/1.1", "GET /\x01 HTTP/1.1", "GET /\xc3\xa9 HTTP/1.1",
                           "GET http://x/ HTTP/1.1", "* / HTTP/1.1 "}) {
    EXPECT_EQ(refuse_head(head_of(line)), 400) << line;
  }
}

TEST(ServeHead, MalformedFieldsAreBadRequests) {
  for (const char* fields :
       {"Host x\r\n", ": x\r\n", "Host : x\r\n", "Host: x\r\n folded\r\n", "Host: a\x01z\r\n", "Host: a\nb: c\r\n", "",
        "Host: x\r\nHost: y\r\n", "Host: x\r\nContent-Length: -1\r\n", "Host: x\r\nContent-Length: 1e3\r\n"}) {
    EXPECT_EQ(refuse_head(head_of("GET / HTTP/1.1", fields)), 400) << fields;
  }
}

TEST(ServeHead, BodiesAndOtherMethodsAreRefused) {
  EXPECT_EQ(refuse_head(head_of("GET / HTTP/1.1", "Host: x\r\nContent-Length: 5\r\n")), 413);
  EXPECT_EQ(refuse_head(head_of("GET / HTTP/1.1", "Host: x\r\nTransfer-Encoding: chunked\r\n")), 413);
  EXPECT_EQ(refuse_head(head_of("POST / HTTP/1.1", "Host: x\r\nContent-Length: 5\r\n")), 405);
  EXPECT_EQ(refuse_head(head_of("FOLD / HTTP/1.1")), 405);
}

TEST(ServeHead, NamesTheHostItWasSentTo) {
  EXPECT_EQ(host_in(head_of("GET / HTTP/1.1")), "x");
  EXPECT_EQ(host_in(head_of("GET / HTTP/1.1", "A: b\r\nhOST:  localhost:80\t\r\n")), "localhost:80");
  EXPECT_EQ(host_in(head_of("GET /Host: HTTP/1.0", "A: Host: b\r\n")), "");
}

TEST(ServeHead, IsHandedOnWithoutRanges) {
  const std::string plain = head_of("GET / HTTP/1.1", "Host: x\r\nIf-Range: y\r\nA: Range: z\r\n");
  EXPECT_EQ(without_range(plain), plain);
  EXPECT_EQ(without_range(head_of("GET / HTTP/1.1", "Range: bytes=9-3\r\nHost: x\r\nrange:\r\nA: b\r\n")),
            head_of("GET / HTTP/1.1", "Host: x\r\nA: b\r\n"));
}

TEST(ServeHost, AddressesAndGivenNamesAreAnswered) {
  const std::vector<std::string> names = {"den.local", "", "0.0.0.0"};
  for (const char* host :
       {"", "127.0.0.1", "127.0.0.1:8017", "10.1.2.3:", "localhost", "LOCALHOST:1", "localhost.", "[::1]", "[::1]:80",
        "[fe80::1%25eth0]:80", "[2001:db8::7]", "den.local", "Den.Local.:80", "0.0.0.0:80"}) {
    EXPECT_TRUE(answers_to(host, names)) << host;
  }
  for (const char* host : {"evil.example",
                           "evil.example:8017",
                           "localhost.evil.example",
                           "127.0.0.1.evil.example",
                           "x.den.local",
                           "den.local.evil",
                           ".",
                           ":80",
                           "::1",
                           "[::1",
                           "[]",
                           "[evil]",
                           "1.2.3",
                           "127.1",
                           "0x7f000001",
                           "127.0.0.1:x",
                           "localhost:80:80",
                           "local host",
                           "[::1]x",
                           "[::1]:x"}) {
    EXPECT_FALSE(answers_to(host, names)) << host;
  }
}

TEST(ServeHead, FewAndShort) {
  std::string fields = "Host: x\r\n";
  for (std::size_t i = 1; i < kMostFields; ++i) {
    fields += "A: b\r\n";
  }
  EXPECT_EQ(refuse_head(head_of("GET / HTTP/1.1", fields)), 0);
  EXPECT_EQ(refuse_head(head_of("GET / HTTP/1.1", fields + "A: b\r\n")), 431);
  EXPECT_EQ(refuse_head(head_of("GET /" + std::string(kLongestHead, 'a') + " HTTP/1.1")), 431);
}

RC_GTEST_PROP(ServeHead, ChangingOneByteNeverMakesAnythingButAVerdict, ()) {
  std::string head = head_of("GET /index.html HTTP/1.1", "Host: x\r\nAccept: */*\r\n");
  head[*rc::gen::inRange<std::size_t>(0, head.size())] = *rc::gen::arbitrary<char>();
  const int verdict = refuse_head(head);
  RC_ASSERT(verdict == 0 || (verdict >= 400 && verdict < 500));
}

}  // namespace
}  // namespace sabar::serve
