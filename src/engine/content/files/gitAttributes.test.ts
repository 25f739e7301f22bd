import { expect, it } from 'vitest';
import { findRewritingAttributes } from './gitAttributes.ts';

it.each<[string, string[]]>([
  ['*.jpg filter=lfs diff=lfs merge=lfs -text\n', ['filter=lfs', 'diff=lfs', 'merge=lfs']],
  ['"a b.json"\tfilter=x', ['filter=x']],
  ['"a\\"b" filter=x', ['filter=x']],
  ['"open filter=x', ['filter=x']],
  ['[attr]big filter=x\r\n*.png big\r\n', ['filter=x']],
  ['\ufeff* working-tree-encoding=UTF-16', ['working-tree-encoding=UTF-16']],
  ['  *.json ident', ['ident']],
  ['* merge=mine\n* merge=mine\n', ['merge=mine']],
  ['* text=auto eol=lf\n*.png binary -diff\n*.md diff=markdown merge=union whitespace=fix\n', []],
  ['# * filter=x\n\n*.jpg -filter !diff -ident\nfilter=x\n', []],
  ['* xfilter=y filters=z', []],
  ['', []],
])('finds in %j what rewrites files', (text, attributes) => {
  const found = findRewritingAttributes(text);
  expect(found.map(({ attribute }) => attribute)).toEqual(attributes);
  for (const { attribute, offset } of found) expect(text.slice(offset, offset + attribute.length)).toBe(attribute);
});

it('reports some of many', () => {
  const text = Array.from({ length: 100_000 }, (_, index) => `* filter=f${index}`).join('\n');
  expect(findRewritingAttributes(text)).toHaveLength(20);
});
