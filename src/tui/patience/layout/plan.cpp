#include <algorithm>

#include <sabar/tui/patience/layout/column.hpp>
#include <sabar/tui/patience/layout/parts.hpp>

namespace sabar::tui {
namespace {

// Lays out the parts from top to bottom.
class Planner {
public:
  Planner(const Rules& rules, const Table& table, Size size, const LayoutWish& wish)
      : rules_(rules),
        table_(table),
        size_(size),
        wish_(wish),
        map_(map_piles(rules)),
        parts_(part_piles(rules, table)) {
    layout_.piles.resize(table.piles.size());
    banks_ = make_banks(parts_, usable());
    const int pitch = banks_.empty() ? kMostPitch : banks_.front().pitch;
    strips_ = make_strips(rules_, parts_, usable() + 1, pitch);
    for (const Strip& strip : strips_) {
      width_ = std::max(width_, strip.width());
      layout_.complete = layout_.complete && strip.pitch >= kLeastPitch;
    }
    for (const Bank& bank : banks_) {
      width_ = std::max(width_, bank.width());
      layout_.complete = layout_.complete && bank.pitch >= kLeastPitch;
    }
    left_ = 1 + std::max(0, usable() - width_) / 2;
  }

  Layout plan() {
    const int height = head_height();
    y_ = strips_.empty() && banks_.empty() && !wish_.tight ? 1 : 0;
    for (const Strip& strip : strips_) {
      lay_out_strip(strip, height);
    }
    lay_out_banks();
    if (!parts_.boards.empty() && y_ > 0 && !wish_.tight && size_.height - y_ > boards_wish()) {
      ++y_;  // air between head and board
    }
    for (const std::size_t g : parts_.boards) {
      const Box room{1, y_, usable(), size_.height - y_};
      y_ += lay_out_board(rules_.group[g], map_.first[g], table_, room, wish_.card_height, layout_);
    }
    layout_.complete = layout_.complete && y_ <= size_.height;
    layout_.height = y_;
    return std::move(layout_);
  }

private:
  // The first character of a line is kept for marks beside a card.
  [[nodiscard]] int usable() const { return size_.width - 1; }

  [[nodiscard]] int boards_wish() const {
    int lines = 0;
    for (const std::size_t g : parts_.boards) {
      lines += board_lines(rules_.group[g], usable());
    }
    return lines;
  }

  [[nodiscard]] const Group& group(std::size_t pile) const { return rules_.group[map_.group_of[pile]]; }

  [[nodiscard]] static int longest(const Table& table, const std::vector<std::size_t>& piles) {
    std::size_t most = 1;
    for (const std::size_t pile : piles) {
      most = std::max(most, table.piles[pile].cards.size());
    }
    return static_cast<int>(most);
  }

  // Lines in which a bank shows every card, label included.
  [[nodiscard]] int need(const Bank& bank) const {
    return 1 + std::max(longest(table_, bank.columns), longest(table_, bank.aside));
  }

  [[nodiscard]] int widest_bank() const {
    int width = 0;
    for (const Bank& bank : banks_) {
      width = std::max(width, bank.width());
    }
    return width;
  }

  [[nodiscard]] int dealt(const Bank& bank) const {
    int most = 0;
    for (const std::size_t pile : bank.columns) {
      const std::size_t g = map_.group_of[pile];
      most = std::max(most, int{rules_.group[g].deal[pile - map_.first[g]]});
    }
    return most;
  }

  // Lines that the tableau would like to have.
  [[nodiscard]] int tableau_wish() const {
    int lines = 0;
    for (const Bank& bank : banks_) {
      // Room to grow, so that the picture seldom has to change.
      const int growth = bank.columns.empty() ? 0 : banks_.size() > 1 ? 2 : 6;
      lines += std::max(need(bank) + 1, 1 + dealt(bank) + growth);
    }
    return lines + boards_wish();
  }

  // The cards of the head are as high as the tableau allows.
  [[nodiscard]] int head_height() const {
    const int wish = tableau_wish();
    const int strips = static_cast<int>(strips_.size());
    for (int height = wish_.card_height; height > 1; --height) {
      if (size_.height - strips * (1 + height) >= wish) {
        return height;
      }
    }
    return 1;
  }

  void lay_out_strip(const Strip& strip, int height) {
    const int width = card_width(strip.pitch);
    const int label = y_;
    const Box first{left_, y_ + 1, width, height};
    const int right = left_ + width_ - static_cast<int>(strip.right.size()) * strip.pitch + (strip.pitch - width);
    for (std::size_t i = 0; i < strip.right.size(); ++i) {
      lay_out_single(table_, strip.right[i], {right + static_cast<int>(i) * strip.pitch, first.y, width, height}, label,
                     layout_);
    }
    // A hole alone is the middle of the game.
    const bool alone = strip.slots() == 1 && !strip.left.empty() && group(strip.left.front()).kind == PileKind::hole;
    int x = alone ? left_ + (width_ - width) / 2 : left_;
    for (std::size_t i = 0; i < strip.left.size(); ++i) {
      const Box slot{x, first.y, width, height};
      const bool waste = group(strip.left[i]).kind == PileKind::waste;
      x += strip.pitch + (waste ? strip.fan : 0);
      if (waste) {
        const int end = i + 1 < strip.left.size() ? x : strip.right.empty() ? size_.width : right;
        lay_out_waste(strip.left[i], slot, end - 1, label);
      } else {
        lay_out_single(table_, strip.left[i], slot, label, layout_);
      }
    }
    y_ += 1 + height;
  }

