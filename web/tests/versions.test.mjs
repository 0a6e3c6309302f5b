// What tools/install guarantees is what the tools of the page and the build want.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { test } from 'node:test';

import semver from 'semver';

const text = (path) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const json = (path) => JSON.parse(text(path));
const satisfies = createRequire(import.meta.url)('../../tools/node/satisfies.cjs');
const wanted = json('web/package.json').engines.node;

test('every Node.js that the page takes is taken by each of its packages', () => {
  const strangers = Object.entries(json('web/package-lock.json').packages)
    .filter(([, entry]) => entry.engines?.node !== undefined && !semver.subset(wanted, entry.engines.node))
    .map(([name, entry]) => `${name} wants ${entry.engines.node}`);
  assert.deepEqual(strangers, []);
});

test('the pinned Node.js runs the page, its npm runs on it, and lock file and list agree', () => {
  const { optionalDependencies: nodes, dependencies } = json('tools/node/package.json');
  const { packages } = json('tools/node/package-lock.json');
  const versions = new Set(Object.values(nodes));
  assert.equal(versions.size, 1, 'one version for all machines');
  const [node] = versions;
  assert.ok(semver.satisfies(node, wanted), `${node} is not in ${wanted}`);
  assert.ok(semver.satisfies(node, packages['node_modules/npm'].engines.node));
  for (const [name, version] of Object.entries({ ...nodes, ...dependencies })) {
    assert.equal(packages[`node_modules/${name}`].version, version);
    assert.match(packages[`node_modules/${name}`].integrity, /^sha512-/);
  }
});

test('what tools/install thinks of a version is what npm thinks of it', () => {
  const ranges = [wanted, '>=18', '^20.19', '20 || >=22', '^22.13.0', '>=20.19.0'];
  for (const range of ranges) {
    for (const major of [18, 20, 21, 22, 23, 24, 26]) {
      for (const rest of ['0.0', '12.9', '13.0', '18.4', '19.0', '19.7', '20.1']) {
        const version = `${major}.${rest}`;
        assert.equal(satisfies(`v${version}`, range), semver.satisfies(version, range), `${version} in ${range}`);
      }
    }
  }
  assert.equal(satisfies('v20.19.0', 'anything else'), false);
});

test('tools/install asks for the CMake that CMakeLists.txt asks for', () => {
  const asked = /cmake_minimum_required\(VERSION (\S+)\)/.exec(text('CMakeLists.txt'))[1];
  assert.match(text('tools/install'), new RegExp(`oldest_cmake=${asked.replaceAll('.', '\\.')}\\b`));
});
