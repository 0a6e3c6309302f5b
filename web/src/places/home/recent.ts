// What was played last: patience games by name, boards of peg solitaire as pegs/NAME, and SET.
import type { GameEntry } from '../../engine/types';
import { link } from '../../state/router.svelte';
import { t, type Key } from '../../text';

export type Recent = { game: GameEntry } | { name: string; board: string | undefined };

export function recentOf(name: string, games: GameEntry[]): Recent | undefined {
  const [kind, board] = name.split('/');
  if (kind === 'pegs' || kind === 'set') {
    return { name, board };
  }
  const game = games.find((one) => one.name === name);
  return game && { game };
}

/**
 * Boards of pegs have short names of the page's own, `pegs.board.*`: the titles of the engine, "Bell's asymmetric board
 * 3-3-2-2", come with `pegs.boards`, and the first page must not wait for a request that only a tile or two would need.
 */
export function titleOf(recent: Recent): string {
  if ('game' in recent) return recent.game.title;
  return recent.board === undefined ? t('shell.set') : t(`pegs.board.${recent.board}` as Key);
}

export function addressOf(recent: Recent): string {
  if ('game' in recent) return link('play', recent.game.name);
  return recent.board === undefined ? link('set') : link('pegs', recent.board);
}
