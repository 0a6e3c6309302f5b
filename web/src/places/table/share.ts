// An address that carries the game, the deal and the moves made.
import { base } from '../../parts/base';
import { link } from '../../state/router.svelte';
import type { TableGame } from './game.svelte';

export async function shareAddress(game: TableGame): Promise<string> {
  const { scheme, deal } = game.view!.origin;
  const { moves, made } = await game.history();
  const path = link('play', game.name, scheme ?? 'sabar', deal ?? '1');
  const line = moves
    .slice(0, made)
    .map((one) => encodeURIComponent(one.move))
    .join('.');
  return `${base}${path}${line === '' ? '' : `?m=${line}`}`;
}
