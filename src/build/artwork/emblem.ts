import { letters, measure } from './lettering.ts';
import { brand } from './palette.ts';
import { circle, path, rect, stroke } from './svg.ts';

/** Colours of the emblem: the shield, what stands on it, and the rising sun. */
interface Colours {
  readonly field: string;
  readonly figure: string;
  readonly sun: string;
}

const onLight: Colours = { field: brand.maroon, figure: '#ffffff', sun: brand.marigold };
const onDark: Colours = { field: '#ffffff', figure: brand.maroon, sun: brand.marigold };

const open = (width: number, height: number, title: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img"><title>${title}</title>`;

/** The shield: an open book under a rising sun, in a square of 48 units. */
function shield({ field, figure, sun }: Colours): string {
  return (
    path('M24 1L44 6V25Q44 40 24 47Q4 40 4 25V6Z', field) +
    path('M14.5 22A9.5 9.5 0 0 1 33.5 22Z', sun) +
    stroke('M24 8.5V6.5M15.5 12L14 10.4M32.5 12L34 10.4', sun, 2) +
    path('M9 24Q17 22.5 23 26.4V38.4Q17 34.6 9 35.4ZM39 24Q31 22.5 25 26.4V38.4Q31 34.6 39 35.4Z', figure)
  );
}

/** The logo for light ground (or dark, when `dark`): emblem and name, 200 by 56. */
export function brandLogo(dark: boolean): string {
  const name = dark ? '#ffffff' : brand.navy;
  const small = { size: 7, colour: dark ? brand.marigold : brand.maroon, weight: 0.15, tracking: 0.24 };
  return `${open(200, 56, 'Indo Global Colleges')}<g transform="translate(2 4)">${shield(dark ? onDark : onLight)}</g>${letters('Indo Global', 60, 30, { size: 14.6, colour: name, weight: 0.17 })}${letters('COLLEGES', 60, 46, small)}</svg>`;
}

/** The seal of the anniversary, 72 by 72. */
export function anniversaryBadge(): string {
  const teeth = Array.from({ length: 24 }, (_, i) => {
    const angle = (i / 24) * Math.PI * 2;
    return circle(36 + Math.cos(angle) * 31.5, 36 + Math.sin(angle) * 31.5, 4.4, brand.maroon);
  }).join('');
  const number = { size: 19, colour: '#ffffff', weight: 0.19 };
  const years = { size: 7, colour: brand.marigold, weight: 0.16, tracking: 0.14 };
  const centred = (words: string, y: number, setting: typeof number): string =>
    letters(words, 36 - measure(words, setting) / 2, y, setting);
  return `${open(72, 72, '23 Years')}${teeth}${circle(36, 36, 31.5, brand.maroon)}${circle(36, 36, 27, 'none', `stroke="${brand.marigold}" stroke-width="1.4"`)}${centred('23', 40, number)}${centred('Years', 54, years)}${path('M36 11.5L37.4 15H41L38.1 17.2L39.2 20.8L36 18.6L32.8 20.8L33.9 17.2L31 15H34.6Z', brand.marigold)}</svg>`;
}

/** The icon of the site, a square of 64 units; only shapes that survive at 16 pixels. */
export function siteIcon(): string {
  return `${open(64, 64, 'Indo Global')}${rect(0, 0, 64, 64, brand.maroon, 14)}${path('M18 28A14 14 0 0 1 46 28Z', brand.marigold)}${path('M8 33Q22 30 30 36V54Q21 48 8 50ZM56 33Q42 30 34 36V54Q43 48 56 50Z', '#ffffff')}</svg>`;
}

/** Emblem and name, large and white, for laying over a picture: 640 by 180. */
export const overlay = (): string =>
  `<g transform="translate(0 10) scale(3.2)">${shield(onDark)}</g>${letters('Indo Global', 190, 92, { size: 54, colour: '#ffffff', weight: 0.16 })}${letters('COLLEGES', 192, 142, { size: 23, colour: brand.marigold, weight: 0.14, tracking: 0.3 })}`;
