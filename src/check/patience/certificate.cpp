// Two passes over the text: the first gathers the set, the second asks about every move of every position. Tables are
// made when they are looked at, so that a large certificate needs little more memory than its text.
#include <algorithm>
#include <string>
#include <vector>

#include <fmt/format.h>

#include <sabar/check/patience/certificate.hpp>
#include <sabar/check/patience/certificate_symmetry.hpp>
#include <sabar/check/patience/certificate_text.hpp>
#include <sabar/check/patience/judge.hpp>

namespace sabar {
namespace {

// Every move that can be written down for these piles and names cards that are there.
std::vector<Move> writable_moves(const Table& table) {
  std::vector<Move> moves = {{MoveKind::draw}, {MoveKind::redeal}, {MoveKind::gather}};
  const std::size_t piles = table.piles.size();
  for (std::size_t from = 0; from < piles; ++from) {
    for (std::size_t to = 0; to < piles; ++to) {
      for (std::size_t count = 1; count <= table.piles[from].cards.size(); ++count) {
        moves.push_back(transfer(from, to, count));
      }
      moves.push_back({MoveKind::pair, static_cast<std::uint8_t>(from), static_cast<std::uint8_t>(to), 1});
    }
  }
  return moves;
}

class CertificateChecker {
public:
  CertificateChecker(const GameFile& game, CertificateText text) : rules_(game.rules), text_(std::move(text)) {}

  Result<CertificateReport> check(const Table& start, const CertificateProgress& progress) {
    if (auto good = gather(); !good) {
      return tl::unexpected(good.error());
    }
    if (auto good = check_start(start); !good) {
      return tl::unexpected(good.error());
    }
    for (std::size_t i = 0; i < text_.positions.size(); ++i) {
      if (auto good = check_position(i); !good) {
        return tl::unexpected(good.error());
      }
      if (progress && !progress(i + 1, text_.positions.size())) {
        return fail(fmt::format("stopped after {} of {} positions", i + 1, text_.positions.size()));
      }
    }
    report_.positions = text_.positions.size();
    return report_;
  }

private:
  [[nodiscard]] std::string place(std::size_t i) const {
    return fmt::format("position {} (line {})", i + 1, text_.positions[i].number);
  }

  [[nodiscard]] bool holds(const Table& table) const {
    return std::binary_search(set_.begin(), set_.end(), check::position_form(rules_, table));
  }

  // A position as it stands there: settled, with the cards of the deck.
  [[nodiscard]] Result<Judge> judge_of(const CertificateLine& line, const std::string& where) const {
    const auto table = read_position(rules_, line);
    if (!table) {
      return tl::unexpected(table.error());
    }
    auto judge = Judge::begin(rules_, *table);
    if (!judge) {
      Error error = judge.error();
      error.where = error.where.empty() ? where : fmt::format("{}, {}", where, error.where);
      return tl::unexpected(std::move(error));
    }
    if (judge->table() != *table) {
      return fail("something still happens here by itself", where,
                  "a position is written as it is when it has settled");
    }
    return judge;
  }

  Result<> gather() {
    for (std::size_t i = 0; i < text_.positions.size(); ++i) {
      const auto judge = judge_of(text_.positions[i], place(i));
      if (!judge) {
        return tl::unexpected(judge.error());
      }
      set_.push_back(check::position_form(rules_, judge->table()));
    }
    std::sort(set_.begin(), set_.end());
    return {};
  }

  Result<> check_start(const Table& start) const {
    const auto deal = Judge::begin(rules_, start);
    if (!deal) {
      return fail(deal.error().message, "the deal", deal.error().hint);
    }
    const std::string where = fmt::format("start (line {})", text_.start.number);
    const auto named = judge_of(text_.start, where);
    if (!named) {
      return tl::unexpected(named.error());
    }
    if (check::position_form(rules_, named->table()) != check::position_form(rules_, deal->table())) {
      return fail("the certificate is of another deal", where);
    }
    if (!holds(deal->table())) {
      return fail("the start is not in the set", where);
    }
    return {};
  }

  Result<> check_position(std::size_t i) {
    const auto judge = judge_of(text_.positions[i], place(i));
    if (!judge) {
      return tl::unexpected(judge.error());
    }
    if (judge->won()) {
      return fail("this position is won", place(i));
    }
    for (const Move& move : writable_moves(judge->table())) {
      if (!judge->permits(move)) {
        continue;
      }
      Judge after = *judge;
      if (auto played = after.play(move); !played) {
        return tl::unexpected(played.error());
      }
      if (!holds(after.table())) {
        return fail(fmt::format("{} leads to a position that is not in the set", to_text(rules_, move)), place(i));
      }
      ++report_.moves;
    }
    return {};
  }

  const Rules& rules_;
  CertificateText text_;
  std::vector<std::string> set_;  // forms of all positions, sorted
  CertificateReport report_;
};

}  // namespace

Result<CertificateReport> check_certificate(const GameFile& game, const Table& start, std::string_view text,
                                            const CertificateProgress& progress) {
  return read_certificate(game, text).and_then([&](CertificateText parts) {
    return CertificateChecker(game, std::move(parts)).check(start, progress);
  });
}

}  // namespace sabar
