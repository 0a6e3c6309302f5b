// Prints the cards of Microsoft FreeCell deal 1 in the order they are dealt.
#include <iostream>

#include <sabar/core/card_text.hpp>
#include <sabar/random/scheme.hpp>

int main() {
  const auto cards = sabar::order_of_deal(sabar::Scheme::ms, sabar::Natural(1));
  if (!cards) {
    std::cerr << cards.error().text() << "\n";
    return 1;
  }
  std::cout << sabar::to_text(*cards) << "\n";
}
