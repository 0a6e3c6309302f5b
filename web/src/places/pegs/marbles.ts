// Which marble lies where. The engine speaks of full and empty holes; for the eye the same marble must go on from one
// position to the next: the one that jumps farthest keeps its identity, what is taken goes to the groove and comes back
// from there when a jump is taken back.
import { holePoint } from './geometry';
import type { Grid, PegHole } from './types';

export interface Marble {
  id: number;
  hole: number | null; // null: in the groove
  groove: number; // its place there, in the order of taking
  hops: number;
}

export function firstMarbles(holes: PegHole[]): Marble[] {
  return holes
    .flatMap((hole, i) => (hole.peg ? [i] : []))
    .map((hole, id) => ({ id, hole, groove: 0, hops: 0 }));
}

export function nextMarbles(before: Marble[], holes: PegHole[], grid: Grid): Marble[] {
  const marbles = before.map((marble) => ({ ...marble }));
  const freed = marbles.filter((marble) => marble.hole !== null && !holes[marble.hole]?.peg);
  const covered = new Set(marbles.map((marble) => marble.hole));
  const wanted = holes.flatMap((hole, i) => (hole.peg && !covered.has(i) ? [i] : []));
  const distance = (a: number, b: number) => {
    const [p, q] = [a, b].map((i) => holePoint(grid, holes[i]!.column, holes[i]!.row));
    return Math.hypot(p!.x - q!.x, p!.y - q!.y);
  };

  while (freed.length > 0 && wanted.length > 0) {
    let best = { marble: 0, hole: 0, distance: -1 };
    freed.forEach((marble, m) =>
      wanted.forEach((hole, h) => {
        const d = distance(marble.hole!, hole);
        if (d > best.distance) best = { marble: m, hole: h, distance: d };
      }),
    );
    const [marble] = freed.splice(best.marble, 1);
    marble!.hole = wanted.splice(best.hole, 1)[0]!;
    marble!.hops += 1;
  }
  let taken = marbles.filter((marble) => marble.hole === null).length;
  for (const marble of freed) {
    marble.hole = null;
    marble.groove = taken++;
  }
  for (const hole of wanted) {
    const last = marbles.filter((marble) => marble.hole === null).sort((a, b) => b.groove - a.groove)[0];
    if (last) last.hole = hole;
    else marbles.push({ id: marbles.length, hole, groove: 0, hops: 0 });
  }
  return marbles;
}
