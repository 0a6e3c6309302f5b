// Keys that work wherever the keyboard is on the table.
export interface TableActions {
  undo: () => void;
  redo: () => void;
  hint: () => void;
  draw: () => void;
  home: () => void;
  deal: () => void;
  greedy: () => void;
  solve: () => void;
  tell: () => void;
  keys: () => void;
}

const kKeys: Record<string, keyof TableActions> = {
  u: 'undo',
  r: 'redo',
  h: 'hint',
  ' ': 'draw',
  d: 'draw',
  f: 'home',
  n: 'deal',
  g: 'greedy',
  s: 'solve',
  t: 'tell',
  '?': 'keys',
};

export function tableKeys(actions: TableActions): (event: KeyboardEvent) => void {
  return (event) => {
    const element = event.target as Element;
    const control = element.closest('button, a, input, select, textarea, dialog, summary') !== null;
    const key = event.key.toLowerCase();
    if ((event.ctrlKey || event.metaKey) && !element.closest('input, textarea, dialog')) {
      const action = key === 'z' ? (event.shiftKey ? 'redo' : 'undo') : key === 'y' ? 'redo' : undefined;
      if (action !== undefined) {
        event.preventDefault();
        actions[action]();
      }
      return;
    }
    const action = kKeys[key];
    if (action === undefined || event.altKey || event.metaKey || event.ctrlKey) {
      return;
    }
    if (element.closest('input, select, textarea, dialog') !== null || (control && key === ' ')) {
      return;
    }
    event.preventDefault();
    actions[action]();
  };
}
