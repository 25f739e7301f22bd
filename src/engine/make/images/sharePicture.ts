import { readFileSync, writeFileSync } from 'node:fs';
import type { OverlayOptions, Sharp } from 'sharp';
import { readFont } from '#engine/content/media/font.ts';
import { contentHash, getOrCacheFiles } from '#engine/store/cache.ts';
import { escapeHtml } from '#render/renderDocument.ts';
import { getOrInsert } from '#shared/getOrInsert.ts';
import type { MeasuredMedia, SharePictureContent } from './measureMedia.ts';

/** Size of a drawn share picture, px, as sharing services recommend. */
export const drawnSize = { width: 1200, height: 630 };
const margin = 80;

/** Version of the drawing; a new one changes all addresses. */
const version = '1';

const picturesByHash = new Map<string, MeasuredMedia>();

/** Defines a share picture as a media file. It is drawn when its output is needed. */
export function defineSharePicture(drawing: SharePictureContent): MeasuredMedia {
  const { font, logo, ...hashedContent } = drawing;
  const hash = contentHash([version, JSON.stringify(hashedContent), font.hash, logo?.hash ?? ''], 8);
  return getOrInsert(picturesByHash, hash, () => ({
    path: 'share.png',
    absolute: '',
    kind: 'raster',
    ...drawnSize,
    hash,
    drawing,
  }));
}

/** Code points of fonts by file hash, cached because every page without a picture needs them. */
const lettersByFont = new Map<string, ReadonlySet<number>>();

/**
 * @returns true if a font file has all characters of a text. Missing ones would come from a system font or be empty
 * boxes.
 */
export function hasAllLetters({ absolute, hash }: MeasuredMedia, text: string): boolean {
  const letters = getOrInsert(lettersByFont, hash, () => {
    const font = readFont(absolute);
    return new Set(font === 'unreadable' ? [] : font.characters);
  });
  return [...text].every((letter) => letters.has(letter.codePointAt(0) ?? 0));
}

export async function drawSharePicture(drawing: SharePictureContent): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const { colours, title, name, logo } = drawing;
  const fontfile = await convertToTrueType(drawing.font);
  const metrics = readFont(drawing.font.absolute);
  const font = metrics === 'unreadable' ? 'sans' : metrics.name;
  const drawText = (text: string, px: number): Sharp =>
    sharp({
      text: {
        text: `<span foreground="white">${escapeHtml(text)}</span>`,
        // The comma ends the font name, which may itself end with a weight.
        font: `${font}, Bold ${px}`,
        ...{ fontfile, dpi: 72, width: drawnSize.width - 2 * margin, rgba: true },
      },
    });
  const background = `<svg xmlns="http://www.w3.org/2000/svg" width="${drawnSize.width}" height="${drawnSize.height}"><rect width="100%" height="100%" fill="${escapeHtml(colours.ground)}"/><rect y="${drawnSize.height - 20}" width="100%" height="20" fill="${escapeHtml(colours.edge)}"/><rect x="${margin}" y="196" width="96" height="6" fill="${escapeHtml(colours.line)}"/></svg>`;
  const header = logo
    ? await sharp(logo.absolute, { density: 300 }).resize({ width: 480, height: 72, fit: 'inside' }).png().toBuffer()
    : await drawText(name, 34).png().toBuffer();
  const parts: OverlayOptions[] = [
    { input: header, left: margin, top: 80 },
    { input: await drawTitle(title, drawText), left: margin, top: 240 },
  ];
  return sharp(Buffer.from(background)).composite(parts).png({ palette: true, colours: 64, effort: 8 }).toBuffer();
}

/** Font sizes in px; the largest at which the full title fits is used. */
const sizes = [84, 72, 60, 50, 42, 34];
const maxTitleHeight = 320;

async function drawTitle(title: string, drawText: (text: string, px: number) => Sharp): Promise<Buffer> {
  for (const px of sizes) {
    const { data, info } = await drawText(title, px).png().toBuffer({ resolveWithObject: true });
    if (info.height <= maxTitleHeight) return data;
    if (px === sizes.at(-1)) {
      const { default: sharp } = await import('sharp');
      const top = { left: 0, top: 0, width: info.width, height: maxTitleHeight };
      return sharp(data).extract(top).png().toBuffer();
    }
  }
  return Buffer.alloc(0);
}

/** Converts a WOFF2 file to TrueType for drawing. @returns path of the cached file */
async function convertToTrueType({ absolute, hash }: MeasuredMedia): Promise<string> {
  const { path } = await getOrCacheFiles('fontFiles', `${hash}.ttf`, async (unfinished) => {
    const { default: decompress } = await import('woff2-encoder/decompress');
    writeFileSync(unfinished, await decompress(readFileSync(absolute)));
  });
  return path;
}
