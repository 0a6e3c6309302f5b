// A part of the scale from 0 to 1: a share as far as it is known.
#pragma once

namespace sabar {

struct Interval {
  double low = 0;
  double high = 1;
};

}  // namespace sabar
