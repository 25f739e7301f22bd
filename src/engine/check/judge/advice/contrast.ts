import {
  capital,
  contrastsOf,
  leastContrast,
  namesOfColours,
  type PairOfColours,
  shownRatio,
} from '#shared/contrast.ts';
import { isObject } from '#shared/json.ts';
import type { Reports } from '../../reports.ts';
import type { SiteGraph } from '../graph.ts';

/** Reports colours of the theme that make text hard to read: each colour once, with the pair that is worst. */
export function checkContrast({ site }: SiteGraph, reports: Reports): void {
  const theme = isObject(site?.file.json) ? site.file.json.theme : undefined;
  if (!site || !isObject(theme)) return;
  let failing = contrastsOf(theme).filter(({ ratio }) => ratio < leastContrast);
  while (failing.length > 0) {
    const key = culpritOf(failing.map(({ pair }) => pair));
    const own = failing.filter(({ pair }) => pair.includes(key as never)).sort((a, b) => a.ratio - b.ratio);
    failing = failing.filter((one) => !own.includes(one));
    const [worst] = own;
    if (!worst) return;
    const { pair, ratio } = worst;
    const [text, ground] = [namesOfColours[pair[0]], namesOfColours[pair[1]]];
    const args = { key, text: capital(text), ground, ratio: shownRatio(ratio), expected: `${leastContrast}` };
    reports.add('theme-contrast', args, { file: site.file, pointer: `/theme/${key}` });
  }
}

/** The colour that is part of most that cannot be read. */
function culpritOf(failing: PairOfColours[]): string {
  const counts = new Map<string, number>();
  for (const key of failing.flat()) if (key !== 'white') counts.set(key, (counts.get(key) ?? 0) + 1);
  return [...counts].reduce((most, one) => (one[1] > most[1] ? one : most))[0];
}