  // The last cards of the waste, each over the right part of the one before.
  void lay_out_waste(std::size_t pile, const Box& slot, int end, int label) {
    const int room = 1 + std::max(0, end - slot.x - slot.width) / kFanStep;
    const int cards = static_cast<int>(table_.piles[pile].cards.size());
    const int seen = std::min({cards, room, std::max(kFan, int{rules_.draw})});
    Box area = slot;
    area.width += kFanStep * std::max(0, seen - 1);
    layout_.piles[pile] = {true, slot, area, label};
    for (int i = 0; i < seen; ++i) {
      const bool top = i + 1 == seen;
      layout_.cards.push_back({pile,
                               static_cast<std::size_t>(cards - seen + i),
                               1,
                               {slot.x + i * kFanStep, slot.y, top ? slot.width : kFanStep, slot.height}});
    }
  }

  // Every bank gets what it needs, or where that is too much an equal part of what is left; spare lines are shared out.
  [[nodiscard]] std::vector<int> bank_heights(int room) const {
    std::vector<int> heights(banks_.size(), 0);
    std::vector<bool> served(banks_.size(), false);
    int open = static_cast<int>(banks_.size());
    for (bool again = true; again;) {
      again = false;
      for (std::size_t b = 0; b < banks_.size(); ++b) {
        if (!served[b] && need(banks_[b]) <= room / open) {
          heights[b] = need(banks_[b]);
          room -= heights[b];
          served[b] = again = true;
          if (--open == 0) {
            share_out(heights, room);
            return heights;
          }
        }
      }
    }
    for (std::size_t b = 0; b < banks_.size(); ++b) {
      if (!served[b]) {
        heights[b] = room / open;
      }
    }
    return heights;
  }

  void share_out(std::vector<int>& heights, int spare) const {
    if (!parts_.boards.empty() || wish_.tight) {
      return;
    }
    const int each = spare / static_cast<int>(heights.size());
    for (int& height : heights) {
      height += each;
    }
  }

  void lay_out_banks() {
    if (banks_.empty()) {
      return;
    }
    const auto heights = bank_heights(std::max(0, size_.height - y_ - boards_wish()));
    for (std::size_t b = 0; b < banks_.size(); ++b) {
      if (heights[b] < std::min(need(banks_[b]), kLeastLines)) {
        layout_.complete = false;
        return;
      }
      lay_out_bank(banks_[b], heights[b]);
    }
  }

  void lay_out_bank(const Bank& bank, int height) {
    const int width = card_width(bank.pitch);
    const int aside = static_cast<int>(bank.aside.size());
    const int columns = static_cast<int>(bank.columns.size());
    // Alone the columns stand in the middle; beside other piles on the right, under the foundations.
    const int spare = width_ - bank.width();
    const int free = bank.aside.empty() ? left_ + (width_ - widest_bank()) / 2 : left_ + spare + aside * bank.pitch + 2;
    for (int i = 0; i < aside; ++i) {
      const Box box{left_ + i * bank.pitch, y_ + 1, width, height - 1};
      lay_out_column(bank.aside[static_cast<std::size_t>(i)], box);
    }
    for (int i = 0; i < columns; ++i) {
      const Box box{free + i * bank.pitch, y_ + 1, width, height - 1};
      lay_out_column(bank.columns[static_cast<std::size_t>(i)], box);
    }
    y_ += height;
  }

  // Covered cards have one line each, the top card what is left of its height.
  void lay_out_column(std::size_t pile, const Box& box) {
    const TablePile& cards = table_.piles[pile];
    const int full = std::min(wish_.card_height, box.height);
    layout_.piles[pile] = {true, {box.x, box.y, box.width, full}, box, box.y - 1};
    const auto focus = wish_.focus && wish_.focus->pile == pile ? std::optional(wish_.focus->place) : std::nullopt;
    const auto lines =
        column_lines(cards.cards.size(), cards.face_down, static_cast<std::size_t>(std::max(2, box.height)), focus);
    for (std::size_t i = 0; i < lines.size(); ++i) {
      const int y = static_cast<int>(i);
      const int height = i + 1 == lines.size() ? std::min(full, box.height - y) : 1;
      layout_.cards.push_back({pile, lines[i].place, lines[i].count, {box.x, box.y + y, box.width, height}});
    }
  }

  const Rules& rules_;
  const Table& table_;
  Size size_;
  LayoutWish wish_;
  PileMap map_;
  Parts parts_;
  std::vector<Bank> banks_;
  std::vector<Strip> strips_;
  int width_ = 0;
  int left_ = 1;
  int y_ = 0;
  Layout layout_;
};

}  // namespace

Layout lay_out_table(const Rules& rules, const Table& table, Size size, const LayoutWish& wish) {
  return Planner(rules, table, size, wish).plan();
}

}  // namespace sabar::tui
