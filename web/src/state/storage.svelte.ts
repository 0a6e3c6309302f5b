// What the page keeps in the browser. A new copy is written beside the old one, read back, and only then
// becomes the one in use: a full or broken store never costs what was there.
const kPrefix = 'sabar.';

/** Whether the last thing was kept; a browser may have no room or forbid it. */
export const store: { keeps: boolean } = $state({ keeps: true });

/** The kept value, or its last copy, if there is one that can be read and is what it should be. */
export function read<T>(name: string, isGood: (value: unknown) => boolean = () => true): T | undefined {
  for (const key of [kPrefix + name, `${kPrefix}${name}.old`]) {
    try {
      const text = localStorage.getItem(key);
      const value: unknown = text === null ? null : JSON.parse(text);
      if (value !== null && isGood(value)) {
        return value as T;
      }
    } catch {
      // The copy is broken: the next one may not be.
    }
  }
  return undefined;
}

export const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value);
export const isText = (value: unknown): boolean => typeof value === 'string';
export const isTexts = (value: unknown): boolean => Array.isArray(value) && value.every(isText);

/** False when the browser has no room or forbids to keep anything. */
export function write(name: string, value: unknown): boolean {
  const keeps = attempt(kPrefix + name, JSON.stringify(value));
  store.keeps = keeps;
  return keeps;
}

function attempt(key: string, text: string): boolean {
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
  try {
    localStorage.removeItem(kPrefix + name);
    localStorage.removeItem(`${kPrefix}${name}.old`);
  } catch {
    // What cannot be kept need not be forgotten.
  }
}

/** Calls back when another window of the page has kept something under this name. */
export function onKeptElsewhere(name: string, changed: () => void): void {
  window.addEventListener('storage', ({ key }) => {
    if (key === kPrefix + name) changed();
  });
}
