import { expect, test } from 'vitest';
import { applyColourScheme } from './colourScheme.ts';

const css =
  ':where([data-mantine-color-scheme=light]) .a{top:0}:where([data-mantine-color-scheme="dark"]) .a{top:1px}' +
  '@media (hover:hover){:root[data-mantine-color-scheme=dark],.b{left:0}}.c{left:1px}';

test('a dark site has the rules of the dark scheme, without asking for it', () => {
  expect(applyColourScheme(css, 'dark')).toBe(
    '.a{top:1px}@media (hover:hover){.b,:root[data-mantine-color-scheme]{left:0}}.c{left:1px}',
  );
});

test("a site that follows the visitor's device asks for the scheme where it matters", () => {
  expect(applyColourScheme(css, 'auto')).toBe(
    '@media (prefers-color-scheme:light){.a{top:0}}@media (prefers-color-scheme:dark){.a{top:1px}}' +
      '@media (hover:hover){.b{left:0}@media (prefers-color-scheme:dark){:root[data-mantine-color-scheme]{left:0}}}' +
      '.c{left:1px}',
  );
});
