import {
  type Contrast,
  capital,
  contrastsOf,
  darkContrastsOf,
  leastContrast,
  namesOfColours,
  type PairOfColours,
  schemesOf,
  shownRatio,
} from '#shared/contrast.ts';
import { isObject, type JsonObject } from '#shared/json.ts';
import type { Reports } from '../../reports.ts';
import type { SiteGraph } from '../graph.ts';

/** Reports colours of the theme that make text hard to read: each colour once, with the pair that is worst. */
export function checkContrast({ site }: SiteGraph, reports: Reports): void {
  const theme = isObject(site?.file.json) ? site.file.json.theme : undefined;
  if (!site || !isObject(theme)) return;
  for (const scheme of schemesOf(theme)) {
    const contrasts = scheme === 'dark' ? darkContrastsOf(theme) : contrastsOf(theme);
    for (const { key, worst } of culpritsOf(contrasts)) {
      const [text, ground] = [namesOfColours[worst.pair[0]], namesOfColours[worst.pair[1]]];
      const args = { key, text: capital(text), ground, ratio: shownRatio(worst.ratio), expected: `${leastContrast}` };
      const pointer = scheme === 'dark' ? placeInDark(theme, key) : `/theme/${key}`;
      reports.add('theme-contrast', { ...args, scheme }, { file: site.file, pointer });
    }
  }
}

/** Where the colour of dark pages is written, or else what it follows from. */
function placeInDark({ inDark }: JsonObject, key: string): string {
  if (isObject(inDark) && key in inDark) return `/theme/inDark/${key}`;
  return key === 'brand' || key === 'accentOnDark' ? `/theme/${key}` : '/theme/dark';
}

/** The colours to change, each with the pair of it that is worst. */
function culpritsOf(contrasts: Contrast[]): { key: string; worst: Contrast }[] {
  const culprits: { key: string; worst: Contrast }[] = [];
  let failing = contrasts.filter(({ ratio }) => ratio < leastContrast);
  while (failing.length > 0) {
    const key = culpritOf(failing.map(({ pair }) => pair));
    const own = failing.filter(({ pair }) => pair.includes(key as never)).sort((a, b) => a.ratio - b.ratio);
    failing = failing.filter((one) => !own.includes(one));
    const [worst] = own;
    if (!worst) break;
    culprits.push({ key, worst });
  }
  return culprits;
}

/** The colour that is part of most that cannot be read. */
function culpritOf(failing: PairOfColours[]): string {
  const counts = new Map<string, number>();
  for (const key of failing.flat()) if (key !== 'white') counts.set(key, (counts.get(key) ?? 0) + 1);
  return [...counts].reduce((most, one) => (one[1] > most[1] ? one : most))[0];
}
