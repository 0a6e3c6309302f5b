// The laws that shuffles follow.
#pragma once

namespace sabar {

// What theory says of the orders that a shuffle gives.
enum class OrderLaw {
  uniform,    // all n! alike
  one_cycle,  // all (n-1)! one-cycle permutations alike, no other
  riffle,     // Bayer and Diaconis: depends on the rising sequences only
  unknown,    // no formula here: overhand, congruential
  broken,     // meant to be uniform and is not
};

}  // namespace sabar
