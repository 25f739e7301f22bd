import type { FontMetrics } from '#engine/content/media/font.ts';

/** A typeface that devices have, in one weight. */
interface LocalFace {
  /** Its full names, and those of typefaces with the same widths. */
  names: string[];
  /** Mean width of a character of `sample` in `content/media/font.ts`, in em. */
  width: number;
}

/** A typeface that devices have. */
interface LocalFamily {
  name: string;
  regular: LocalFace;
  bold: LocalFace;
}

/** What computers and iPhones have, then what Android phones have; in CSS, the generic family of a list chooses. */
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

/** The least weight for which browsers take the bold face of a family that has two. */
const boldFrom = 550;

/** A font file, or one of the parts of one. */
export interface FontFile {
  address: string;
  /** Letters of a part, as CSS says them. */
  range?: string | undefined;
}

/**
 * The `@font-face` rules of a font file, and of local typefaces which take up the same room until it is there: nothing
 * moves when it comes. https://www.w3.org/TR/css-fonts-5/#font-metrics-override-desc
 * @param path of the file in `_media`; the family is called like it
 * @param files what the file has become
 * @param others what the list of typefaces names after the file
 * @returns the rules, and the list of families for `font-family`
 */
export function fontFaces(path: string, files: FontFile[], metrics: FontMetrics, others: string[]) {
  const family = path.replace(/\.\w+$/, '');
  const generic = others.includes('serif') ? 'serif' : 'sans-serif';
  const stands = localFamilies[generic].map((local) => ({ ...local, as: `${family} as ${local.name}` }));
  const own = files.map(({ address, range }) =>
    face(family, [`url(${JSON.stringify(address)}) format("woff2")`], metrics.weights, [
      'font-display:swap',
      ...(range ? [`unicode-range:${range}`] : []),
    ]),
  );
  const faces = stands.flatMap((local) => standIns(local, metrics));
  const names = [family, ...(faces.length ? stands.map(({ as }) => as) : [])].map((name) => JSON.stringify(name));
  return {
    css: [...own, ...faces].join(''),
    family: [...names, ...others.filter((name) => name !== generic), generic].join(),
  };
}

function standIns({ as, regular, bold }: LocalFamily & { as: string }, metrics: FontMetrics): string[] {
  const { width, weight, weights } = metrics;
  if (width === undefined) return [];
  // What a file says is about one of its weights; the others grow alike.
  const scale = width / (weight < boldFrom ? regular : bold).width;
  const overrides = [
    `size-adjust:${percent(scale)}`,
    `ascent-override:${percent(metrics.ascent / scale)}`,
    `descent-override:${percent(metrics.descent / scale)}`,
    `line-gap-override:${percent(metrics.lineGap / scale)}`,
  ];
  const local = ({ names }: LocalFace) => names.map((name) => `local(${JSON.stringify(name)})`);
  return [
    ...(weights[0] < boldFrom ? [face(as, local(regular), [1, boldFrom - 1], overrides)] : []),
    ...(weights[1] >= boldFrom ? [face(as, local(bold), [boldFrom, 1000], overrides)] : []),
  ];
}

function face(family: string, sources: string[], [from, to]: [number, number], rest: string[]): string {
  const weight = from === to ? `${from}` : `${from} ${to}`;
  const own = [`font-family:${JSON.stringify(family)}`, `src:${sources.join()}`, `font-weight:${weight}`];
  return `@font-face{${[...own, ...rest].join(';')}}`;
}

const percent = (part: number) => `${Number((part * 100).toFixed(2))}%`;
