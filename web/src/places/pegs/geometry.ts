// Where the holes of a board lie, and the outline of the wood around them.
//
// Neighbouring holes are `unit` apart. Boards that nearly fill a circle are turned from a disc; the others follow the
// hull of their holes, rounded. Around the holes runs a groove for the pegs that were taken.
import type { Grid } from './types';

export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  width: number;
  height: number;
}

export const unit = 100;
export const holeRadius = 33;
export const pegRadius = 38;
const grooveOffset = 84;
const edgeOffset = 122;
const arcSteps = 24;

export interface BoardShape {
  points: Point[];
  box: Box;
  edge: Point[];
  groove: Point[];
}

export function holePoint(grid: Grid, column: number, row: number): Point {
  return grid === 'square'
    ? { x: column * unit, y: row * unit }
    : { x: (column - row / 2) * unit, y: (row * unit * Math.sqrt(3)) / 2 };
}

export function boardShape(grid: Grid, holes: { column: number; row: number; }[]): BoardShape {
  const points = holes.map((hole) => holePoint(grid, hole.column, hole.row));
  const hull = convexHull(points);
  const disc = enclosingDisc(points);
  const turned = Math.PI * (disc.radius + edgeOffset) ** 2 < 1.25 * area(offsetHull(hull, edgeOffset));
  const outline = (offset: number) => (turned ? circle(disc, disc.radius + offset) : offsetHull(hull, offset));
  const edge = outline(edgeOffset);
  return { points, box: boundingBox(edge, 16), edge, groove: outline(grooveOffset) };
}

export function pathText(polygon: Point[]): string {
  return `M${polygon.map((p) => `${p.x.toFixed(1)} ${p.y.toFixed(1)}`).join('L')}Z`;
}

// Places along the groove, the first at its lowest point, then in turn to both sides.
export function groovePlaces(groove: Point[], count: number, spacing: number): Point[] {
  const lengths = groove.map((point, i) => distance(point, groove[(i + 1) % groove.length]!));
  const whole = lengths.reduce((sum, length) => sum + length, 0);
  const step = Math.min(spacing, whole / Math.max(count, 1));
  // The lowest side, or the lowest point of a round board.
  const height = groove.map((point, i) => point.y + groove[(i + 1) % groove.length]!.y + lengths[i]! / whole);
  const lowest = height.indexOf(Math.max(...height));
  const start = lengths.slice(0, lowest).reduce((sum, length) => sum + length, 0) + lengths[lowest]! / 2;
  return Array.from({ length: count }, (_, k) => {
    const side = k % 2 === 0 ? 1 : -1;
    return along(groove, lengths, (((start + side * Math.ceil(k / 2) * step) % whole) + whole) % whole);
  });
}

function along(polygon: Point[], lengths: number[], way: number): Point {
  let i = 0;
  while (i < lengths.length - 1 && way > lengths[i]!) way -= lengths[i++]!;
  const from = polygon[i]!;
  const to = polygon[(i + 1) % polygon.length]!;
  const share = lengths[i]! > 0 ? way / lengths[i]! : 0;
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

function boundingBox(points: Point[], margin: number): Box {
  const xs = points.map((p) => p.x);
  const ys = points.map((p) => p.y);
  const x = Math.min(...xs) - margin;
  const y = Math.min(...ys) - margin;
  return { x, y, width: Math.max(...xs) + margin - x, height: Math.max(...ys) + 2.5 * margin - y };
}

function enclosingDisc(points: Point[]): Point & { radius: number; } {
  const box = boundingBox(points, 0);
  const centre = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  return { ...centre, radius: Math.max(...points.map((p) => distance(p, centre))) };
}

function circle(centre: Point, radius: number): Point[] {
  return Array.from({ length: 8 * arcSteps }, (_, k) => {
    const angle = (k / (8 * arcSteps)) * 2 * Math.PI;
    return { x: centre.x + radius * Math.cos(angle), y: centre.y + radius * Math.sin(angle) };
  });
}

function cross(o: Point, a: Point, b: Point): number {
  return (a.x - o.x) * (b.y - o.y) - (a.y - o.y) * (b.x - o.x);
}

function convexHull(points: Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a.x - b.x || a.y - b.y);
  if (sorted.length < 3) return sorted;
  const half = (list: Point[]) => {
    const chain: Point[] = [];
    for (const point of list) {
      while (chain.length > 1 && cross(chain.at(-2)!, chain.at(-1)!, point) <= 0) chain.pop();
      chain.push(point);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.reverse())];
}

// Every corner becomes an arc of the offset's radius.
function offsetHull(hull: Point[], offset: number): Point[] {
  if (hull.length === 1) return circle(hull[0]!, offset);
  return hull.flatMap((corner, i) => {
    const before = hull[(i + hull.length - 1) % hull.length]!;
    const after = hull[(i + 1) % hull.length]!;
    const from = Math.atan2(before.x - corner.x, corner.y - before.y);
    let turn = Math.atan2(corner.x - after.x, after.y - corner.y) - from;
    while (turn < 0) turn += 2 * Math.PI;
    return Array.from({ length: arcSteps + 1 }, (_, k) => {
      const angle = from + (turn * k) / arcSteps;
      return { x: corner.x + offset * Math.cos(angle), y: corner.y + offset * Math.sin(angle) };
    });
  });
}

function area(polygon: Point[]): number {
  const origin = { x: 0, y: 0 };
  const twice = polygon.reduce((sum, point, i) => sum + cross(origin, point, polygon[(i + 1) % polygon.length]!), 0);
  return Math.abs(twice) / 2;
}
