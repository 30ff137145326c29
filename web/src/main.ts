import { mount } from 'svelte';
import App from './App.svelte';
import './kit/tokens.css';
import './kit/base.css';
import './kit/states.css';
import { fetchCatalogue } from './shell/catalogue.svelte';
import { followLinks } from './shell/router.svelte';
import { guess, speak } from './words/words.svelte';

followLinks();
void fetchCatalogue().catch(() => undefined); // early; whoever needs it asks again, and hears why not
await speak(guess());
mount(App, { target: document.getElementById('app')! });
if (import.meta.env.PROD) navigator.serviceWorker?.register('/sw.js').catch(() => {});
