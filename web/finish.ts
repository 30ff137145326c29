/* The last touches of a build: the service worker learns what to keep, and texts are packed once. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXTS = /\.(css|html|js|json|svg|webmanifest)$/;
const LEAST = 512; // below that, packing saves nothing

export function finish(): Plugin {
  let folder = '';
  return {
    name: 'finish',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    writeBundle() {
      loadAsScripts(join(folder, 'index.html'));
      const files = readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
        .map((file) => file.replaceAll('\\', '/'))
        .sort();
      nameShell(folder, files);
      for (const file of files) if (TEXTS.test(file)) pack(join(folder, file));
    },
  };
}

/** All chunks of the first page are asked for at once, and none is preloaded. */
function loadAsScripts(page: string): void {
  const preload = /<link rel="modulepreload" crossorigin href="([^"]+)">/g;
  const written = readFileSync(page, 'utf8');
  writeFileSync(page, written.replace(preload, '<script type="module" crossorigin src="$1"></script>'));
}

/** The worker itself is then another with every build, and so the browser fetches it anew. */
function nameShell(folder: string, files: string[]): void {
  const worker = join(folder, 'sw.js');
  const hash = createHash('sha256');
  for (const file of files) hash.update(file).update(readFileSync(join(folder, file)));
  const shell = files.filter((file) => file !== 'sw.js' && file !== 'index.html');
  const addresses = ['/', ...shell.map((file) => `/${file}`)];
  const written = readFileSync(worker, 'utf8')
    .replace("'BUILD'", JSON.stringify(hash.digest('hex').slice(0, 16)))
    .replace("['SHELL']", JSON.stringify(addresses));
  writeFileSync(worker, written);
}

function pack(file: string): void {
  const text = readFileSync(file);
  if (text.length < LEAST) return;
  writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }));
  writeFileSync(`${file}.br`, brotliCompressSync(text));
}
