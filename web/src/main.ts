import { mount } from 'svelte';

import App from './App.svelte';
import { engineModule } from './engine/module';
import { placeNamed } from './places.js';
import { router } from './state/router.svelte';
import './style/tokens.css';
import './style/base.css';

// Fetched while the page is drawn; whoever needs it first reports what is wrong with it.
const wanted = placeNamed(router.route.place)?.module;
const module = wanted === undefined ? Promise.resolve() : engineModule(wanted).catch(() => undefined);

mount(App, { target: document.getElementById('app') as HTMLElement });

// Everything else is kept for later once the first place has what it needs.
if ('serviceWorker' in navigator && import.meta.env.PROD) {
  const keep = (): void => void navigator.serviceWorker.register('./sw.js').catch(() => undefined);
  void module.then(() => setTimeout(keep, 1000));
}
