// What the player chose, kept in the browser.
import { languages, type Lang } from '../text/languages.js';
import { isObject, onKeptElsewhere, read, write } from './storage.svelte';

export type Theme = 'system' | 'light' | 'dark';
export type Deck = 'two-colour' | 'two-colour-big' | 'four-colour' | 'four-colour-big';

export interface Settings {
  lang: Lang;
  theme: Theme;
  deck: Deck;
  back: 'pine' | 'indigo' | 'ruby';
  felt: 'green' | 'blue' | 'slate';
  leftHanded: boolean;
  /** 0 none, 1 slow to 3 fast. */
  speed: number;
  sound: boolean;
  adviser: boolean;
  score: 'standard' | 'vegas' | 'none';
}

/** The language of the browser, 'id-ID' as well as 'id'; the first of the table when the page does not speak it. */
function browserLang(): Lang {
  const wanted = navigator.language.toLowerCase();
  const speaks = (tag: string) => wanted === tag || wanted.startsWith(`${tag}-`);
  return (languages.find(({ tag }) => speaks(tag.toLowerCase())) ?? languages[0]).tag;
}

const usual: Settings = {
  lang: browserLang(),
  theme: 'system',
  deck: 'two-colour',
  back: 'pine',
  felt: 'green',
  leftHanded: false,
  speed: 2,
  sound: true,
  adviser: true,
  score: 'standard',
};

const kChoices: { [K in keyof Settings]?: readonly Settings[K][] } = {
  lang: languages.map(({ tag }) => tag),
  theme: ['system', 'light', 'dark'],
  deck: ['two-colour', 'two-colour-big', 'four-colour', 'four-colour-big'],
  back: ['pine', 'indigo', 'ruby'],
  felt: ['green', 'blue', 'slate'],
  speed: [0, 1, 2, 3],
  score: ['standard', 'vegas', 'none'],
};

/** What was kept, as far as it can be chosen; everything else is as usual. */
function kept(): Settings {
  const chosen: Record<string, unknown> = read('settings', isObject) ?? {};
  const good = Object.entries(chosen).filter(([key, value]) => {
    const choices: readonly unknown[] | undefined = kChoices[key as keyof Settings];
    return choices?.includes(value) ?? (key in usual && typeof value === 'boolean');
  });
  return { ...usual, ...Object.fromEntries(good) };
}

export const settings: Settings = $state(kept());

// Two windows of the page agree.
onKeptElsewhere('settings', () => Object.assign(settings, kept()));

export function change<K extends keyof Settings>(key: K, value: Settings[K]): void {
  settings[key] = value;
  write('settings', settings);
}

const dark = matchMedia('(prefers-color-scheme: dark)');
const still = matchMedia('(prefers-reduced-motion: reduce)');

/** Milliseconds of a movement that takes `usually` at the usual speed; 0 when movement is not wanted. */
export function duration(usually: number): number {
  if (still.matches || settings.speed === 0) {
    return 0;
  }
  return usually * [0, 1.7, 1, 0.55][settings.speed]!;
}

/** Puts the theme, the language and the felt on the document's root, where the style sheets look. */
export function applySettings(): void {
  const root = document.documentElement;
  const isDark = settings.theme === 'dark' || (settings.theme === 'system' && dark.matches);
  root.dataset.theme = isDark ? 'dark' : 'light';
  root.dataset.felt = settings.felt;
  root.lang = settings.lang;
}

dark.addEventListener('change', applySettings);
