import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { checkChanged, site } from '#tests/samples/site.ts';

const bitter = readFileSync(join(import.meta.dirname, '../../../../../pages/_media/fonts/bitter.woff2'));
const siteFile = JSON.stringify({ ...site, theme: { ...site.theme, headingFont: 'fonts/bitter.woff2, serif' } });
const problems = (bytes: Uint8Array, more = {}) =>
  checkChanged({ '_site.json': siteFile, '_media/fonts/bitter.woff2': bytes, ...more }).problems;

it('has nothing against a small font with its licence beside it', () => {
  expect(problems(bitter, { '_media/fonts/OFL.txt': 'x' })).toEqual([]);
});

it('warns of a font that takes long to load', () => {
  const [problem, ...others] = problems(Buffer.concat([bitter, Buffer.alloc(50_000)]));
  expect(others).toEqual([]);
  expect(problem).toMatchObject({ code: 'font-large', severity: 'warning', pointer: '/theme/headingFont' });
  expect(problem?.message).toContain('69 kB');
});
