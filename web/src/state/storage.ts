// What the page keeps in the browser. A new copy is written beside the old one, read back, and only then
// becomes the one in use: a full or broken store never costs what was there.
const kPrefix = 'sabar.';

export function read<T>(name: string): T | undefined {
  for (const key of [kPrefix + name, `${kPrefix}${name}.old`]) {
    try {
      const text = localStorage.getItem(key);
      if (text !== null) {
        return JSON.parse(text) as T;
      }
    } catch {
      // The copy is broken: the next one may not be.
    }
  }
  return undefined;
}

/** False when the browser has no room or forbids to keep anything. */
export function write(name: string, value: unknown): boolean {
  const key = kPrefix + name;
  const text = JSON.stringify(value);
  try {
    const old = localStorage.getItem(key);
    if (old !== null && old !== text) {
      localStorage.setItem(`${key}.old`, old);
    }
    localStorage.setItem(key, text);
    return localStorage.getItem(key) === text;
  } catch {
    return false;
  }
}

export function forget(name: string): void {
  localStorage.removeItem(kPrefix + name);
  localStorage.removeItem(`${kPrefix}${name}.old`);
}
