// JSON from outside, and our own JSON of a deal.
#include <algorithm>

#include <fmt/format.h>

#include <sabar/games/patience/formats/deal_json.hpp>
#include <sabar/games/patience/formats/each.hpp>
#include <sabar/rules/patience/rules_json.hpp>

namespace sabar::formats {
namespace {

constexpr int kMostDepth = 12;

// How deep lists and objects lie in each other, at least as far as the text is JSON.
int depth_of(std::string_view text) {
  int depth = 0;
  int deepest = 0;
  bool quoted = false;
  for (std::size_t at = 0; at < text.size(); ++at) {
    const char c = text[at];
    if (quoted) {
      at += c == '\\' ? 1 : 0;
      quoted = c != '"';
    } else if (c == '"') {
      quoted = true;
    } else if (c == '{' || c == '[') {
      deepest = std::max(deepest, ++depth);
    } else if (c == '}' || c == ']') {
      --depth;
    }
  }
  return deepest;
}

// Walks through a text that is no JSON, to see where it goes wrong.
class JsonScout : public nlohmann::json_sax<Json> {
public:
  [[nodiscard]] std::size_t position() const { return position_; }

  bool null() override { return true; }
  bool boolean(bool) override { return true; }
  bool number_integer(number_integer_t) override { return true; }
  bool number_unsigned(number_unsigned_t) override { return true; }
  bool number_float(number_float_t, const string_t&) override { return true; }
  bool string(string_t&) override { return true; }
  bool binary(binary_t&) override { return true; }
  bool key(string_t&) override { return true; }
  bool start_object(std::size_t) override { return true; }
  bool start_array(std::size_t) override { return true; }
  bool end_object() override { return true; }
  bool end_array() override { return true; }
  bool parse_error(std::size_t position, const std::string&, const nlohmann::detail::exception&) override {
    position_ = position;
    return false;
  }

private:
  std::size_t position_ = 0;
};

std::string place_in_text(const DealText& deal, std::size_t position) {
  const std::string_view before = deal.text.substr(0, position > 0 ? position - 1 : 0);
  const auto lines = static_cast<std::size_t>(std::count(before.begin(), before.end(), '\n'));
  const std::size_t start = before.rfind('\n');
  const std::size_t column = start == std::string_view::npos ? before.size() : before.size() - start - 1;
  return fmt::format("line {}, column {}", deal.line + lines, column + 1);
}

}  // namespace

std::string json_text(const Json& json, const char* name) {
  const auto at = json.find(name);
  if (at == json.end()) {
    return {};
  }
  const auto* text = at->get_ptr<const std::string*>();
  return text != nullptr ? *text : at->is_number_unsigned() ? at->dump() : std::string();
}

Result<Json> parse_json_input(const DealText& deal) {
  if (depth_of(deal.text) > kMostDepth) {
    return fail("lists within lists within lists", {}, "a deal is not nested so deeply");
  }
  Json json = Json::parse(deal.text.begin(), deal.text.end(), nullptr, false);
  if (json.is_discarded()) {
    JsonScout scout;
    Json::sax_parse(deal.text.begin(), deal.text.end(), &scout);
    return fail("this is not JSON", place_in_text(deal, scout.position()));
  }
  return json;
}

Result<DealFile> read_own_json(const GameFile& game, const Json& json) {
  if (auto named = check_names(game, json_text(json, "game"), json_text(json, "rules")); !named) {
    return tl::unexpected(named.error());
  }
  DealFile deal;
  deal.format = DealFormat::json;
  auto table = table_from_json(game.rules, *json.find("table"));
  if (!table) {
    return tl::unexpected(table.error());
  }
  deal.table = *std::move(table);
  deal.source = json_text(json, "source");
  if (const std::string scheme = json_text(json, "scheme"); deal.source.empty() && !scheme.empty()) {
    deal.source = fmt::format("{}:{}", scheme, json_text(json, "deal"));
  }
  if (const auto order = parse_deal_order(json_text(json, "order"))) {
    deal.order = *order;
  }
  return deal;
}

Result<std::string> write_own_json(const GameFile& game, const DealFile& deal) {
  nlohmann::ordered_json json;
  json["game"] = game.name;
  json["rules"] = game.identity.text();
  if (!deal.source.empty()) {
    json["source"] = deal.source;
  }
  if (deal.order) {
    json["order"] = to_text(*deal.order);
  }
  json["table"] = table_json(game.rules, deal.table);
  return json.dump(-1, ' ', false, Json::error_handler_t::replace) + "\n";
}

}  // namespace sabar::formats
