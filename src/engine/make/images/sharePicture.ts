import { readFileSync, writeFileSync } from 'node:fs';
import type { OverlayOptions, Sharp } from 'sharp';
import { readFont } from '#engine/content/media/font.ts';
import { contentHash, keepFiles } from '#engine/store/cache.ts';
import { escapeHtml } from '#render/document.ts';
import { getOrInsert } from '#shared/getOrInsert.ts';
import type { MeasuredMedia, ShareDrawing } from './measure.ts';

/** px; what sharing services ask for. */
const size = { width: 1200, height: 630 };
const margin = 80;

/** Grows when the same words would make another picture. */
const version = '1';

const known = new Map<string, MeasuredMedia>();

/** The picture as a file of `_media` would be: it is made when somebody asks for what it becomes. */
export function sharePicture(drawing: ShareDrawing): MeasuredMedia {
  const { font, logo, ...words } = drawing;
  const hash = contentHash([version, JSON.stringify(words), font.hash, logo?.hash ?? ''], 8);
  return getOrInsert(known, hash, () => ({ path: 'share.png', absolute: '', kind: 'raster', ...size, hash, drawing }));
}

/** The letters of fonts, by the hashes of their files: every page without a picture asks for them. */
const lettersOf = new Map<string, ReadonlySet<number>>();

/** Whether a font file has all letters of a text. Others would come from the machine that builds, or be empty boxes. */
export function hasLetters({ absolute, hash }: MeasuredMedia, text: string): boolean {
  const letters = getOrInsert(lettersOf, hash, () => {
    const font = readFont(absolute);
    return new Set(font === 'unreadable' ? [] : font.characters);
  });
  return [...text].every((letter) => letters.has(letter.codePointAt(0) ?? 0));
}

/** Draws such a picture, as a PNG. */
export async function drawShare(drawing: ShareDrawing): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const { colours, title, name, logo } = drawing;
  const fontfile = await trueType(drawing.font);
  const metrics = readFont(drawing.font.absolute);
  const font = metrics === 'unreadable' ? 'sans' : metrics.name;
  const words = (text: string, px: number): Sharp =>
    sharp({
      text: {
        text: `<span foreground="white">${escapeHtml(text)}</span>`,
        // A comma ends the name, which may itself end like a weight.
        font: `${font}, Bold ${px}`,
        ...{ fontfile, dpi: 72, width: size.width - 2 * margin, rgba: true },
      },
    });
  const ground = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}"><rect width="100%" height="100%" fill="${escapeHtml(colours.ground)}"/><rect y="${size.height - 20}" width="100%" height="20" fill="${escapeHtml(colours.edge)}"/><rect x="${margin}" y="196" width="96" height="6" fill="${escapeHtml(colours.line)}"/></svg>`;
  const above = logo
    ? await sharp(logo.absolute, { density: 300 }).resize({ width: 480, height: 72, fit: 'inside' }).png().toBuffer()
    : await words(name, 34).png().toBuffer();
  const parts: OverlayOptions[] = [
    { input: above, left: margin, top: 80 },
    { input: await titleOf(title, words), left: margin, top: 240 },
  ];
  return sharp(Buffer.from(ground)).composite(parts).png({ palette: true, colours: 64, effort: 8 }).toBuffer();
}

/** px; the largest at which the whole title has room is taken. */
const sizes = [84, 72, 60, 50, 42, 34];
const roomForTitle = 320;

async function titleOf(title: string, words: (text: string, px: number) => Sharp): Promise<Buffer> {
  for (const px of sizes) {
    const { data, info } = await words(title, px).png().toBuffer({ resolveWithObject: true });
    if (info.height <= roomForTitle) return data;
    if (px === sizes.at(-1)) {
      const { default: sharp } = await import('sharp');
      const top = { left: 0, top: 0, width: info.width, height: roomForTitle };
      return sharp(data).extract(top).png().toBuffer();
    }
  }
  return Buffer.alloc(0);
}

/** A WOFF2 file as what draws letters can read it; gives its path. */
async function trueType({ absolute, hash }: MeasuredMedia): Promise<string> {
  const { path } = await keepFiles('fontFiles', `${hash}.ttf`, async (unfinished) => {
    const { default: decompress } = await import('woff2-encoder/decompress');
    writeFileSync(unfinished, await decompress(readFileSync(absolute)));
  });
  return path;
}
