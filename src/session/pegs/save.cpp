// A game of peg solitaire written down, and read again: board, start, finish, and every jump.
#include <algorithm>
#include <optional>
#include <utility>

#include <fmt/format.h>

#include <sabar/core/plain_text.hpp>
#include <sabar/core/result.hpp>
#include <sabar/session/pegs/session.hpp>

namespace sabar {
namespace {

using pegs::Holes;
using pegs::Notation;

constexpr std::string_view kPegsHead = "sabar-pegs 1";
constexpr std::string_view kRowMark = "| ";

struct PegsLine {
  std::string_view word;
  std::string_view rest;
  std::size_t number = 0;
  std::size_t column = 1;  // of the rest
};

tl::unexpected<Error> pegs_fail(std::size_t line, std::size_t column, std::string message, std::string hint = {}) {
  return fail(std::move(message), fmt::format("line {}, column {}", line, column), std::move(hint));
}

std::string finish_words(const pegs::Board& board, const pegs::Finish& finish) {
  return finish.pegs ? pegs::holes_text(board, *finish.pegs, Notation::coordinates) : "any";
}

// The start row by row. A row without holes has a dot, on the grid, so that it does not end the drawing.
std::string drawn_rows(const pegs::Board& board, Holes start) {
  const std::string drawing = pegs::draw_pegs(board, start);
  const std::size_t first = drawing.find_first_not_of(' ');
  std::string text;
  std::size_t number = 0;
  for (std::string_view rows = drawing; !rows.empty(); rows.remove_prefix(rows.find('\n') + 1)) {
    const std::string_view row = rows.substr(0, rows.find('\n'));
    const std::size_t shift = board.grid == pegs::Grid::triangular ? (first + number) % 2 : 0;
    text += fmt::format("{}{}\n", kRowMark, row.empty() ? std::string(shift, ' ') + "." : std::string(row));
    ++number;
  }
  return text;
}

// What the lines say, before anything of it is believed.
struct PegsSaveLines {
  std::string name;
  std::string title;
  std::string drawing = "\n";  // each row where it stands in the save, so that errors name the right place
  bool pegs_drawn = false;
  std::optional<PegsLine> finish;
  std::vector<PegsLine> jumps;
  std::vector<PegsLine> redo;
  bool ended = false;
};

class PegsSaveReader {
public:
  Result<PegsSaveLines> read(std::string_view text) {
    while (!text.empty() && !save_.ended) {
      const std::size_t end = std::min(text.find('\n'), text.size());
      std::string_view line = text.substr(0, end);
      text.remove_prefix(std::min(end + 1, text.size()));
      line = line.ends_with('\r') ? line.substr(0, line.size() - 1) : line;
      ++number_;
      if (auto good = read_line(line); !good) {
        return tl::unexpected(good.error());
      }
    }
    return check(text);
  }

private:
  Result<> read_line(std::string_view line) {
    if (number_ == 1) {
      return line == kPegsHead ? Result<>{}
                               : pegs_fail(1, 1, fmt::format("{} is no game of peg solitaire", quote_input(line)),
                                           fmt::format("its first line is '{}'", kPegsHead));
    }
    if (line.starts_with(kRowMark)) {
      return keep_row(line);
    }
    // Lines above the drawing become empty ones; those below are left out.
    save_.drawing += rows_ == 0 ? "\n" : "";
    below_ = rows_ > 0;
    const std::size_t blank = std::min(line.find(' '), line.size());
    const std::size_t rest = std::min(blank + 1, line.size());
    return take({line.substr(0, blank), line.substr(rest), number_, rest + 1});
  }

  Result<> keep_row(std::string_view row) {
    const std::size_t bad = row.find_first_not_of(" *o.", kRowMark.size());
    if (below_ || bad != std::string_view::npos) {
      return pegs_fail(number_, below_ ? 1 : bad + 1,
                       below_ ? "a row below the drawing" : "this is not part of a drawing",
                       "the rows stand together; * is a peg, o an empty hole, . or a blank no hole");
    }
    ++rows_;
    save_.pegs_drawn = save_.pegs_drawn || row.find('*') != std::string_view::npos;
    save_.drawing += fmt::format("  {}\n", row.substr(kRowMark.size()));
    return {};
  }

