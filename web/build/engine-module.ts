// Puts the engine's modules beside the page, both in dist/ and while developing: table.wasm and study.wasm, which places wait
// for, and sabar.wasm, the whole engine.
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const kModules = ['table.wasm', 'study.wasm', 'sabar.wasm'];

export function engineModules(path: string): Plugin {
  const folder = resolve(import.meta.dirname, '..', path);
  return {
    name: 'sabar-engine-modules',
    configureServer(server) {
      for (const name of kModules) {
        server.middlewares.use(`/${name}`, (_request, response) => {
          response.setHeader('Content-Type', 'application/wasm');
          response.end(readFileSync(resolve(folder, name)));
        });
      }
    },
    generateBundle() {
      for (const name of kModules) {
        const file = resolve(folder, name);
        if (!existsSync(file)) {
          this.error(`${file} is missing: run tools/build wasm first`);
        }
        this.emitFile({ type: 'asset', fileName: name, source: readFileSync(file) });
      }
    },
  };
}
