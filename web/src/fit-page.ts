import { mount } from 'svelte';
import './kit/tokens.css';
import './kit/base.css';
import Gallery from './Fit.svelte';
import { theme } from './kit/theme.svelte';
theme.choose(location.hash === '#dark' ? 'dark' : 'light');
document.documentElement.dataset.room = 'if_it_fits';
mount(Gallery, { target: document.getElementById('kit')! });
