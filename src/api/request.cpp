#include <charconv>
#include <utility>

#include <fmt/format.h>

#include <sabar/api/request.hpp>
#include <sabar/core/result.hpp>

namespace sabar {

Result<Request> Request::read(std::string_view text) {
  if (text.size() > kMaxBytes) {
    return fail("the request is too long", {}, fmt::format("at most {} bytes", kMaxBytes));
  }
  auto fields = Json::parse(text, nullptr, false);
  if (!fields.is_object()) {
    return fail("the request is no JSON object", {}, R"(write {"do":"games"})");
  }
  Request request(std::move(fields));
  request.what_ = request.text("do");
  return request.check().map([&] { return std::move(request); });
}

void Request::about(Topic topic, Facts facts) {
  if (!fault_) {
    topic_ = topic;
    facts_ = std::move(facts);
  }
}

bool Request::has(const char* field) const {
  const auto found = fields_.find(field);
  return found != fields_.end() && !found->is_null();
}

const Json* Request::find(const char* field, bool optional) {
  if (has(field)) {
    return &*fields_.find(field);
  }
  if (!optional) {
    blame("a field is missing", field, "docs/wasm.md lists the fields of every request");
  }
  return nullptr;
}

void Request::blame(std::string message, const char* field, std::string hint) {
  if (!fault_) {
    fault_ = Error{std::move(message), fmt::format("field '{}'", field), std::move(hint)};
  }
}

void Request::blame(const Error& error, Topic topic, const std::string& name) {
  about(topic, {{"name", quote_input(name)}});
  fault_ = fault_ ? fault_ : error;
}

std::string Request::text(const char* field, std::optional<std::string_view> usual) {
  const auto* value = find(field, usual.has_value());
  if (value == nullptr) {
    return std::string(usual.value_or(""));
  }
  if (!value->is_string()) {
    blame("a text is wanted", field, "put it in quotation marks");
    return {};
  }
  return value->get<std::string>();
}

std::uint64_t Request::number(const char* field, std::optional<std::uint64_t> usual) {
  const auto* value = find(field, usual.has_value());
  if (value == nullptr) {
    return usual.value_or(0);
  }
  if (value->is_number_unsigned()) {
    return value->get<std::uint64_t>();
  }
  std::uint64_t number = 0;
  const std::string digits = value->is_string() ? value->get<std::string>() : std::string();
  const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
  if (digits.empty() || error != std::errc{} || end != digits.data() + digits.size()) {
    blame("a whole number is wanted", field, "at least 0 and below 2^64");
    return 0;
  }
  return number;
}

bool Request::flag(const char* field) {
  const auto* value = find(field, true);
  if (value != nullptr && !value->is_boolean()) {
    blame("true or false is wanted", field, "leave it out for false");
    return false;
  }
  return value != nullptr && value->get<bool>();
}

std::vector<std::string> Request::texts(const char* field) {
  std::vector<std::string> list;
  const auto* value = find(field, false);
  if (value == nullptr) {
    return list;
  }
  if (!value->is_array()) {
    blame("a list of texts is wanted", field, R"(write ["a","b"])");
    return list;
  }
  for (const auto& entry : *value) {
    if (!entry.is_string()) {
      blame("a list of texts is wanted", field, R"(write ["a","b"])");
      return {};
    }
    list.push_back(entry.get<std::string>());
  }
  return list;
}

std::string Request::written(const char* field) const {
  const auto found = fields_.find(field);
  if (found == fields_.end() || found->is_string()) {
    return found == fields_.end() ? std::string() : found->get<std::string>();
  }
  // Lists in lists are written by a function that calls itself for each.
  return found->is_structured() ? std::string(found->type_name()) : found->dump();
}

Language Request::language() {
  const auto language = parse_language(text("lang", "en"));
  if (!language && !fault_) {
    blame(language.error().message, "lang", language.error().hint);
  }
  return language.value_or(Language::english);
}

const GameFile* Request::game() {
  const std::string name = text("game");
  const auto found = fault_ ? Result<const GameFile*>(nullptr) : find_game(name);
  if (!found) {
    blame(found.error(), Topic::game, name);
  }
  return found.value_or(nullptr);
}

Scheme Request::scheme() {
  const std::string name = text("scheme", scheme_info(Scheme::sabar).name);
  const auto found = fault_ ? Result<Scheme>(Scheme::sabar) : parse_scheme(name);
  if (!found) {
    blame(found.error(), Topic::scheme, name);
  }
  return found.value_or(Scheme::sabar);
}

Result<> Request::check() const { return fault_ ? Result<>(tl::unexpected(*fault_)) : Result<>(); }

}  // namespace sabar
