// The places of the page. To add one: its folder in places/, and its row here. The header shows those that have a sign
// there in the order of the table; what belongs to a place is fetched when one goes there.
//
// It is JavaScript so that node runs it as it stands: tests go through the same table.

/**
 * How one gets to a place: its sign in the header, and its tile on the first page if that has words.
 *
 * @typedef {object} Way
 * @property {string} address
 * @property {import('./parts/Icon.svelte').IconName} icon
 * @property {import('./text').Key} name
 * @property {import('./text').Key} [tile]
 */

/**
 * @typedef {object} Place
 * @property {string} name the first part of its addresses: 'play' of #/play/klondike, '' of the first page
 * @property {() => Promise<{ default: import('svelte').Component }>} load
 * @property {import('./engine/module').ModuleName} [module] the engine it asks at once, fetched while it is drawn
 * @property {Way} [way]
 * @property {string} [under] the place whose sign in the header stands for it
 * @property {boolean} [full] it is as high as the window
 * @property {Record<string, string>} examples addresses by name, for tests and pictures
 * @property {string} stands what is seen on the first of them, for tests: it is there when the place stands still
 * @property {boolean} [cards] it shows cards: their faces belong to what it loads
 */

/** @type {readonly Place[]} */
export const places = [
  {
    name: '',
    load: () => import('./places/home/Home.svelte'),
    module: 'table',
    way: { address: '#/', icon: 'home', name: 'shell.games' },
    examples: { home: '#/' },
    stands: '.picture svg',
    cards: true,
  },
  {
    name: 'play',
    load: () => import('./places/table/Table.svelte'),
    module: 'table',
    under: '',
    full: true,
    examples: {
      klondike: '#/play/klondike/sabar/17',
      freecell: '#/play/freecell/ms/617',
      spider: '#/play/spider-2/sabar/5',
      pyramid: '#/play/pyramid/sabar/3',
    },
    stands: '[data-rest=true]',
    cards: true,
  },
  {
    name: 'pegs',
    load: () => import('./places/pegs/Pegs.svelte'),
    module: 'study',
    way: { address: '#/pegs', icon: 'peg', name: 'shell.pegs', tile: 'home.pegsWords' },
    examples: { pegs: '#/pegs', triangle: '#/pegs/triangle', own: '#/pegs/own' },
    stands: 'main .board svg',
  },
  {
    name: 'set',
    load: () => import('./places/set/Set.svelte'),
    module: 'study',
    way: { address: '#/set', icon: 'set', name: 'shell.set', tile: 'home.setWords' },
    examples: { set: '#/set' },
    stands: 'main .table .cell',
  },
  {
    name: 'lab',
    load: () => import('./places/lab/Lab.svelte'),
    module: 'study',
    way: { address: '#/lab/shuffles', icon: 'lab', name: 'shell.lab', tile: 'home.labWords' },
    examples: { shuffles: '#/lab/shuffles', search: '#/lab/search' },
    stands: 'main .value',
  },
  {
    name: 'help',
    load: () => import('./places/help/Help.svelte'),
    module: 'table',
    way: { address: '#/help', icon: 'help', name: 'shell.help' },
    examples: { help: '#/help', rules: '#/help/yukon' },
    stands: 'main article .picture svg',
  },
  {
    name: 'settings',
    load: () => import('./places/settings/Settings.svelte'),
    module: 'table',
    way: { address: '#/settings', icon: 'gear', name: 'shell.settings' },
    examples: { settings: '#/settings' },
    stands: 'main .samples img',
  },
];

/** @type {(name: string) => Place | undefined} */
export const placeNamed = (name) => places.find((place) => place.name === name);
