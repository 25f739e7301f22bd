import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { addFile, createComparison } from './compare.ts';

const folder = join(import.meta.dirname, 'pages');
const compare = (text: string) => {
  const comparison = createComparison();
  addFile(comparison, 'a.md', text);
  return comparison;
};

it.each(readdirSync(folder))('%s comes out as the reference renders it', (name) => {
  const { differences, refused } = compare(readFileSync(join(folder, name), 'utf8'));
  expect(differences).toEqual([]);
  expect(refused).toEqual({ html: 0, pictures: 0 });
});

it('counts HTML and pictures, which texts do not take, and no tags that they take', () => {
  const { refused, differences } = compare('<div>x</div>\n\nA <b>b</b> <kbd>c</kbd> ![d](e.png)');
  expect(refused).toEqual({ html: 3, pictures: 1 });
  expect(differences).toEqual([]);
});

it('names what differs, with both sides', () => {
  const { kinds, differences } = compare('# A\n\n~one sign~ is crossed out for others.');
  expect(differences.map(({ kind, reference, lintel }) => [kind, reference, lintel])).toEqual([
    ['paragraph', '|p||onesigniscrossedoutforothers.', '|p||~onesign~iscrossedoutforothers.'],
    ['crossed out', '|s||onesign', undefined],
  ]);
  expect(kinds.get('heading')).toEqual({ all: 1, same: 1 });
  expect(kinds.get('crossed out')).toEqual({ all: 1, same: 0 });
});
