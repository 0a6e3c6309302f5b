// A board as text: '*' a peg, 'o' an empty hole, '.' or a blank nothing. The engine reads and judges such a drawing; here
// it is only taken apart to be shown and edited.
//
// Signs stand one place apart, so that a row of a triangular board can be shifted by half a hole: a place of the text is
// half the distance of two holes.
import type { Grid } from './types';

export type Sign = '*' | 'o' | '.';

export const editorSize = 9;

function isRow(line: string): boolean {
  return /^[ *o.]*[*o.][ *o.]*$/.test(line);
}

export function cellsOfText(text: string): Sign[][] {
  const cells = Array.from({ length: editorSize }, () => Array.from({ length: editorSize }, () => '.' as Sign));
  const rows = text.split(/\nfinish/)[0]?.split('\n').filter(isRow) ?? [];
  const close = rows.some((row) => /[*o.]{2}/.test(row));
  const margin = Math.min(...rows.map((row) => row.search(/[*o.]/)), editorSize);
  rows.slice(0, editorSize).forEach((row, y) => {
    [...row.slice(margin)].forEach((sign, place) => {
      const x = close ? place : Math.floor(place / 2);
      const line = cells[y];
      if (line !== undefined && x < editorSize && (sign === '*' || sign === 'o')) {
        line[x] = sign;
      }
    });
  });
  return cells;
}

export function gridOfText(text: string): Grid {
  return /^grid\s+triangular/m.test(text) ? 'triangular' : 'square';
}

export function titleOfText(text: string): string {
  return /^title\s+(.*)$/m.exec(text)?.[1] ?? '';
}

export function textOfCells(cells: Sign[][], grid: Grid, title: string): string {
  const full = cells.flatMap((row, y) => (row.some((sign) => sign !== '.') ? [y] : []));
  const rows = cells
    .slice(full[0] ?? 0, (full.at(-1) ?? -1) + 1)
    .map((row, y) => ((y + (full[0] ?? 0)) % 2 === 1 && grid === 'triangular' ? ' ' : '') + row.join(' '));
  const head = [title === '' ? '' : `title ${title}`, grid === 'triangular' ? 'grid triangular' : ''];
  return [...head.filter(Boolean), ...rows].join('\n');
}
