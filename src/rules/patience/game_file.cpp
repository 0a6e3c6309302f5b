#include <algorithm>
#include <array>
#include <atomic>
#include <memory>
#include <tuple>
#include <utility>

#include <fmt/format.h>

#include <sabar/core/nearest_name.hpp>
#include <sabar/core/result.hpp>
#include <sabar/rules/patience/game_file.hpp>
#include <sabar/rules/patience/normalised.hpp>
#include <sabar/rules/patience/text/rules_text.hpp>
#include <sabar/rules_data/texts.hpp>

namespace sabar {
namespace {

std::size_t family_place(std::string_view family) {
  return static_cast<std::size_t>(std::find(kFamilies.begin(), kFamilies.end(), family) - kFamilies.begin());
}

bool listed_before(const GameFile* a, const GameFile* b) {
  return std::tuple(family_place(a->family), std::string_view(a->name)) <
         std::tuple(family_place(b->family), std::string_view(b->name));
}

// The files are checked by the tests; one with a fault would be missing here. A game is large, so each is moved once.
std::vector<GameFile> read_embedded_games() {
  std::vector<GameFile> games;
  games.reserve(kRulesFiles.size());
  for (const RulesFile& file : kRulesFiles) {
    if (auto game = read_game(file.name, file.text)) {
      games.push_back(std::move(*game));
    }
  }
  std::vector<GameFile*> order;
  order.reserve(games.size());
  for (GameFile& game : games) {
    order.push_back(&game);
  }
  std::sort(order.begin(), order.end(), listed_before);
  std::vector<GameFile> sorted;
  sorted.reserve(games.size());
  for (GameFile* game : order) {
    sorted.push_back(std::move(*game));
  }
  return sorted;
}

// Games that are read one by one, when they are first asked for; by any thread. Who comes second throws its own away.
class GameShelf {
public:
  GameShelf() = default;
  GameShelf(const GameShelf&) = delete;
  GameShelf& operator=(const GameShelf&) = delete;
  ~GameShelf() {
    for (const auto& each : games_) {
      delete each.load();
    }
  }

  Result<const GameFile*> game(std::size_t number) {
    if (const GameFile* known = games_[number].load()) {
      return known;
    }
    auto read = read_game(kRulesFiles[number].name, kRulesFiles[number].text);
    if (!read) {
      return tl::unexpected(read.error());
    }
    auto made = std::make_unique<const GameFile>(std::move(*read));
    const GameFile* known = nullptr;
    return games_[number].compare_exchange_strong(known, made.get()) ? made.release() : known;
  }

private:
  std::array<std::atomic<const GameFile*>, kRulesFiles.size()> games_{};
};

}  // namespace

std::string GameFile::short_identity() const { return identity.text().substr(0, 12); }

const std::string& GameFile::title_in(Language language) const {
  const GameWords& words = translated[static_cast<std::size_t>(language)];
  return words.title.empty() ? title : words.title;
}

const std::vector<std::string>& GameFile::notes_in(Language language) const {
  const GameWords& words = translated[static_cast<std::size_t>(language)];
  return words.notes.empty() ? notes : words.notes;
}

Result<GameFile> read_game(std::string_view name, std::string_view text) {
  GameFile game;
  RulesAbout about;
  const RulesFault fault = parse_rules(text, game.rules, about);
  if (fault.kind != Fault::none) {
    return tl::unexpected(to_error(fault));
  }
  game.name = name;
  game.family = about.family;
  game.sources.assign(about.source.begin(), about.source.begin() + static_cast<std::ptrdiff_t>(about.sources));
  for (const LanguageInfo& info : kLanguages) {
    const RulesAbout::Words& said = about.in(info.language);
    GameWords words{std::string(said.title),
                    {said.note.begin(), said.note.begin() + static_cast<std::ptrdiff_t>(said.notes)}};
    if (info.language == kRulesLanguage) {
      game.title = std::move(words.title);
      game.notes = std::move(words.notes);
    } else {
      game.translated[static_cast<std::size_t>(info.language)] = std::move(words);
    }
  }
  game.identity = identity_of(game.rules);
  return game;
}

std::string game_text(const GameFile& game) {
  std::string text = fmt::format("title {}\nfamily {}\n", game.title, game.family);
  for (const std::string& source : game.sources) {
    text += fmt::format("source {}\n", source);
  }
  for (const std::string& note : game.notes) {
    text += fmt::format("note {}\n", note);
  }
  for (const LanguageInfo& info : kOfferedLanguages) {
    const GameWords& words = game.translated[static_cast<std::size_t>(info.language)];
    if (!words.title.empty()) {
      text += fmt::format("title.{} {}\n", info.tag, words.title);
    }
    for (const std::string& note : words.notes) {
      text += fmt::format("note.{} {}\n", info.tag, note);
    }
  }
  const std::string rules = normalised_text(game.rules);
  return text + rules.substr(rules.find('\n') + 1);  // without its own title
}

std::span<const std::string_view> best_known_games() {
  static constexpr std::array<std::string_view, 13> kBestKnown = {
      "klondike", "klondike-3", "spider-1", "spider-2", "spider-4",      "freecell", "yukon",
      "pyramid",  "tri-peaks",  "golf",     "canfield", "forty-thieves", "accordion"};
  return kBestKnown;
}

std::span<const GameFile> game_list() {
  static const std::vector<GameFile> games = read_embedded_games();
  return games;
}

Result<const GameFile*> find_game(std::string_view name) {
  static GameShelf shelf;
  for (std::size_t i = 0; i < kRulesFiles.size(); ++i) {
    if (kRulesFiles[i].name == name) {
      return shelf.game(i);
    }
  }
  std::vector<std::string_view> names;
  for (const GameFile& game : game_list()) {
    names.push_back(game.name);
  }
  return fail(fmt::format("there is no game {}", quote_input(name)), {}, nearest_name_hint(name, names));
}

}  // namespace sabar
