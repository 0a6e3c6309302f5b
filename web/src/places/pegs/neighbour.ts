// The hole an arrow key leads to: the nearest one in that direction, holes that lie askew counting as farther away.
import type { Point } from './geometry';

const directions: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

export function neighbour(key: string, from: number, points: Point[]): number | null {
  const direction = directions[key];
  const start = points[from];
  if (!direction || !start) return null;
  let best: number | null = null;
  let least = Infinity;
  points.forEach((point, i) => {
    const ahead = (point.x - start.x) * direction.x + (point.y - start.y) * direction.y;
    const aside = Math.abs((point.x - start.x) * direction.y) + Math.abs((point.y - start.y) * direction.x);
    if (ahead > 1 && ahead + 1.2 * aside < least && aside <= 1.8 * ahead) {
      best = i;
      least = ahead + 1.2 * aside;
    }
  });
  return best;
}
