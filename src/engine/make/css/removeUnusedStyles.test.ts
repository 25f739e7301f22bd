import { expect, test } from 'vitest';
import { removeUnusedStyles } from './removeUnusedStyles.ts';

test('styles of components that no program has are left out, with their animations', () => {
  const css =
    'body{margin:0}.m_0a{top:0}.m_0b,.m_0a .m_0b{top:1px}.m_0a,.m_0c{animation:spin 1s}.m_0b{animation:turn 1s}' +
    '@media (hover:hover){.m_0b:hover{top:2px}}@keyframes spin{to{top:0}}@keyframes turn{to{top:0}}';
  expect(removeUnusedStyles(css, 'var classes = { root: "m_0a" }')).toBe(
    'body{margin:0}.m_0a{top:0}.m_0a{animation:spin 1s}@keyframes spin{to{top:0}}',
  );
});

test('of two colour schemes the one that sites have is left, without asking for it', () => {
  const css = ':where([data-mantine-color-scheme=light]) .a{top:0}[data-mantine-color-scheme="dark"] .a{top:1px}';
  expect(removeUnusedStyles(css, '')).toBe('.a{top:0}');
});

test('for a site with a dark scheme the rules of both stay, with what they ask for', () => {
  const css = ':where([data-mantine-color-scheme=light]) .a{top:0}[data-mantine-color-scheme="dark"] .m_0a{top:1px}';
  expect(removeUnusedStyles(css, 'm_0a', 'both')).toBe(css);
  expect(removeUnusedStyles(css, '', 'both')).toBe(':where([data-mantine-color-scheme=light]) .a{top:0}');
});
