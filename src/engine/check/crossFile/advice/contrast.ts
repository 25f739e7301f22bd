import {
  type ColourPair,
  type Contrast,
  colourNames,
  colourSchemesOf,
  darkContrastsOf,
  formatContrastRatio,
  lightContrastsOf,
  minContrast,
} from '#shared/contrast.ts';
import { capitalize } from '#shared/formatText.ts';
import { isObject, type JsonObject } from '#shared/json.ts';
import type { ProblemCollector } from '../../problemCollector.ts';
import type { SiteGraph } from '../siteGraph.ts';

/** Reports theme colours that make text hard to read: each colour once, with its worst pair. */
export function checkContrast({ site }: SiteGraph, reports: ProblemCollector): void {
  const theme = isObject(site?.file.json) ? site.file.json.theme : undefined;
  if (!site || !isObject(theme)) return;
  for (const scheme of colourSchemesOf(theme)) {
    const contrasts = scheme === 'dark' ? darkContrastsOf(theme) : lightContrastsOf(theme);
    for (const { key, worst } of findColoursToChange(contrasts)) {
      const [text, ground] = [colourNames[worst.pair[0]], colourNames[worst.pair[1]]];
      const args = {
        key,
        text: capitalize(text),
        ground,
        ratio: formatContrastRatio(worst.ratio),
        expected: `${minContrast}`,
      };
      const pointer = scheme === 'dark' ? darkColourPointer(theme, key) : `/theme/${key}`;
      reports.add('theme-contrast', { ...args, scheme }, { file: site.file, pointer });
    }
  }
}

/** Pointer of a colour of the dark scheme, or of the colour that it is derived from. */
function darkColourPointer({ inDark }: JsonObject, key: string): string {
  if (isObject(inDark) && key in inDark) return `/theme/inDark/${key}`;
  return key === 'brand' || key === 'accentOnDark' ? `/theme/${key}` : '/theme/dark';
}

/** Finds a few colours that are part of all failing pairs, each with its worst pair. */
function findColoursToChange(contrasts: Contrast[]): { key: string; worst: Contrast }[] {
  const colours: { key: string; worst: Contrast }[] = [];
  let failing = contrasts.filter(({ ratio }) => ratio < minContrast);
  while (failing.length > 0) {
    const key = mostFailingColour(failing.map(({ pair }) => pair));
    const pairsOfKey = failing.filter(({ pair }) => pair.includes(key as never)).sort((a, b) => a.ratio - b.ratio);
    failing = failing.filter((contrast) => !pairsOfKey.includes(contrast));
    const [worst] = pairsOfKey;
    if (!worst) break;
    colours.push({ key, worst });
  }
  return colours;
}

function mostFailingColour(failing: ColourPair[]): string {
  const counts = new Map<string, number>();
  for (const key of failing.flat()) if (key !== 'white') counts.set(key, (counts.get(key) ?? 0) + 1);
  return [...counts].reduce((most, entry) => (entry[1] > most[1] ? entry : most))[0];
}
