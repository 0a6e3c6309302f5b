// The hand: what is picked up, by tap, drag or key, and where it may be put down.
import type { Source } from '../../engine/types';
import { announce } from '../../parts/Live.svelte';
import { play } from '../../state/sound';
import { t } from '../../text';
import { choices, favourite, homeOf, sourceOf, touchMove } from './choice';
import type { TableGame } from './game.svelte';
import { cardName, pileName } from './names';

export class Hand {
  source: Source | undefined = $state.raw();
  /** A pile that was touched in vain: it shakes its head. */
  refused = $state('');
  private refusing = 0;

  constructor(private readonly game: TableGame) {}

  /** Names of the piles that take what is picked up. */
  get targets(): Set<string> {
    return new Set(this.source?.to.map((to) => to.pile));
  }

  pickUp(pile: string, place: number): boolean {
    const view = this.game.view;
    this.source = view && sourceOf(view, pile, place);
    if (view !== undefined && this.source !== undefined) {
      play('lift');
      const names = this.source.to.map((to) => pileName(view, view.piles.find((one) => one.name === to.pile)!));
      announce(t('table.pickedUp', { card: cardName(this.source.card), piles: names.join(', ') }));
    }
    return this.source !== undefined;
  }

  drop(): void {
    this.source = undefined;
  }

  /** Puts down on this pile, if it takes the cards. */
  async putDown(pile: string): Promise<boolean> {
    const to = this.source?.to.find((one) => one.pile === pile);
    this.source = undefined;
    return to !== undefined && this.game.play(to.move);
  }

  /** One touch: draws, puts down, moves where there is one way, or picks up where there are several. */
  async touch(pile: string, place: number): Promise<void> {
    const view = this.game.view;
    if (view === undefined) {
      return;
    }
    const held = this.source;
    const source = sourceOf(view, pile, place);
    if (held !== undefined && held.pile === pile && source?.count === held.count) {
      await this.send(pile, place);
      return;
    }
    if (held !== undefined && this.targets.has(pile)) {
      await this.putDown(pile);
      return;
    }
    this.drop();
    const touched = touchMove(view, pile);
    if (touched !== undefined) {
      await this.game.play(touched);
    } else if (source === undefined) {
      this.refuse(pile);
    } else if (choices(view, source).length === 1) {
      await this.game.play(choices(view, source)[0]!.move);
    } else {
      this.pickUp(pile, place);
    }
  }

  /** Sends cards home, or where a player would want them most. */
  async send(pile: string, place: number, onlyHome = false): Promise<void> {
    const view = this.game.view;
    const source = view && sourceOf(view, pile, place);
    this.drop();
    const to = view && source && (onlyHome ? homeOf(view, source) : favourite(view, source));
    if (to !== undefined) {
      await this.game.play(to.move);
    } else {
      this.refuse(pile);
    }
  }

  refuse(pile: string): void {
    play('refuse');
    announce(t('table.cannotMove'));
    this.refused = pile;
    window.clearTimeout(this.refusing);
    this.refusing = window.setTimeout(() => (this.refused = ''), 350);
  }
}
