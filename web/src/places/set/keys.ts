// Keys for the places of the table. Cards lie in three rows on wide screens, and the keys lie on the keyboard as the
// cards lie on the table; columns beyond the fourth take the keys to the right.
const rows = ['qwertyu', 'asdfghj', 'zxcvbnm'];

// Places are filled column by column: place 0 is the top of the first column.
export function keyOfPlace(place: number): string {
  return rows[place % 3]?.[Math.floor(place / 3)] ?? '';
}

export function placeOfKey(key: string): number | null {
  for (let row = 0; row < 3; ++row) {
    const column = rows[row]!.indexOf(key.toLowerCase());
    if (key.length === 1 && column >= 0) return column * 3 + row;
  }
  return null;
}
