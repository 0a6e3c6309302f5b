// A request as the page sends it: one JSON object whose field `do` says what is wanted.
//
// A field that is missing or of the wrong kind is remembered, and a harmless value comes back instead; whoever has read
// all he needs asks once for the fault:
//
//   const GameFile* game = request.game();
//   const std::uint64_t seed = request.number("seed", 1);
//   if (const auto read = request.check(); !read) return tl::unexpected(read.error());
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <nlohmann/json.hpp>

#include <sabar/api/topic.hpp>
#include <sabar/core/card_text.hpp>
#include <sabar/core/result.hpp>
#include <sabar/random/scheme.hpp>
#include <sabar/rules/patience/game_file.hpp>

namespace sabar {

// Requests are read and answers written by one kind of object, which keeps the module small.
using Json = nlohmann::ordered_json;

class Request {
public:
  static constexpr std::size_t kMaxBytes = std::size_t{4} << 20;

  [[nodiscard]] static Result<Request> read(std::string_view text);

  // The field `do`.
  [[nodiscard]] const std::string& what() const { return what_; }

  [[nodiscard]] bool has(const char* field) const;
  // With a second value the field may be missing.
  [[nodiscard]] std::string text(const char* field, std::optional<std::string_view> usual = {});
  // A number, or its digits as a text: JavaScript knows whole numbers up to 2^53 only.
  [[nodiscard]] std::uint64_t number(const char* field, std::optional<std::uint64_t> usual = {});
  [[nodiscard]] bool flag(const char* field);  // false when it is missing
  [[nodiscard]] std::vector<std::string> texts(const char* field);
  // As it stands there, whatever it is; of a list or an object only that it is one.
  [[nodiscard]] std::string written(const char* field) const;
  // `lang`, English when it is missing.
  [[nodiscard]] Language language();
  // `game`: null when there is a fault, so ask check() first.
  [[nodiscard]] const GameFile* game();
  // `scheme`, our own when it is missing.
  [[nodiscard]] Scheme scheme();

  // What is done from now on: what an error is about if one comes of it.
  void about(Topic topic, Facts facts = {});
  [[nodiscard]] Topic topic() const { return topic_; }
  [[nodiscard]] const Facts& facts() const { return facts_; }

  // The first fault of the fields read so far.
  [[nodiscard]] Result<> check() const;

private:
  explicit Request(Json fields) : fields_(std::move(fields)) {}

  // Null when it is missing, which is a fault unless it may be.
  [[nodiscard]] const Json* find(const char* field, bool optional);
  void blame(std::string message, const char* field, std::string hint);
  // The same for a field that can be read and says nothing known.
  void blame(const Error& error, Topic topic, const std::string& name);

  Json fields_;
  std::string what_;
  std::optional<Error> fault_;
  Topic topic_ = Topic::request;  // that of the fault once there is one
  Facts facts_;
};

}  // namespace sabar
