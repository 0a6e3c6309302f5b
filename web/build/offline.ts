// Finishes dist/ when all of it is written: tells the service worker every file with the hash of its content, and puts a
// compressed copy beside each file that gets smaller by it. Pictures for the home screen are not the worker's business:
// the system fetches them when the page is installed.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const kWorker = 'sw.js';
const kCompressed = /\.(html|js|css|svg|json|webmanifest|wasm|txt)$/;

function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile())
    .sort();
}

function tellWorker(folder: string): void {
  const files: Record<string, string> = {};
  for (const path of filesOf(folder)) {
    const name = relative(folder, path).split(sep).join('/');
    if (name !== kWorker && !name.endsWith('.png')) {
      files[name] = createHash('sha256').update(readFileSync(path)).digest('base64');
    }
  }
  const version = createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 16);
  const told = readFileSync(join(folder, kWorker), 'utf8')
    .replace("kVersion = 'development'", `kVersion = '${version}'`)
    .replace('kFiles = {}', `kFiles = ${JSON.stringify(files, null, 1)}`);
  if (!told.includes(version) || told.includes('kFiles = {}')) {
    throw new Error(`${kWorker} has no place for its version and files`);
  }
  writeFileSync(join(folder, kWorker), told);
}

function compress(folder: string): void {
  for (const path of filesOf(folder).filter((name) => kCompressed.test(name))) {
    const bytes = readFileSync(path);
    const packed = gzipSync(bytes, { level: 9 });
    if (packed.length < bytes.length) {
      writeFileSync(`${path}.gz`, packed);
    }
  }
}

export function offline(): Plugin {
  let folder = '';
  return {
    name: 'sabar-offline',
    apply: 'build',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      handler() {
        tellWorker(folder);
        compress(folder);
      },
    },
  };
}
