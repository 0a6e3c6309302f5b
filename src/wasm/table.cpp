// The part of the engine that a page waits for: games and the table, without any search.
#include "rooms_here.hpp"

sabar::Rooms rooms_here() { return sabar::table_rooms(); }
