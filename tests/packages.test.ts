import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const read = (path: string) => readFileSync(join(import.meta.dirname, '..', path), 'utf8');

test('the README says of each package that is needed to run what it is for', () => {
  const [, section = ''] = read('README.md').split('### What each package is for\n');
  const [table = ''] = section.split(/^## /m);
  const rows = [...table.matchAll(/^\| `(\S+)` \| (.+) \| (?:yes|studio|–) \|$/gm)];
  expect(rows.map(([, name]) => name)).toEqual(Object.keys(JSON.parse(read('package.json')).dependencies));
});

test('the licence is the one that package.json names', () => {
  expect(read('LICENSE').split('\n')[0]).toBe(`${JSON.parse(read('package.json')).license} License`);
});
