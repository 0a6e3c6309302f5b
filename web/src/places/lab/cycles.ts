// The cycles of an order, for the diagram: from place i on to the place whose number lies there, until the first comes
// again. Places count from 0, what lies there from 1.
export function cyclesOf(array: number[]): number[][] {
  const cycles: number[][] = [];
  const seen = new Set<number>();
  for (let start = 0; start < array.length; ++start) {
    if (seen.has(start)) continue;
    const cycle: number[] = [];
    for (let place = start; !seen.has(place); place = array[place]! - 1) {
      seen.add(place);
      cycle.push(place);
    }
    cycles.push(cycle);
  }
  return cycles;
}
