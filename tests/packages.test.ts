import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const read = (path: string) => readFileSync(join(import.meta.dirname, '..', path), 'utf8');

test('the README says of each package that is installed what it is for', () => {
  const [, section = ''] = read('README.md').split('### What each package is for\n');
  const [tables = ''] = section.split(/^## /m);
  const rows = [...tables.matchAll(/^\| `(\S+)` \| .+ \| \d+\.\d( \| (?:yes|–))? \|$/gm)];
  const { dependencies, peerDependencies } = JSON.parse(read('package.json'));
  const named = (isOptional: boolean) => rows.flatMap(([, name, last]) => (isOptional === !last ? [name] : []));
  expect(named(false)).toEqual(Object.keys(dependencies));
  expect(named(true)).toEqual(Object.keys(peerDependencies));
});

test('the licence is the one that package.json names', () => {
  expect(read('LICENSE').split('\n')[0]).toBe(`${JSON.parse(read('package.json')).license} License`);
});
