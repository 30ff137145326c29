/**
 * Day or night: the player's choice, else the system's. The page's first colour is set by public/theme.js.
 */

export type Choice = 'light' | 'dark' | 'system';

const KEY = 'clowder.theme';
const system = matchMedia('(prefers-color-scheme: dark)');

let choice = $state<Choice>(remembered());
let systemDark = $state(system.matches);
system.addEventListener('change', ({ matches }) => {
  systemDark = matches;
  paint();
});

export const theme = {
  get choice(): Choice {
    return choice;
  },
  get dark(): boolean {
    return choice === 'system' ? systemDark : choice === 'dark';
  },
  choose(next: Choice): void {
    choice = next;
    remember(next);
    paint();
  },
  toggle(): void {
    theme.choose(theme.dark ? 'light' : 'dark');
  },
};

function paint(): void {
  const page = document.documentElement;
  page.dataset.theme = theme.dark ? 'dark' : 'light';
  const floor = getComputedStyle(page).getPropertyValue('--lino-a').trim();
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', floor);
}

// Storage may be forbidden; then the choice lasts as long as the page.
function remembered(): Choice {
  try {
    const found = localStorage.getItem(KEY);
    return found === 'light' || found === 'dark' ? found : 'system';
  } catch {
    return 'system';
  }
}

function remember(next: Choice): void {
  try {
    if (next === 'system') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, next);
  } catch {
    return;
  }
}
