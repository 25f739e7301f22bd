import { expect, it } from 'vitest';
import { shortComponentNames } from './componentNames.ts';

const css = '.m_0123abcd{top:0}.m_a74036a>.m_ffffffff{top:1px}.m_87cf2631{top:2px}';

it('gives the shortest names to the components of pages, and each its own name back', () => {
  const { shorten, restore } = shortComponentNames(css, 'var root = "m_87cf2631", other = "m_99999999"');
  expect(shorten(css)).toBe('.m_b{top:0}.m_c>.m_e{top:1px}.m_a{top:2px}');
  expect(shorten('"m_99999999"')).toBe('"m_99999999"');
  expect(restore(shorten('.m_0123abcd .m_a74036a'))).toBe('.m_0123abcd .m_a74036a');
});
