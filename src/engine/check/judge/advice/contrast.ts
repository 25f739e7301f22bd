import { isObject } from '#shared/json.ts';
import type { Reports } from '../../reports.ts';
import type { SiteGraph } from '../graph.ts';

/** What is written in which colour on which: keys of the theme, `white` for what is always white. */
const pairs = [
  ['ink', 'surface'],
  ['ink', 'tint'],
  ['brand', 'surface'],
  ['brand', 'tint'],
  ['white', 'brand'],
  ['white', 'dark'],
  ['accentOnDark', 'dark'],
] as const;

type Pair = (typeof pairs)[number];

const names: Record<Pair[number], string> = {
  ink: 'Text ("ink")',
  surface: 'the page background ("surface")',
  tint: 'the tinted background ("tint")',
  brand: 'the brand colour ("brand")',
  dark: 'the dark background ("dark")',
  accentOnDark: 'The accent ("accentOnDark")',
  white: 'White text',
};

/** Least contrast of text on its background, WCAG 2.2 success criterion 1.4.3. */
const least = 4.5;

/** Reports colours of the theme that make text hard to read: each colour once, with the pair that is worst. */
export function checkContrast({ site }: SiteGraph, reports: Reports): void {
  const theme = isObject(site?.file.json) ? site.file.json.theme : undefined;
  if (!site || !isObject(theme)) return;
  const luminance = (key: Pair[number]) => (key === 'white' ? 1 : luminanceOf(theme[key]));
  let failing = pairs.flatMap((pair) => {
    const [text, ground] = [luminance(pair[0]), luminance(pair[1])];
    if (text === undefined || ground === undefined) return [];
    const ratio = contrast(text, ground);
    return ratio < least ? [{ pair, ratio }] : [];
  });
  while (failing.length > 0) {
    const key = culpritOf(failing.map(({ pair }) => pair));
    const own = failing.filter(({ pair }) => pair.includes(key as never)).sort((a, b) => a.ratio - b.ratio);
    failing = failing.filter((one) => !own.includes(one));
    const [worst] = own;
    if (!worst) return;
    const { pair, ratio } = worst;
    const [text, ground] = [names[pair[0]], names[pair[1]]];
    const args = { key, text: capital(text), ground, ratio: shown(ratio), expected: `${least}` };
    reports.add('theme-contrast', args, { file: site.file, pointer: `/theme/${key}` });
  }
}

/** The colour that is part of most that cannot be read. */
function culpritOf(failing: Pair[]): string {
  const counts = new Map<string, number>();
  for (const key of failing.flat()) if (key !== 'white') counts.set(key, (counts.get(key) ?? 0) + 1);
  return [...counts].reduce((most, one) => (one[1] > most[1] ? one : most))[0];
}

/** Relative luminance as WCAG defines it, 0 to 1; undefined for what is no colour. */
function luminanceOf(colour: unknown): number | undefined {
  if (typeof colour !== 'string' || !/^#[\da-f]{6}$/i.test(colour)) return undefined;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const part = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const contrast = (a: number, b: number) => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);

/** Rounded down, so that what fails never reads as if it passed. */
const shown = (ratio: number) => (Math.floor(ratio * 10) / 10).toFixed(1);

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
