#include <vector>

#include <sabar/solvers/models/hole/faces.hpp>

namespace sabar::hole {
namespace {

using patience::CardSet;

// What may go on each card, and on what each card may go.
struct Relations {
  std::array<CardSet, kCards> after{};
  std::array<CardSet, kCards> before{};
};

Relations read_relations(const Rules& rules, const patience::Facts& facts) {
  const std::size_t g = facts.map.group_of[facts.hole];
  const std::uint8_t stop = rules.group[g].stop;
  Relations relations;
  for (std::size_t i = 0; i < kCards; ++i) {
    const Card card = Card::from_index(static_cast<int>(i));
    relations.after[i] = stop > 0 && card.rank() == stop ? 0 : facts.follow[g][i];
    for (std::size_t j = 0; j < kCards; ++j) {
      relations.before[j] |= ((relations.after[i] >> j) & 1U) != 0 ? patience::set_of(card) : 0;
    }
  }
  return relations;
}

// The neighbours a face has if its shape is that.
FaceSet neighbours(std::size_t face, std::size_t count, bool ring) {
  FaceSet set = 0;
  if (face > 0 || ring) {
    set |= face_bit((face + count - 1) % count);
  }
  if (face + 1 < count || ring) {
    set |= face_bit((face + 1) % count);
  }
  return set;
}

bool has_shape(const Faces& faces, bool ring) {
  for (std::size_t face = 0; face < faces.count; ++face) {
    const FaceSet wanted = neighbours(face, faces.count, ring);
    if (faces.next[face] != wanted && faces.next[face] != 0) {
      return false;
    }
  }
  return true;
}

}  // namespace

Faces derive_faces(const Rules& rules, const patience::Facts& facts) {
  const Relations relations = read_relations(rules, facts);
  Faces faces;
  std::vector<std::size_t> first;  // a card of each face
  for (int rank = 1; rank <= rules.deck.ranks; ++rank) {
    for (std::size_t s = 0; s < static_cast<std::size_t>(rules.deck.suits); ++s) {
      const auto card = static_cast<std::size_t>(Card(patience::suit_of_deck(rules.deck, s), rank).index());
      std::size_t face = 0;
      while (face < first.size() && (relations.after[first[face]] != relations.after[card] ||
                                     relations.before[first[face]] != relations.before[card])) {
        ++face;
      }
      if (face == first.size()) {
        first.push_back(card);
      }
      faces.of[card] = static_cast<std::uint8_t>(face);
    }
  }
  faces.count = first.size();
  if (faces.count > kMaxFaces) {
    return faces;
  }
  for (std::size_t a = 0; a < faces.count; ++a) {
    for (std::size_t b = 0; b < faces.count; ++b) {
      if (((relations.after[first[a]] >> first[b]) & 1U) != 0) {
        faces.next[a] |= face_bit(b);
        faces.before[b] |= face_bit(a);
      }
    }
    faces.stops = faces.stops || faces.next[a] == 0;
    faces.next[kNoFace] |= face_bit(a);
    faces.before[a] |= face_bit(kNoFace);
  }
  if (faces.count >= 3) {
    faces.shape = has_shape(faces, false) ? Shape::line : has_shape(faces, true) ? Shape::ring : Shape::other;
  }
  return faces;
}

}  // namespace sabar::hole
