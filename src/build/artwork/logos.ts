import { letters, measure, type Setting } from './lettering.ts';
import { brand } from './palette.ts';
import { circle, path, rect, stroke } from './svg.ts';

/** The mark of a firm: two colours and a drawing in a square of 56 units. */
interface Mark {
  readonly colour: string;
  readonly second: string;
  readonly draw: (colour: string, second: string) => string;
}

const mark = (colour: string, second: string, draw: Mark['draw']): Mark => ({ colour, second, draw });

const marks: Readonly<Record<string, Mark>> = {
  'apex-robotics': mark(
    '#c2402b',
    '#26324f',
    (a, b) => path('M28 4L54 52H40L28 29L16 52H2Z', a) + circle(28, 42, 7, b),
  ),
  'bluepeak-software': mark(
    '#1f5fae',
    '#7fb6e6',
    (a, b) => path('M2 50L22 14L34 34L40 26L54 50Z', a) + path('M22 14L30 28L22 34L14 28Z', b),
  ),
  'cedar-infra': mark(
    '#2f6b4f',
    '#8fae5c',
    (a, b) => path('M28 2L46 26H10Z', b) + path('M28 16L52 44H4Z', a) + rect(24, 44, 8, 10, a),
  ),
  'delta-motors': mark(
    '#14213d',
    '#e2692e',
    (a, b) => path('M28 4L54 50H2ZM28 22L17 42H39Z', a, 'fill-rule="evenodd"') + circle(28, 36, 6, b),
  ),
  'evergreen-energy': mark(
    '#2e8b57',
    '#f2b33d',
    (a, b) => circle(28, 28, 25, a) + path('M32 6L16 32H26L23 50L41 23H30Z', b),
  ),
  'fusion-semiconductors': mark(
    '#6a3fa0',
    '#2bb3b0',
    (a, b) =>
      rect(13, 13, 30, 30, a, 6) +
      rect(22, 22, 12, 12, b, 3) +
      stroke(
        'M20 4V11M28 4V11M36 4V11M20 45V52M28 45V52M36 45V52M4 20H11M4 28H11M4 36H11M45 20H52M45 28H52M45 36H52',
        a,
        3.4,
      ),
  ),
  'gridline-power': mark(
    '#d9822b',
    '#26324f',
    (a, b) => stroke('M6 18H50M6 38H50M18 6V50M38 6V50', b, 4) + circle(38, 18, 9, a),
  ),
  'helix-diagnostics': mark(
    '#0f8b8d',
    '#e0566b',
    (a, b) =>
      stroke('M14 4C14 20 42 18 42 28S14 36 14 52', a, 6) +
      stroke('M42 4C42 20 14 18 14 28S42 36 42 52', b, 6) +
      stroke('M19 9H37M19 47H37M21 28H35', '#26324f', 3),
  ),
  'ironwood-builders': mark(
    '#7a4a2b',
    '#26324f',
    (a, b) => rect(4, 30, 22, 22, b, 2) + rect(30, 30, 22, 22, a, 2) + rect(17, 4, 22, 22, a, 2),
  ),
  'junction-telecom': mark(
    '#0b74b8',
    '#f2a541',
    (a, b) =>
      stroke('M28 28L10 10M28 28L46 10M28 28V50', a, 5) +
      circle(10, 10, 7, a) +
      circle(46, 10, 7, a) +
      circle(28, 48, 7, a) +
      circle(28, 28, 9, b),
  ),
  'kite-design': mark(
    '#d63a6a',
    '#f2a541',
    (a, b) => path('M28 2L48 22L28 46Z', a) + path('M28 2L8 22L28 46Z', b) + stroke('M28 46Q34 50 28 54', a, 3),
  ),
  'lumen-labs': mark(
    '#f0a020',
    '#26324f',
    (a, b) =>
      path('M28 4A18 18 0 0 1 38 37V42H18V37A18 18 0 0 1 28 4Z', a) +
      rect(19, 45, 18, 4, b, 2) +
      rect(22, 51, 12, 3.4, b, 1.7),
  ),
  'nimbus-cloud': mark(
    '#3a7bd5',
    '#9cc3ff',
    (a, b) => circle(20, 32, 14, b) + circle(34, 26, 16, a) + rect(8, 32, 42, 14, a, 7),
  ),
  'orchid-consulting': mark(
    '#8a3fa0',
    '#d98ac4',
    (a, b) =>
      [0, 72, 144, 216, 288]
        .map(
          (angle) =>
            `<ellipse cx="28" cy="14" rx="8" ry="12" fill="${angle % 144 ? b : a}" transform="rotate(${angle} 28 28)"/>`,
        )
        .join('') + circle(28, 28, 6, '#f2a541'),
  ),
  'pinecrest-bank': mark(
    '#1c5d4a',
    '#c79a3f',
    (a, b) =>
      path('M28 4L52 18H4Z', a) + [9, 24, 39].map((x) => rect(x, 22, 8, 20, a)).join('') + rect(4, 45, 48, 7, b, 1),
  ),
  'quartz-analytics': mark(
    '#4450b8',
    '#6ad0d0',
    (a, b) =>
      path('M28 2L50 16V40L28 54L6 40V16Z', a) +
      path('M28 2L50 16L28 28L6 16Z', b) +
      path('M28 28V54L6 40V16Z', '#333c94'),
  ),
  'redwood-retail': mark(
    '#a8321f',
    '#f0b27a',
    (a, b) => path('M8 18H48L44 52H12Z', a) + stroke('M18 24V14A10 10 0 0 1 38 14V24', b, 4),
  ),
  'silverline-auto': mark(
    '#59637a',
    brand.maroon,
    (a, b) =>
      circle(28, 28, 24, 'none', `stroke="${a}" stroke-width="5"`) +
      stroke('M6 34Q28 16 50 34', b, 5.5) +
      circle(28, 28, 4, a),
  ),
  'terra-civil': mark(
    '#a9632b',
    '#3f7f5a',
    (a, b) =>
      path('M4 28A24 24 0 0 1 52 28Z', b) + path('M4 32H52A24 24 0 0 1 4 32Z', a) + stroke('M14 42H42', '#f4ead9', 3),
  ),
  'umbra-security': mark(
    '#1d2547',
    '#f2a541',
    (a, b) =>
      path('M28 2L50 10V28Q50 46 28 54Q6 46 6 28V10Z', a) + path('M28 14A12 12 0 1 0 39 31A10 10 0 0 1 28 14Z', b),
  ),
  'vertex-digital': mark(
    '#e0483e',
    '#26324f',
    (a, b) => path('M4 8H18L28 32L38 8H52L34 50H22Z', a) + circle(28, 12, 6, b),
  ),
  'westbridge-health': mark(
    '#1b8fa3',
    '#e0566b',
    (a, b) =>
      path('M20 4H36V20H52V36H36V52H20V36H4V20H20Z', a) +
      stroke('M9 34Q28 14 47 34', '#ffffff', 4) +
      circle(28, 42, 4, b),
  ),
};

/** File names (without extension) of all logos. */
export const logoNames: readonly string[] = Object.keys(marks);

const title = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** The setting, made smaller where the word would run over the right edge of the sheet. */
const fitted = (word: string, setting: Setting): Setting => ({
  ...setting,
  size: Math.min(setting.size, (setting.size * 148) / measure(word, setting)),
});

/** Draws the logo of a firm, its mark before its name in two lines, on a sheet of 240 by 80. */
export function logo(name: string): string {
  const found = marks[name];
  if (!found) throw new Error(`No logo is called ${name}`);
  const [first = '', second = ''] = name.split('-').map(title);
  const wanted = { size: 12.5, colour: found.colour, weight: 0.14, tracking: 0.06 };
  const upper = fitted(first, { size: 19, colour: '#1b2540', weight: 0.17 });
  const lower = fitted(second, wanted);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="240" height="80" viewBox="0 0 240 80" role="img"><title>${first} ${second}</title><g transform="translate(10 12)">${found.draw(found.colour, found.second)}</g>${letters(first, 80, 38, upper)}${letters(second, 80, 61, lower)}</svg>`;
}
