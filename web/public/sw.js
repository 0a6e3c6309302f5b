// Keeps the page on the device, so that it starts without a network.
//
// The build fills in the two constants below: the version, and every file with the hash of its content. A version is
// fetched as a whole into a store of its own, checked file by file, and used only from the next start on, when no page of
// the version before is open any more: files of two versions never meet. Card faces are many; of their decks only the first
// is fetched at once, the others as soon as one of their cards is asked for.
const kVersion = 'development';
const kFiles = {};
const kFirstDeck = 'cards/two-colour/';

const kStore = `sabar-${kVersion}`;
const kBase = self.registration.scope;

const isCard = (name) => name.startsWith('cards/');
const deckOf = (name) => name.slice(0, name.lastIndexOf('/') + 1);

async function hashOf(bytes) {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return btoa(String.fromCharCode(...digest));
}

async function fetchChecked(name) {
  const answer = await fetch(new Request(kBase + name, { cache: 'no-cache' }));
  if (!answer.ok || (await hashOf(await answer.clone().arrayBuffer())) !== kFiles[name]) {
    throw new Error(`${name} is not of version ${kVersion}`);
  }
  return answer;
}

async function keep(names) {
  const store = await caches.open(kStore);
  await Promise.all(
    names.map(async (name) => {
      if ((await store.match(kBase + name)) === undefined) {
        await store.put(kBase + name, await fetchChecked(name));
      }
    }),
  );
}

async function forgetOtherVersions() {
  const stores = await caches.keys();
  await Promise.all(stores.filter((name) => name.startsWith('sabar-') && name !== kStore).map((name) => caches.delete(name)));
}

const decksAsked = new Set([kFirstDeck]);

async function answerWith(name, event) {
  const store = await caches.open(kStore);
  const kept = await store.match(kBase + name);
  if (isCard(name) && !decksAsked.has(deckOf(name))) {
    decksAsked.add(deckOf(name));
    const deck = Object.keys(kFiles).filter((file) => file.startsWith(deckOf(name)));
    event.waitUntil(keep(deck).catch(() => decksAsked.delete(deckOf(name))));
  }
  return kept ?? fetch(event.request);
}

self.addEventListener('install', (event) => {
  event.waitUntil(keep(Object.keys(kFiles).filter((name) => !isCard(name) || name.startsWith(kFirstDeck))));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(forgetOtherVersions().then(() => self.clients.claim()));
});

self.addEventListener('fetch', (event) => {
  const address = event.request.url.split(/[?#]/)[0];
  if (event.request.method !== 'GET' || !address.startsWith(kBase)) {
    return;
  }
  const name = event.request.mode === 'navigate' ? 'index.html' : address.slice(kBase.length);
  if (name in kFiles) {
    event.respondWith(answerWith(name, event));
  }
});