  Result<> take(const PegsLine& line) {
    if (line.word == "board" || line.word == "title") {
      if (const std::size_t plain = plain_length(line.rest); plain < line.rest.size()) {
        return pegs_fail(line.number, line.column + plain, "this is not a character of plain text",
                         fmt::format("a {} is UTF-8 text without control characters", line.word));
      }
      (line.word == "board" ? save_.name : save_.title) = line.rest;
    } else if (line.word == "grid" && rows_ == 0) {
      // The drawing takes it over as a line of its own, in the place of this one.
      save_.drawing.insert(save_.drawing.size() - 1, fmt::format("grid {}", line.rest));
    } else if (line.word == "finish") {
      save_.finish = line;
    } else if (line.word == "jumps" || line.word == "redo") {
      (line.word == "jumps" ? save_.jumps : save_.redo).push_back(line);
    } else if (line.word == "end") {
      save_.ended = true;
    } else {
      return pegs_fail(line.number, 1, fmt::format("unknown word {}", quote_input(line.word)),
                       "known: board, title, grid, |, finish, jumps, redo, end");
    }
    return {};
  }

  Result<PegsSaveLines> check(std::string_view behind) {
    if (!save_.ended) {
      return pegs_fail(std::max<std::size_t>(number_, 1), 1, "the game is cut off", "its last line is 'end'");
    }
    if (behind.find_first_not_of(" \r\n") != std::string_view::npos) {
      return pegs_fail(number_ + 1, 1, "text behind the end of the game", "'end' is the last line");
    }
    if (save_.name.empty() || !save_.finish || rows_ == 0) {
      return pegs_fail(number_, 1, "the game has no board, no drawing or no finish",
                       "a save has the lines board, | … and finish");
    }
    return std::move(save_);
  }

  PegsSaveLines save_;
  std::size_t number_ = 0;
  std::size_t rows_ = 0;
  bool below_ = false;  // the drawing
};

Result<pegs::Board> saved_board(const PegsSaveLines& save) {
  auto board = pegs::read_board(save.name, save.drawing);
  if (!board) {
    return board;
  }
  if (!save.title.empty()) {
    board->title = save.title;
  }
  if (!board->start) {
    board->start = save.pegs_drawn ? board->all() : Holes{0};
  }
  return board;
}

Result<pegs::Finish> saved_finish(const pegs::Board& board, const PegsLine& line) {
  if (line.rest == "any") {
    return pegs::Finish::any();
  }
  const auto holes = pegs::read_holes(board, line.rest);
  if (!holes) {
    return pegs_fail(line.number, line.column, holes.error().message, holes.error().hint);
  }
  return pegs::Finish::exactly(*holes);
}

Result<> replay_lines(PegsSession& session, const std::vector<PegsLine>& lines) {
  for (const PegsLine& line : lines) {
    const auto hops = pegs::read_line(session.board(), line.rest);
    if (!hops) {
      return pegs_fail(line.number, line.column, hops.error().text());
    }
    for (const pegs::Hop& hop : *hops) {
      if (const auto played = session.play(hop); !played) {
        return pegs_fail(line.number, line.column,
                         fmt::format("jump {}: {}", session.jumps_made() + 1, played.error().text()),
                         "without this jump and all behind it the game can be loaded up to there");
      }
    }
  }
  return {};
}

}  // namespace

std::string PegsSession::save() const {
  std::string text = fmt::format("{}\nboard {}\ntitle {}\n", kPegsHead, board().name, board().title);
  text += board().grid == pegs::Grid::triangular ? "grid triangular\n" : "";
  text += drawn_rows(board(), problem().start);
  text += fmt::format("finish {}\n", finish_words(board(), finish()));
  const auto line = [&](std::string_view word, std::span<const pegs::Hop> hops) {
    text += hops.empty() ? std::string()
                         : fmt::format("{} {}\n", word, pegs::jumps_text(board(), hops, Notation::coordinates));
  };
  line("jumps", jumps());
  line("redo", redo_jumps());
  return text + "end\n";
}

Result<PegsSession> PegsSession::load(std::string_view text) {
  if (text.size() > kMaxSave) {
    return pegs_fail(1, 1, fmt::format("{} bytes are too many for a saved game", text.size()),
                     fmt::format("a save has at most {}", kMaxSave));
  }
  const auto save = PegsSaveReader().read(text);
  if (!save) {
    return tl::unexpected(save.error());
  }
  auto board = saved_board(*save);
  if (!board) {
    return tl::unexpected(board.error());
  }
  const auto finish = saved_finish(*board, *save->finish);
  if (!finish) {
    return tl::unexpected(finish.error());
  }
  const Holes start = *std::exchange(board->start, std::nullopt);
  auto session = begin({*board, start, *finish});
  if (!session) {
    return pegs_fail(save->finish->number, 1, session.error().text());
  }
  if (auto played = replay_lines(*session, save->jumps); !played) {
    return tl::unexpected(played.error());
  }
  const std::size_t made = session->jumps_made();
  if (auto played = replay_lines(*session, save->redo); !played) {
    return tl::unexpected(played.error());
  }
  session->arrive(made);
  return session;
}

}  // namespace sabar
