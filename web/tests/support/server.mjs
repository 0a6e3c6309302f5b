// `sabar serve`, started for a file of tests. SABAR names another program, SABAR_ROOT a folder instead of the page inside it.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';

const kProgram = process.env.SABAR ?? resolve(import.meta.dirname, '../../../build/ci/src/cli/sabar');

export async function startServer({ port = 0, root = process.env.SABAR_ROOT } = {}) {
  const folder = root === undefined ? [] : ['--root', root];
  const child = spawn(kProgram, ['serve', '--port', String(port), ...folder], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = await once(createInterface({ input: child.stdout }), 'line');
  const origin = /http:\/\/[^/]+/.exec(line)[0];
  return {
    origin,
    port: Number(origin.split(':').at(-1)),
    async stop() {
      child.kill('SIGINT');
      const [code] = await once(child, 'exit');
      return code;
    },
  };
}
