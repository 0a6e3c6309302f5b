// The place one is at, as the address says it behind '#': #/play/klondike/sabar/17?m=…
export interface Route {
  /** The first part: 'play'; '' at home. */
  place: string;
  /** Parts of the path: ['play', 'klondike', 'sabar', '17']; empty at home. */
  parts: string[];
  query: URLSearchParams;
}

/** A part as it was meant; one that is not written as addresses are stays as it is, and names nothing. */
function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function parse(hash: string): Route {
  const [path = '', query = ''] = hash.replace(/^#\/?/, '').split('?');
  const parts = path
    .split('/')
    .filter((part) => part !== '')
    .map(decode);
  return { place: parts[0] ?? '', parts, query: new URLSearchParams(query) };
}

export const router: { route: Route } = $state({ route: parse(location.hash) });
let known = location.hash;

function follow(): void {
  known = location.hash;
  router.route = parse(known);
}

window.addEventListener('hashchange', follow);

export function link(...parts: string[]): string {
  return `#/${parts.map((part) => encodeURIComponent(part)).join('/')}`;
}

export function go(address: string): void {
  location.hash = address;
}

/** Changes the address without a step in the browser's history, unless somebody is on the way to another one. */
export function replace(address: string): void {
  if (address !== location.hash && location.hash === known) {
    history.replaceState(null, '', address);
    follow();
  }
}
