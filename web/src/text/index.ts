// Words by key. A key is a word of a place ('table.undo'); {n} is replaced by a value of that name.
import { settings } from '../state/settings.svelte';
import { en } from './en';
import { id } from './id';

export type Key = keyof typeof en;

const catalogues: Record<'en' | 'id', Record<Key, string>> = { en, id };

export function t(key: Key, values: Record<string, string | number> = {}): string {
  return catalogues[settings.lang][key].replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
