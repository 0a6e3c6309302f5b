// Pegs, SET and the laboratory, without the searches of patience games.
#include "rooms_here.hpp"

sabar::Rooms rooms_here() { return sabar::study_rooms(); }
