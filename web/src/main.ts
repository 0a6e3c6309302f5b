import { mount } from 'svelte';

import App from './App.svelte';
import { engineModule } from './engine/module';
import './style/tokens.css';
import './style/base.css';

// Fetched while the page is drawn; whoever needs it first reports what is wrong with it.
engineModule().catch(() => undefined);

mount(App, { target: document.getElementById('app') as HTMLElement });

if ('serviceWorker' in navigator && import.meta.env.PROD) {
  void navigator.serviceWorker.register('./sw.js').catch(() => undefined);
}
