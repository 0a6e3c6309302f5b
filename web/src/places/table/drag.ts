// Drags and taps on the board. A drag writes the cards' places straight into their styles, so that they follow the
// pointer in the same frame; the board sets them again when the move is made.
import type { Hand } from './hand.svelte';
import type { CardSpot } from './spots';

export interface DragBoard {
  hand: Hand;
  spots: () => CardSpot[];
  /** The pile a point lies on, out of those that take the cards. */
  pileAt: (x: number, y: number, among: Set<string>) => string | undefined;
}

const kThreshold = 6;
const kDoubleTap = 320;
/** Pixels between the two: a finger is not as sure as a mouse. */
const kSameSpot = 16;

interface Grip {
  pointer: number;
  pile: string;
  place: number;
  x: number;
  y: number;
  lifted: { element: HTMLElement; spot: CardSpot }[];
}

function touched(event: PointerEvent): { pile: string; place: number } | undefined {
  const element = (event.target as Element).closest<HTMLElement>('[data-pile]');
  return element === null ? undefined : { pile: element.dataset.pile!, place: Number(element.dataset.place) };
}

function near(one: { x: number; y: number }, other: { x: number; y: number }): boolean {
  return Math.hypot(one.x - other.x, one.y - other.y) < kSameSpot;
}

export function drag(node: HTMLElement, board: DragBoard) {
  let grip: Grip | undefined;
  let lastTap = { pile: '', x: 0, y: 0, at: -Infinity };

  function lift(current: Grip): boolean {
    if (!board.hand.pickUp(current.pile, current.place)) {
      return false;
    }
    const source = board.hand.source!;
    const moving = board.spots().filter((spot) => spot.pile.name === source.pile && spot.place >= spot.pile.count - source.count);
    current.lifted = moving.map((spot) => ({ spot, element: document.getElementById(`card-${spot.id}`)! }));
    current.lifted.forEach(({ element }, i) => {
      element.classList.add('dragged');
      element.style.zIndex = String(6000 + i);
    });
    node.setPointerCapture(current.pointer);
    return true;
  }

  function put(current: Grip, dx: number, dy: number): void {
    for (const { element, spot } of current.lifted) {
      element.style.transform = `translate3d(${spot.x + dx}px, ${spot.y + dy}px, 0)`;
    }
  }

  function release(current: Grip): void {
    for (const { element, spot } of current.lifted) {
      element.classList.remove('dragged');
      element.style.zIndex = String(spot.z);
    }
  }

  /** Lets the cards lie where they lie now: the board may have another size than when they were lifted. */
  function putBack(current: Grip): void {
    const now = new Map(board.spots().map((spot) => [spot.id, spot]));
    current.lifted = current.lifted.map(({ element, spot }) => ({ element, spot: now.get(spot.id) ?? spot }));
    release(current);
    put(current, 0, 0);
  }

  function down(event: PointerEvent): void {
    const what = touched(event);
    if (event.button !== 0 || grip !== undefined) {
      return;
    }
    if (what === undefined) {
      board.hand.drop();
      return;
    }
    grip = { pointer: event.pointerId, ...what, x: event.clientX, y: event.clientY, lifted: [] };
  }

  function move(event: PointerEvent): void {
    if (grip === undefined || event.pointerId !== grip.pointer) {
      return;
    }
    // The button was let go where nobody heard it.
    if (event.buttons === 0) {
      cancel();
      return;
    }
    const [dx, dy] = [event.clientX - grip.x, event.clientY - grip.y];
    if (grip.lifted.length === 0) {
      if (Math.hypot(dx, dy) < kThreshold) {
        return;
      }
      if (!lift(grip)) {
        board.hand.refuse(grip.pile);
        grip = undefined;
        return;
      }
    }
    put(grip, dx, dy);
  }

  async function up(event: PointerEvent): Promise<void> {
    const current = grip;
    if (current === undefined || event.pointerId !== current.pointer) {
      return;
    }
    grip = undefined;
    if (current.lifted.length === 0) {
      const second = lastTap.pile === current.pile && event.timeStamp - lastTap.at < kDoubleTap && near(lastTap, current);
      lastTap = { pile: current.pile, x: current.x, y: current.y, at: event.timeStamp };
      await board.hand.touch(current.pile, current.place, second);
      return;
    }
    const first = current.lifted[0]!.element.getBoundingClientRect();
    const middle = { x: first.left + first.width / 2, y: first.top + first.height / 4 };
    const pile =
      board.pileAt(event.clientX, event.clientY, board.hand.targets) ?? board.pileAt(middle.x, middle.y, board.hand.targets);
    release(current);
    if (pile === undefined || !(await board.hand.putDown(pile))) {
      board.hand.drop();
      putBack(current);
    }
  }

  function cancel(): void {
    if (grip !== undefined) {
      putBack(grip);
      board.hand.drop();
      grip = undefined;
    }
  }

  node.addEventListener('pointerdown', down);
  node.addEventListener('pointermove', move);
  node.addEventListener('pointerup', up);
  node.addEventListener('pointercancel', cancel);
  return {
    destroy() {
      node.removeEventListener('pointerdown', down);
      node.removeEventListener('pointermove', move);
      node.removeEventListener('pointerup', up);
      node.removeEventListener('pointercancel', cancel);
    },
  };
}
