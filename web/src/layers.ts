/* The layers of the sources, and what breaks them. For the test beside it. */

/** Lower layers first; those of one row know nothing of each other. */
const LAYERS = [
  ['wire'],
  ['words'],
  ['kit'],
  ['shell'],
  ['contract'], // games/ itself and games/plain: what a room and the rest of the page agree on
  ['room', 'table'],
  ['replay', 'learn', 'lobby'],
  ['person'], // one's own page: also lists games as the lobby does
  ['app'], // the files of src/ itself
];
const RANK = new Map(LAYERS.flatMap((row, rank) => row.map((layer) => [layer, rank] as const)));
const IMPORT = /\b(?:from|import)\s*\(?\s*'(\.[^'?]+)/g;

export type Sources = Readonly<Record<string, string>>; // the text of each file, by './table/Ask.svelte'
type Graph = ReadonlyMap<string, readonly string[]>;

/** Every import that points upwards or sideways, and every ring of imports. Tests may look anywhere. */
export function faults(sources: Sources): string[] {
  const graph = graphOf(sources);
  const arrows = [...graph].flatMap(([file, targets]) => targets.map((target) => [file, target] as const));
  const wrong = arrows.filter(([file, target]) => !mayImport(file, target));
  return [...wrong.map((arrow) => arrow.join(' → ')), ...rings(graph)];
}

function graphOf(sources: Sources): Graph {
  const files = Object.keys(sources).filter((file) => !file.endsWith('.test.ts'));
  return new Map(files.map((file) => [file, importsOf(file, sources)]));
}

function importsOf(file: string, sources: Sources): string[] {
  const found = [...sources[file]!.matchAll(IMPORT)].map(([, to]) => resolve(file, to!));
  return found.flatMap((path) =>
    candidates(path)
      .filter((each) => each in sources)
      .slice(0, 1),
  );
}

function resolve(file: string, to: string): string {
  const parts = file.split('/').slice(0, -1);
  for (const step of to.split('/')) {
    if (step === '..') parts.pop();
    else if (step !== '.') parts.push(step);
  }
  return parts.join('/');
}

const candidates = (path: string): string[] => [path, `${path}.ts`, `${path}/index.ts`];

function mayImport(file: string, target: string): boolean {
  const [from, to] = [placeOf(file), placeOf(target)];
  if (from.layer === to.layer) return from.room === to.room;
  return RANK.get(to.layer)! < RANK.get(from.layer)!;
}

/** './games/<room>/play.ts' belongs to the layer of rooms, and to that room. */
function placeOf(file: string): { layer: string; room: string } {
  const [, first = '', second = '', third] = file.split('/');
  if (!second) return { layer: 'app', room: '' };
  if (first === 'games' && third && second !== 'plain') return { layer: 'room', room: second };
  if (first === 'games') return { layer: 'contract', room: '' };
  if (!RANK.has(first)) throw new Error(`${file} belongs to no layer`);
  return { layer: first, room: '' };
}

function rings(graph: Graph): string[] {
  const found: string[] = [];
  const done = new Set<string>();
  const visit = (file: string, way: readonly string[]): void => {
    const at = way.indexOf(file);
    if (at >= 0) found.push([...way.slice(at), file].join(' → '));
    if (at >= 0 || done.has(file)) return;
    for (const target of graph.get(file) ?? []) visit(target, [...way, file]);
    done.add(file);
  };
  for (const file of graph.keys()) visit(file, []);
  return found;
}
