import type { FontMetrics } from '#engine/content/media/font.ts';

/** Typeface of a device, in one weight. */
interface LocalFace {
  /** Full names of the typeface and of others with the same widths. */
  names: string[];
  /** Mean width of a character of `sample` in `content/media/font.ts`, in em. */
  width: number;
}

interface LocalFamily {
  name: string;
  regular: LocalFace;
  bold: LocalFace;
}

/**
 * Families of computers and iPhones, then those of Android phones. The generic family of a CSS list selects among them.
 */
const localFamilies: Record<'serif' | 'sans-serif', LocalFamily[]> = {
  serif: [
    {
      name: 'Times New Roman',
      regular: { names: ['Times New Roman', 'Liberation Serif'], width: 0.4127 },
      bold: { names: ['Times New Roman Bold', 'Liberation Serif Bold'], width: 0.4409 },
    },
    {
      name: 'Noto Serif',
      regular: { names: ['Noto Serif'], width: 0.4931 },
      bold: { names: ['Noto Serif Bold'], width: 0.5236 },
    },
  ],
  'sans-serif': [
    {
      name: 'Arial',
      regular: { names: ['Arial', 'Liberation Sans'], width: 0.4651 },
      bold: { names: ['Arial Bold', 'Liberation Sans Bold'], width: 0.499 },
    },
    {
      name: 'Roboto',
      regular: { names: ['Roboto'], width: 0.462 },
      bold: { names: ['Roboto Bold'], width: 0.4682 },
    },
  ],
};

/** Least weight for which browsers use the bold face of a family with two faces. */
const minBoldWeight = 550;

export interface FontFile {
  address: string;
  range?: string | undefined;
}

/**
 * Creates the `@font-face` rules of a font file, and of local fallback fonts with the same metrics. A page that is
 * painted before the font has arrived stays with the fallback: a swap lays out the whole page again.
 * https://www.w3.org/TR/css-fonts-5/#font-metrics-override-desc
 * @param path path in `_media`; it names the family
 * @returns the rules, and the list of families for `font-family`
 */
export function createFontFaces(path: string, files: FontFile[], metrics: FontMetrics, others: string[]) {
  const family = path.replace(/\.\w+$/, '');
  const generic = others.includes('serif') ? 'serif' : 'sans-serif';
  const fallbacks = localFamilies[generic].map((local) => ({ ...local, as: `${family} as ${local.name}` }));
  const fileFaces = files.map(({ address, range }) =>
    face(family, [`url(${JSON.stringify(address)}) format("woff2")`], metrics.weights, [
      'font-display:optional',
      ...(range ? [`unicode-range:${range}`] : []),
    ]),
  );
  const fallbackFaces = fallbacks.flatMap((local) => createFallbackFaces(local, metrics));
  const names = [family, ...(fallbackFaces.length ? fallbacks.map(({ as }) => as) : [])].map((name) =>
    JSON.stringify(name),
  );
  return {
    css: [...fileFaces, ...fallbackFaces].join(''),
    family: [...names, ...others.filter((name) => name !== generic), generic].join(),
  };
}

function createFallbackFaces({ as, regular, bold }: LocalFamily & { as: string }, metrics: FontMetrics): string[] {
  const { width, weight, weights } = metrics;
  if (width === undefined) return [];
  // The metrics of a file describe one of its weights; the others scale alike.
  const scale = width / (weight < minBoldWeight ? regular : bold).width;
  const overrides = [
    `size-adjust:${percent(scale)}`,
    `ascent-override:${percent(metrics.ascent / scale)}`,
    `descent-override:${percent(metrics.descent / scale)}`,
    `line-gap-override:${percent(metrics.lineGap / scale)}`,
  ];
  const local = ({ names }: LocalFace) => names.map((name) => `local(${JSON.stringify(name)})`);
  return [
    ...(weights[0] < minBoldWeight ? [face(as, local(regular), [1, minBoldWeight - 1], overrides)] : []),
    ...(weights[1] >= minBoldWeight ? [face(as, local(bold), [minBoldWeight, 1000], overrides)] : []),
  ];
}

function face(family: string, sources: string[], [from, to]: [number, number], overrides: string[]): string {
  const weight = from === to ? `${from}` : `${from} ${to}`;
  const descriptors = [`font-family:${JSON.stringify(family)}`, `src:${sources.join()}`, `font-weight:${weight}`];
  return `@font-face{${[...descriptors, ...overrides].join(';')}}`;
}

const percent = (part: number) => `${Number((part * 100).toFixed(2))}%`;
