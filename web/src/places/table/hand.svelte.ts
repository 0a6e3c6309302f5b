// The hand: what is picked up, by tap, drag or key, and where it may be put down.
import type { Source, TableView } from '../../engine/types';
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

  /**
   * One touch: draws, puts down, moves where there is one way, or picks up where there are several. The second of a double
   * touch only draws or sends what the first has picked up: what that has moved is gone.
   */
  async touch(pile: string, place: number, second = false): Promise<void> {
    await this.game.playChosen((view) => this.touched(view, pile, place, second));
  }

  private touched(view: TableView, pile: string, place: number, second: boolean): string | undefined {
    const held = this.source;
    const source = sourceOf(view, pile, place);
    if (held !== undefined && held.pile === pile && source?.count === held.count) {
      return this.sent(view, pile, place, favourite);
    }
    if (held !== undefined && this.targets.has(pile)) {
      this.drop();
      return held.to.find((to) => to.pile === pile)?.move;
    }
    this.drop();
    const draw = touchMove(view, pile);
    if (draw !== undefined || (second && held === undefined)) {
      return draw;
    }
    if (source === undefined) {
      this.refuse(pile);
      return undefined;
    }
    if (choices(view, source).length === 1) {
      return choices(view, source)[0]!.move;
    }
    this.pickUp(pile, place);
    return undefined;
  }

  /** Sends the cards home that `at` names when their turn comes. */
  async sendHome(at: () => { pile: string; place: number }): Promise<void> {
    await this.game.playChosen((view) => this.sent(view, at().pile, at().place, homeOf));
  }

  private sent(view: TableView, pile: string, place: number, way: typeof homeOf): string | undefined {
    const source = sourceOf(view, pile, place);
    this.drop();
    const to = source && way(view, source);
    if (to === undefined) {
      this.refuse(pile);
    }
    return to?.move;
  }

  refuse(pile: string): void {
    play('refuse');
    announce(t('table.cannotMove'));
    this.refused = pile;
    window.clearTimeout(this.refusing);
    this.refusing = window.setTimeout(() => (this.refused = ''), 350);
  }
}
