// Sets day or night before the first paint; kit/theme.svelte.ts takes over from there.
(() => {
  let choice = null;
  try {
    choice = localStorage.getItem('clowder.theme');
  } catch {
    choice = null;
  }
  const known = choice === 'light' || choice === 'dark';
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  document.documentElement.dataset.theme = known ? choice : system;
})();
