// Large exact integers, given as text.
const small = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** 40861647040079968 as 4.1·10¹⁶; up to five digits as they are. */
export function shortNumber(digits: string): string {
  if (digits.length <= 5) {
    return digits;
  }
  const power = [...String(digits.length - 1)].map((digit) => small[Number(digit)]).join('');
  return `${digits[0] ?? ''}.${digits[1] ?? ''}·10${power}`;
}

export function groupedNumber(digits: string, lang: string): string {
  return BigInt(digits).toLocaleString(lang);
}
