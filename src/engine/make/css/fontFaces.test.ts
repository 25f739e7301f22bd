import postcss from 'postcss';
import { describe, expect, it } from 'vitest';
import { createFontFaces } from './fontFaces.ts';

const metrics = {
  name: 'A',
  weights: [100, 900] as [number, number],
  weight: 400,
  ascent: 0.9,
  descent: 0.3,
  lineGap: 0,
  characters: [65],
  width: 0.5,
};

/** Declarations of each `@font-face` rule. */
const facesIn = (css: string): Record<string, string>[] =>
  postcss.parse(css).nodes.map((rule) => {
    const faces: Record<string, string> = {};
    if (rule.type === 'atrule')
      rule.walkDecls(({ prop, value }) => {
        faces[prop] = value;
      });
    return faces;
  });

describe('the faces of a font file', () => {
  it('are its own, and of local typefaces of the kind that the list ends with', () => {
    const { css, family } = createFontFaces('fonts/a.woff2', [{ address: '/media/a.1.woff2' }], metrics, [
      'Georgia',
      'serif',
    ]);
    expect(family).toBe('"fonts/a","fonts/a as Times New Roman","fonts/a as Noto Serif",Georgia,serif');
    const [own, ...fallbacks] = facesIn(css);
    expect(own).toMatchObject({ 'font-weight': '100 900', 'font-display': 'optional' });
    expect(own?.src).toBe('url("/media/a.1.woff2") format("woff2")');
    expect(fallbacks.map((face) => face['font-weight'])).toEqual(['1 549', '550 1000', '1 549', '550 1000']);
  });

  it('take up the same room: letters as wide, lines as high', () => {
    const [, regular] = facesIn(createFontFaces('a.woff2', [{ address: '/a' }], metrics, ['serif']).css);
    const part = (name: string) => Number.parseFloat(regular?.[name] ?? '') / 100;
    expect(part('size-adjust') * 0.4127).toBeCloseTo(0.5, 3);
    expect(part('size-adjust') * part('ascent-override')).toBeCloseTo(0.9, 3);
    expect(part('size-adjust') * part('descent-override')).toBeCloseTo(0.3, 3);
  });

  it('are bold only where the file is, and compared with bold letters', () => {
    const bold = { ...metrics, weights: [600, 800] as [number, number], weight: 700 };
    const fallbacks = facesIn(createFontFaces('a.woff2', [{ address: '/a' }], bold, ['sans-serif']).css).slice(1);
    expect(fallbacks.map((face) => face['font-weight'])).toEqual(['550 1000', '550 1000']);
    expect(Number.parseFloat(fallbacks[0]?.['size-adjust'] ?? '') / 100).toBeCloseTo(0.5 / 0.499, 3);
  });

  it('are its own alone where the file has no Latin letters', () => {
    const { width: _, ...metricsWithoutWidth } = metrics;
    const { css, family } = createFontFaces('a.woff2', [{ address: '/a' }], metricsWithoutWidth, []);
    expect(facesIn(css)).toHaveLength(1);
    expect(family).toBe('"a",sans-serif');
  });
});
