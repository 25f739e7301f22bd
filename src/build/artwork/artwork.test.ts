import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { pdf } from './documents.ts';
import { manifest } from './manifest.ts';
import { papers } from './papers.ts';

/** Drawing everything twice is the point of these tests; it takes seconds, not minutes. */
const TIME = 60_000;

describe('artwork', () => {
  it('has one entry for each path', () => {
    const paths = manifest.map((artwork) => artwork.path);
    expect(new Set(paths).size).toBe(paths.length);
  });

  it('gives the same drawing for the same name', { timeout: TIME }, () => {
    const draw = (): string[] => manifest.map((artwork) => artwork.draw());
    const again = draw();
    draw().forEach((svg, i) => {
      expect(svg === again[i], manifest[i]?.path).toBe(true);
    });
  });

  it('draws well-formed SVG of the size it declares', { timeout: TIME }, async () => {
    for (const artwork of manifest) {
      const svg = artwork.draw();
      expect(svg, artwork.path).not.toMatch(/NaN|undefined|Infinity/);
      const { format, width, height } = await sharp(Buffer.from(svg)).metadata();
      expect({ path: artwork.path, format, width, height }).toEqual({
        path: artwork.path,
        format: 'svg',
        width: artwork.width,
        height: artwork.height,
      });
    }
  });

  it('draws every subject differently', { timeout: TIME }, () => {
    const drawings = new Map<string, string>();
    for (const artwork of manifest) {
      const svg = artwork.draw();
      expect(drawings.get(svg), `${artwork.path} repeats another picture`).toBeUndefined();
      drawings.set(svg, artwork.path);
    }
  });

  it('sets the same paper as the same bytes', { timeout: TIME }, async () => {
    for (const [name, paper] of Object.entries(papers))
      expect(Buffer.compare(await pdf(paper), await pdf(paper)), name).toBe(0);
  });
});
