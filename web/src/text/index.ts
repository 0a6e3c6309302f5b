// Words by key. A key is a word of a place ('table.undo'); {n} is replaced by a value of that name.
import { settings } from '../state/settings.svelte';
import { languages, type Catalogue, type Key, type Lang } from './languages.js';

export { languages, type Key, type Lang };

const catalogues = Object.fromEntries(languages.map(({ tag, words }) => [tag, words])) as Record<Lang, Catalogue>;

export function t(key: Key, values: Record<string, string | number> = {}): string {
  return catalogues[settings.lang][key].replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
