/** Shows the whole kit on one page while developing; `#dark` and `#light` choose the theme. */
import { mount } from 'svelte';
import './kit/tokens.css';
import './kit/base.css';
import './kit/states.css';
import Gallery from './kit/Gallery.svelte';
import { theme } from './kit/theme.svelte';

if (location.hash === '#dark') theme.choose('dark');
if (location.hash === '#light') theme.choose('light');
mount(Gallery, { target: document.getElementById('kit')! });
