// The games the engine knows, and those the player likes and played last.
import { tableEngine } from '../engine/engine';
import type { GameList, TableView } from '../engine/types';
import { settings } from './settings.svelte';
import { isTexts, onKeptElsewhere, read, write } from './storage.svelte';

function kept(): { favourites: string[]; recent: string[] } {
  const names = (list: string): string[] => [...new Set(read<string[]>(list, isTexts) ?? [])];
  return { favourites: names('favourites'), recent: names('recent') };
}

export const shelf = $state(kept());

for (const list of ['favourites', 'recent']) {
  onKeptElsewhere(list, () => Object.assign(shelf, kept()));
}

const kRecent = 8;

export function playedNow(game: string): void {
  shelf.recent = [game, ...shelf.recent.filter((other) => other !== game)].slice(0, kRecent);
  write('recent', shelf.recent);
}

export function toggleFavourite(game: string): void {
  const liked = shelf.favourites.includes(game);
  shelf.favourites = liked ? shelf.favourites.filter((other) => other !== game) : [...shelf.favourites, game];
  write('favourites', shelf.favourites);
}

const asked = new Map<string, Promise<GameList>>();

/** All games, with titles in the language of the page. */
export function allGames(): Promise<GameList> {
  const lang = settings.lang;
  let answer = asked.get(lang);
  if (answer === undefined) {
    answer = tableEngine().call<GameList>({ do: 'games', lang });
    answer.catch(() => asked.delete(lang));
    asked.set(lang, answer);
  }
  return answer;
}

/** What the game on a table is called in the language of the page. */
export function titleIn(view: TableView): string {
  return view.titles?.[settings.lang] ?? view.title;
}
