// The place one is at, as the address says it behind '#': #/play/klondike/sabar/17?m=…
export interface Route {
  /** Parts of the path: ['play', 'klondike', 'sabar', '17']; empty at home. */
  parts: string[];
  query: URLSearchParams;
}

function parse(hash: string): Route {
  const [path = '', query = ''] = hash.replace(/^#\/?/, '').split('?');
  const parts = path.split('/').filter((part) => part !== '');
  return { parts: parts.map((part) => decodeURIComponent(part)), query: new URLSearchParams(query) };
}

export const router: { route: Route } = $state({ route: parse(location.hash) });

window.addEventListener('hashchange', () => {
  router.route = parse(location.hash);
});

export function link(...parts: string[]): string {
  return `#/${parts.map((part) => encodeURIComponent(part)).join('/')}`;
}

export function go(address: string): void {
  location.hash = address;
}

/** Changes the address without a step in the browser's history. */
export function replace(address: string): void {
  if (address !== location.hash) {
    history.replaceState(null, '', address);
    router.route = parse(address);
  }
}
