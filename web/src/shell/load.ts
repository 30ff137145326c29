/* Pages come in chunks. After a new version the old chunks are gone: then the page is loaded anew, once. */

export async function load<T>(chunk: () => Promise<T>): Promise<T> {
  try {
    const loaded = await chunk();
    if (wasReloaded()) history.replaceState(null, '');
    return loaded;
  } catch (error) {
    if (wasReloaded()) throw error;
    history.replaceState({ reloaded: true }, '');
    location.reload();
    return new Promise(() => {}); // the page is on its way out
  }
}

// The history's state outlives a reload, and needs no storage.
function wasReloaded(): boolean {
  return (history.state as { reloaded?: boolean } | null)?.reloaded ?? false;
}
