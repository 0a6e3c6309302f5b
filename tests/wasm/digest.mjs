// An answer of the API as the golden file keeps it: what tests/api/digest.hpp does, on the same bytes.
const kLine = 110;
const kMostEntries = 16;
const kFirst = 6;
const kLast = 2;
const kLongestText = 600;
const kShownText = 400;

function fnv1a(bytes) {
  let hash = 0xcbf29ce484222325n;
  for (let i = 0; i < bytes.length; ++i) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(bytes.charCodeAt(i))) * 0x100000001b3n);
  }
  return hash.toString(16).padStart(16, '0');
}

function entriesOf(inside) {
  const entries = [];
  let first = 0;
  let depth = 0;
  let quoted = false;
  for (let i = 0; i < inside.length; ++i) {
    const sign = inside[i];
    if (quoted && sign === '\\') {
      ++i;
    } else if (sign === '"') {
      quoted = !quoted;
    } else if (!quoted && '{['.includes(sign)) {
      ++depth;
    } else if (!quoted && '}]'.includes(sign)) {
      --depth;
    } else if (!quoted && sign === ',' && depth === 0) {
      entries.push(inside.slice(first, i));
      first = i + 1;
    }
  }
  return [...entries, inside.slice(first)];
}

function shortenedText(text) {
  if (text.length <= kLongestText) {
    return text;
  }
  const end = text.indexOf(' ', kShownText);
  const shown = end < 0 ? text : text.slice(0, end);
  const rest = text.slice(shown.length);
  return `${shown} ... ${rest.length} bytes more ${fnv1a(rest)}`;
}

function digestOf(value, indent) {
  if (value.length <= kLine || !'{['.includes(value[0])) {
    return shortenedText(value);
  }
  const entries = entriesOf(value.slice(1, -1));
  const leftOut = value[0] === '[' && entries.length > kMostEntries ? entries.length - kFirst - kLast : 0;
  const lines = entries.map((entry) => {
    const name = value[0] === '{' ? entry.indexOf('":') + 2 : 0;
    return `${entry.slice(0, name)}${digestOf(entry.slice(name), indent + 2)}`;
  });
  if (leftOut > 0) {
    const middle = entries.slice(kFirst, kFirst + leftOut).join(',');
    lines.splice(kFirst, leftOut, `... ${leftOut} more ${fnv1a(middle)}`);
  }
  if (lines.reduce((bytes, line) => bytes + line.length + 1, 0) < kLine) {
    return `${value[0]}${lines.join(',')}${value.at(-1)}`;
  }
  const margin = `\n${' '.repeat(indent)}`;
  return `${value[0]}${margin}  ${lines.join(`${margin}  `)}${margin}${value.at(-1)}`;
}

/** Lengths are those of the UTF-8 bytes, as in C++. */
export function digest(answer) {
  const bytes = Buffer.from(answer, 'utf8').toString('latin1');
  return Buffer.from(digestOf(bytes, 0), 'latin1').toString('utf8');
}
