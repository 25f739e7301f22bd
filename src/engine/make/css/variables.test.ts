import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss from 'postcss';
import { expect, test } from 'vitest';
import { filesBelow } from '#engine/store/filesBelow.ts';
import { projectRoot } from '#engine/store/projectRoot.ts';
import { inlineConstants, mapReads, shortenVariables } from './variables.ts';

const inlined = (css: string, text: string) => inlineConstants(postcss.parse(css))(text);

test('a token that only the document sets is written as its last value', () => {
  const css =
    ':root{--mantine-a:1px;--mantine-b:2px}:root[data-mantine-color-scheme=light]{--mantine-b:calc(var(--mantine-a) * 2)}';
  expect(inlined(css, 'calc(var(--mantine-a) + var(--own,var(--mantine-b, 9px)))')).toBe(
    'calc(1px + var(--own,calc(1px * 2)))',
  );
});

test('what an element, a window or nobody sets stays a variable', () => {
  const css =
    ':root{--theme-a:1px;--theme-b:1px;--own:1px}.x{--theme-a:2px}@media print{:root{--theme-b:2px}}:root{--theme-c:var(--theme-a)}';
  const text = 'var(--theme-a) var(--theme-b) var(--own) var(--theme-c) var(--theme-d,1px)';
  expect(inlined(css, text)).toBe(text);
});

test('another colour scheme decides nothing, wherever it stands', () => {
  const css = ':root{--mantine-a:1px}:root[data-mantine-color-scheme="dark"]{--mantine-a:2px}';
  expect(inlined(css, 'var(--mantine-a)')).toBe('var(--mantine-a)');
});

test('a rule for the document and an element alike makes no constant', () => {
  expect(inlined(':root,.x{--mantine-a:1px}', 'var(--mantine-a)')).toBe('var(--mantine-a)');
  expect(inlined(':root,:host{--mantine-a:1px}', 'var(--mantine-a)')).toBe('1px');
});

test('reads are replaced at any depth, or left with their fallbacks', () => {
  const give = (name: string, fallback?: string) => (name === '--x' ? fallback?.trim() : undefined);
  expect(mapReads('var(--x, calc(1px + (2px))) var(--a,var(--x,3px)) var(--x)', give)).toBe(
    'calc(1px + (2px)) var(--a,3px) var(--x)',
  );
});

test('gives variables short names, but not those that markup, scripts or a site know', () => {
  const css =
    ':root{--page-width:1px;--a:2px;--theme-font:b--c;--word:3px}p{top:var(--page-width);left:calc(var(--a) - var(--gap,1px))}';
  expect(shortenVariables(css, (name) => name === '--a')(css)).toBe(
    ':root{--b:1px;--a:2px;--theme-font:b--c;--word:3px}p{top:var(--b);left:calc(var(--a) - var(--c,1px))}',
  );
});

test('leaves the names of all variables that scripts set', () => {
  const client = join(projectRoot, 'src/client');
  const code = [...filesBelow(client)].map((path) => readFileSync(join(client, path), 'utf8')).join('');
  const names = [...code.matchAll(/setProperty\('(--[\w-]+)'/g)].map(([, name = '']) => name);
  expect(names).toContain('--read');
  const css = names.map((name) => `p{top:var(${name})}`).join('');
  expect(shortenVariables(css, () => false)(css)).toBe(css);
});
