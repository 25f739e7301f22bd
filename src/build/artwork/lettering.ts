import { group, num, stroke } from './svg.ts';

/** A letter of one stroke: its advance without side bearings and its path; the baseline is y = 0. */
type Glyph = readonly [width: number, data: string];

const ring = 'M50 -25A25 25 0 1 1 0 -25A25 25 0 1 1 50 -25';
const bigRing = 'M70 -35A35 35 0 1 1 0 -35A35 35 0 1 1 70 -35';
const dot = (x: number): string => `M${x} -68V-67.5`;

// A monoline alphabet drawn for this site, so that names look the same whatever fonts are installed.
const glyphs: Readonly<Record<string, Glyph>> = {
  a: [50, `${ring}M50 -50V0`],
  b: [50, `${ring}M0 -74V0`],
  c: [44, 'M44 -41A25 25 0 1 0 44 -9'],
  d: [50, `${ring}M50 -74V0`],
  e: [50, 'M1 -25H50A25 25 0 1 0 43 -8'],
  f: [26, 'M28 -72Q11 -77 11 -56V0M0 -48H25'],
  g: [50, `${ring}M50 -50V0A25 22 0 0 1 6 13`],
  h: [44, 'M0 -74V0M0 -28A22 22 0 0 1 44 -28V0'],
  i: [0, `M0 -48V0${dot(0)}`],
  j: [8, `M8 -48V8Q8 22 -6 20${dot(8)}`],
  k: [36, 'M0 -74V0M34 -50L2 -22M13 -31L36 0'],
  l: [0, 'M0 -74V0'],
  m: [76, 'M0 -50V0M0 -30A19 19 0 0 1 38 -30V0M38 -30A19 19 0 0 1 76 -30V0'],
  n: [44, 'M0 -50V0M0 -28A22 22 0 0 1 44 -28V0'],
  o: [50, ring],
  p: [50, `${ring}M0 -50V22`],
  q: [50, `${ring}M50 -50V22`],
  r: [24, 'M0 -50V0M0 -26Q2 -49 25 -49'],
  s: [36, 'M34 -41Q29 -50 18 -50Q4 -50 4 -38Q4 -28 19 -26Q36 -23 36 -12Q36 0 19 0Q6 0 1 -10'],
  t: [26, 'M11 -68V-14Q11 0 27 -1M0 -48H26'],
  u: [44, 'M0 -50V-22A22 22 0 0 0 44 -22M44 -50V0'],
  v: [40, 'M0 -50L20 0L40 -50'],
  w: [66, 'M0 -50L17 0L33 -50L49 0L66 -50'],
  x: [38, 'M0 -50L38 0M38 -50L0 0'],
  y: [42, 'M0 -50L21 0M42 -50L12 22'],
  z: [40, 'M2 -49H38L1 -1H40'],
  A: [56, 'M0 0L28 -70L56 0M10 -24H46'],
  B: [42, 'M0 0V-70H22A17 17 0 0 1 22 -37H0M22 -37A18.5 18.5 0 0 1 22 0H0'],
  C: [60, 'M60 -58A35 35 0 1 0 60 -12'],
  D: [56, 'M0 0V-70H21A35 35 0 0 1 21 0Z'],
  E: [40, 'M40 -70H0V0H40M0 -36H34'],
  F: [38, 'M38 -70H0V0M0 -36H32'],
  G: [70, 'M61 -58A35 35 0 1 0 70 -33H42'],
  H: [50, 'M0 -70V0M50 -70V0M0 -36H50'],
  I: [0, 'M0 -70V0'],
  J: [34, 'M34 -70V-18A17 17 0 0 1 0 -17'],
  K: [44, 'M0 -70V0M42 -70L2 -30M14 -41L44 0'],
  L: [36, 'M0 -70V0H36'],
  M: [62, 'M0 0V-70L31 -20L62 -70V0'],
  N: [48, 'M0 0V-70L48 0V-70'],
  O: [70, bigRing],
  P: [42, 'M0 0V-70H22A20 20 0 0 1 22 -30H0'],
  Q: [70, `${bigRing}M46 -20L66 2`],
  R: [44, 'M0 0V-70H22A20 20 0 0 1 22 -30H0M22 -30L44 0'],
  S: [45, 'M42 -58Q36 -70 22 -70Q3 -70 3 -53Q3 -39 23 -36Q45 -32 45 -17Q45 0 23 0Q6 0 0 -13'],
  T: [50, 'M0 -70H50M25 -70V0'],
  U: [48, 'M0 -70V-24A24 24 0 0 0 48 -24V-70'],
  V: [54, 'M0 -70L27 0L54 -70'],
  W: [82, 'M0 -70L21 0L41 -70L61 0L82 -70'],
  X: [50, 'M0 -70L50 0M50 -70L0 0'],
  Y: [50, 'M0 -70L25 -34L50 -70M25 -34V0'],
  Z: [46, 'M2 -70H44L0 0H46'],
  '2': [43, 'M2 -53Q4 -70 22 -70Q41 -70 41 -52Q41 -40 28 -28L1 0H43'],
  '3': [42, 'M3 -60Q8 -70 21 -70Q39 -70 39 -54Q39 -38 20 -37Q42 -37 42 -18Q42 0 21 0Q5 0 0 -13'],
  ' ': [14, ''],
};

/** How words are set. */
export interface Setting {
  /** Height of capitals in the units around. */
  readonly size: number;
  readonly colour: string;
  /** Thickness of the strokes as a share of the height of capitals; 0.16 is a medium weight. */
  readonly weight?: number;
  /** Extra space between letters as a share of the height of capitals. */
  readonly tracking?: number;
}

const CAPITAL = 70;

const bearing = ({ weight = 0.16, tracking = 0 }: Setting): number => CAPITAL * (weight * 1.15 + 0.14 + tracking);

function glyphOf(letter: string): Glyph {
  const glyph = glyphs[letter];
  if (!glyph) throw new Error(`The lettering has no ${JSON.stringify(letter)}`);
  return glyph;
}

/** Width of words as set, in the units around. */
export function measure(words: string, setting: Setting): number {
  const advance = [...words].reduce((sum, letter) => sum + glyphOf(letter)[0] + bearing(setting), 0);
  return ((advance - bearing(setting)) * setting.size) / CAPITAL;
}

/**
 * Sets words as strokes.
 *
 * @param x left edge
 * @param y baseline
 */
export function letters(words: string, x: number, y: number, setting: Setting): string {
  let at = 0;
  const parts = [...words].map((letter) => {
    const [width, data] = glyphOf(letter);
    const part = data
      ? group(`translate(${num(at)} 0)`, stroke(data, setting.colour, CAPITAL * (setting.weight ?? 0.16)))
      : '';
    at += width + bearing(setting);
    return part;
  });
  return group(`translate(${num(x)} ${num(y)}) scale(${num(setting.size / CAPITAL)})`, parts.join(''));
}
