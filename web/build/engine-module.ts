// Puts the engine's module beside the page as sabar.wasm, both in dist/ and while developing.
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

export function engineModule(path: string): Plugin {
  const file = resolve(import.meta.dirname, '..', path);
  return {
    name: 'sabar-engine-module',
    configureServer(server) {
      server.middlewares.use('/sabar.wasm', (_request, response) => {
        response.setHeader('Content-Type', 'application/wasm');
        response.end(readFileSync(file));
      });
    },
    generateBundle() {
      if (!existsSync(file)) {
        this.error(`${file} is missing: run tools/build wasm first`);
      }
      this.emitFile({ type: 'asset', fileName: 'sabar.wasm', source: readFileSync(file) });
    },
  };
}
