import type { Sharp } from 'sharp';
import { mixColours } from '#shared/mixColours.ts';
import type { ThemeColours } from './deriveColours.ts';

export type ArtStyle = 'hills' | 'tiles' | 'shapes';

/** Sizes of a new site's pictures in px, by name. */
const sizes = { wide: [2400, 1500], one: [1600, 1200], two: [1600, 1200], three: [1600, 1600] } as const;

/** Draws the pictures, icon and logo of a new site in its colours, by path in `_media`. */
export async function drawPictures(
  look: { name: string; art: ArtStyle; isSerif: boolean },
  colours: ThemeColours,
): Promise<Map<string, Uint8Array | string>> {
  const { default: sharp } = await import('sharp');
  const { name, art, isSerif } = look;
  const files = new Map<string, Uint8Array | string>();
  const asPhoto = (drawing: Sharp) => drawing.jpeg({ quality: 86, mozjpeg: true }).toBuffer();
  for (const [index, [picture, [width, height]]] of Object.entries(sizes).entries())
    files.set(`pictures/${picture}.jpg`, await asPhoto(sharp(draw(art, width, height, colours, index + 1))));
  files.set('brand/share.jpg', await asPhoto(sharp(draw(art, 1200, 630, colours, 1))));
  files.set('brand/icon.svg', icon(name, colours));
  files.set('brand/logo.svg', logo(name, isSerif, colours.brand, colours.ink));
  files.set('brand/logo-on-dark.svg', logo(name, isSerif, colours.accentOnDark, '#ffffff'));
  return files;
}

function draw(art: ArtStyle, width: number, height: number, colours: ThemeColours, seed: number): Buffer {
  const content = { hills, tiles, shapes }[art](width, height, colours, seed);
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`,
  );
}

/** Pseudo-random numbers from 0 to 1, the same in each run. */
function createRandom(seed: number): () => number {
  let state = seed * 7919;
  return () => {
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
}

/** Draws ranges of hills in the haze, the nearest the darkest. */
function hills(width: number, height: number, { brand, dark }: ThemeColours, seed: number): string {
  const random = createRandom(seed);
  const sky = mixColours(brand, '#fff4e6', 0.82);
  const parts = [
    `<defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="${mixColours(brand, '#ffffff', 0.55)}"/><stop offset=".7" stop-color="${sky}"/></linearGradient></defs>`,
    `<rect width="${width}" height="${height}" fill="url(#sky)"/>`,
    `<circle cx="${width * (0.62 + random() * 0.22)}" cy="${height * (0.26 + random() * 0.1)}" r="${height * 0.085}" fill="#fffaf0"/>`,
  ];
  const ranges = 5;
  for (let range = 0; range < ranges; range += 1) {
    const level = height * (0.46 + range * 0.115);
    const colour = mixColours(mixColours(brand, sky, 0.72 - range * 0.18), dark, Math.max(0, range - 2) * 0.28);
    parts.push(`<path fill="${colour}" d="${ridge(width, height, level, height * (0.13 - range * 0.012), random)}"/>`);
  }
  return parts.join('');
}

/** Draws an outline of waves from the left edge to the right one, closed below. */
function ridge(width: number, height: number, level: number, rise: number, random: () => number): string {
  const waves = [1.1, 2.3, 4.7].map((frequency) => ({ frequency, phase: random() * 6.28, share: 1 / frequency }));
  const points = Array.from({ length: 81 }, (_, index) => {
    const at = index / 80;
    const sum = waves.reduce(
      (all, { frequency, phase, share }) => all + share * Math.sin(at * 6.28 * frequency + phase),
      0,
    );
    return `${(at * width).toFixed(1)} ${(level - (sum * rise) / 1.6).toFixed(1)}`;
  });
  return `M0 ${height}L${points.join('L')}L${width} ${height}Z`;
}

/** Draws a quilt of squares, quarters of circles and triangles. */
function tiles(width: number, height: number, colours: ThemeColours, seed: number): string {
  const random = createRandom(seed);
  const { brand, dark, tint, accentOnDark } = colours;
  const size = Math.ceil(Math.min(width, height) / 3);
  const grounds = [brand, dark, tint, accentOnDark, mixColours(brand, '#ffffff', 0.35)];
  const pick = () => grounds[Math.floor(random() * grounds.length)] ?? brand;
  const parts: string[] = [];
  for (let top = 0; top < height; top += size)
    for (let left = 0; left < width; left += size) {
      const ground = pick();
      const shape = grounds.filter((colour) => colour !== ground)[Math.floor(random() * (grounds.length - 1))] ?? dark;
      const degrees = Math.floor(random() * 4) * 90;
      const forms = [
        `<path d="M0 0H${size}A${size} ${size} 0 0 1 0 ${size}Z"/>`,
        `<path d="M0 0L${size} ${size}H0Z"/>`,
        `<circle cx="${size / 2}" cy="${size / 2}" r="${size * 0.34}"/>`,
        `<path d="M0 0H${size}V${size / 2}H0Z"/>`,
      ];
      parts.push(
        `<rect x="${left}" y="${top}" width="${size}" height="${size}" fill="${ground}"/>`,
        `<g fill="${shape}" transform="translate(${left} ${top}) rotate(${degrees} ${size / 2} ${size / 2})">${forms[Math.floor(random() * forms.length)]}</g>`,
      );
    }
  return parts.join('');
}

/** Draws large soft forms on paper: a plant in a pot, a rainbow, or the sun above waves. */
function shapes(width: number, height: number, colours: ThemeColours, seed: number): string {
  const { brand, surface, accentOnDark } = colours;
  const paper = mixColours(mixColours(brand, '#ffd9a8', 0.55), surface, 0.62);
  const paints = {
    brand: mixColours(brand, surface, 0.12),
    warm: mixColours('#ff9e6d', surface, 0.25),
    pastel: mixColours(accentOnDark, surface, 0.25),
    pale: mixColours(accentOnDark, surface, 0.6),
  };
  const motif = [sea, plant, rainbow][seed % 3] ?? plant;
  return `<rect width="${width}" height="${height}" fill="${paper}"/>${motif(width, height, paints)}`;
}

type PictureColours = Record<'brand' | 'warm' | 'pastel' | 'pale', string>;

function plant(width: number, height: number, { brand, warm, pastel, pale }: PictureColours): string {
  const short = Math.min(width, height);
  const [centre, base, arch] = [width * 0.5, height * 0.92, short * 0.3];
  const leaves = Array.from({ length: 7 }, (_, index) => {
    const [side, long] = [index % 2 ? 1 : -1, short * (0.2 - index * 0.014)];
    const top = base - short * (0.16 + index * 0.085);
    const rotation = `rotate(${-side * 35} ${centre} ${top})`;
    return `<ellipse cx="${centre + side * long * 0.72}" cy="${top - long * 0.3}" rx="${long * 0.78}" ry="${long * 0.3}" transform="${rotation}"/>`;
  });
  return [
    `<circle cx="${width * 0.76}" cy="${height * 0.3}" r="${short * 0.2}" fill="${warm}"/>`,
    `<circle cx="${width * 0.16}" cy="${height * 0.75}" r="${short * 0.34}" fill="${pale}"/>`,
    `<path d="M${centre - arch} ${height}V${height * 0.52}a${arch} ${arch} 0 0 1 ${arch * 2} 0V${height}Z" fill="${pastel}"/>`,
    `<path d="M${centre} ${base}V${base - short * 0.76}" stroke="${brand}" stroke-width="${short * 0.012}"/>`,
    `<g fill="${brand}">${leaves.join('')}</g>`,
    `<path d="M${centre - short * 0.13} ${base - short * 0.12}h${short * 0.26}l${-short * 0.035} ${short * 0.2}h${-short * 0.19}z" fill="${warm}"/>`,
  ].join('');
}

function rainbow(width: number, height: number, { brand, warm, pastel, pale }: PictureColours): string {
  const short = Math.min(width, height);
  const bows = [brand, warm, pastel, pale].map((colour, index) => {
    const radius = short * (0.5 - index * 0.11);
    return `<circle cx="${width / 2}" cy="${height * 0.86}" r="${radius}" fill="none" stroke="${colour}" stroke-width="${short * 0.085}"/>`;
  });
  return `${bows.join('')}<circle cx="${width * 0.84}" cy="${height * 0.22}" r="${short * 0.1}" fill="${warm}"/><rect y="${height * 0.86}" width="${width}" height="${height}" fill="${pale}"/>`;
}

function sea(width: number, height: number, { brand, warm, pastel, pale }: PictureColours): string {
  const short = Math.min(width, height);
  const waves = [pale, pastel, brand].map((colour, index) => {
    const [radius, top] = [short * 0.11, height * (0.58 + index * 0.14)];
    const start = -radius * (index % 2 ? 2 : 1);
    const crests = `a${radius} ${radius * 0.7} 0 0 1 ${radius * 2} 0`.repeat(Math.ceil(width / radius / 2) + 2);
    return `<path d="M${start} ${top}${crests}V${height}H${start}Z" fill="${colour}"/>`;
  });
  return `<circle cx="${width * 0.5}" cy="${height * 0.46}" r="${short * 0.26}" fill="${warm}"/>${waves.join('')}`;
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Draws the first letter of the name on a square of the brand colour. */
const icon = (name: string, { brand }: ThemeColours) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="14" fill="${brand}"/><text x="32" y="45" font-family="system-ui, Arial, sans-serif" font-size="36" font-weight="700" text-anchor="middle" fill="#fff">${escaped([...name][0]?.toUpperCase() ?? '')}</text></svg>\n`;

/** Draws the name beside a sign, 48 px high. */
function logo(name: string, isSerif: boolean, colour: string, ink: string): string {
  const family = isSerif ? 'Georgia, serif' : 'system-ui, Arial, sans-serif';
  // The width of a text depends on the device's font: it is fitted to this length.
  const length = Math.round([...name].length * (isSerif ? 11.4 : 11.8));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${58 + length}" height="48" viewBox="0 0 ${58 + length} 48"><circle cx="22" cy="24" r="18" fill="${colour}"/><path d="M12 29q10-18 20 0" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round"/><text x="52" y="31" font-family="${family}" font-size="21" font-weight="700" textLength="${length}" lengthAdjust="spacingAndGlyphs" fill="${ink}">${escaped(name)}</text></svg>\n`;
}
