import { writeFileSync } from 'node:fs';
import type { Sharp } from 'sharp';
import { contentHash, getOrCacheFiles } from '#engine/store/cache.ts';
import type { MeasuredMedia } from './measureMedia.ts';

/** Size of an icon in px, and the share of it that the picture fills. */
interface IconSize {
  side: number;
  share: number;
  /** True for an opaque background. */
  hasGround?: boolean;
}

/**
 * Icon files and their sizes. Systems crop maskable icons to a shape; the central 80 % are safe (W3C, Web App Manifest,
 * "maskable").
 */
const iconFiles: Record<string, IconSize[]> = {
  'favicon.ico': [
    { side: 32, share: 1 },
    { side: 48, share: 1 },
  ],
  'apple-touch-icon.png': [{ side: 180, share: 0.8, hasGround: true }],
  'icon-192.png': [{ side: 192, share: 1 }],
  'icon-512.png': [{ side: 512, share: 1 }],
  'icon-maskable.png': [{ side: 512, share: 0.64, hasGround: true }],
};

/** Version of the drawing; a new one changes the cached files. */
const version = '1';

/** Creates the icons of a site in the sizes that systems request. @returns paths of cached files by output path */
export async function createSiteIcons(icon: MeasuredMedia, background: string): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  for (const [name, sizes] of Object.entries(iconFiles)) {
    const key = `${contentHash([version, icon.hash, background, JSON.stringify(sizes)], 12)}-${name}`;
    const { path } = await getOrCacheFiles('icons', key, async (unfinished) => {
      const pictures = await Promise.all(sizes.map((size) => draw(icon, size, background)));
      writeFileSync(unfinished, name.endsWith('.ico') ? encodeIco(pictures, sizes) : (pictures[0] ?? ''));
    });
    files.set(name, path);
  }
  return files;
}

async function draw(
  { absolute, width }: MeasuredMedia,
  { side, share, hasGround }: IconSize,
  background: string,
): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const inner = Math.round(side * share);
  const transparent = { r: 0, g: 0, b: 0, alpha: 0 };
  // SVG is rasterized at 72 dpi by default; a higher density gives the required size.
  const density = Math.min(2400, Math.max(72, Math.ceil((72 * inner) / Math.max(1, width))));
  const picture = await sharp(absolute, { density })
    .resize({ width: inner, height: inner, fit: 'contain', background: transparent })
    .png()
    .toBuffer();
  const canvas: Sharp = sharp({
    create: { width: side, height: side, channels: 4, background: hasGround ? background : transparent },
  });
  const margin = Math.round((side - inner) / 2);
  return canvas
    .composite([{ input: picture, left: margin, top: margin }])
    .png({ palette: true, effort: 8 })
    .toBuffer();
}

/** Sizes in bytes of an ICO header and of a directory entry. */
const headBytes = 6;
const entryBytes = 16;

/** Encodes PNG pictures as one ICO file: https://learn.microsoft.com/previous-versions/ms997538(v=msdn.10) */
function encodeIco(pictures: Buffer[], sizes: IconSize[]): Buffer {
  const head = Buffer.alloc(headBytes + entryBytes * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  pictures.forEach((picture, index) => {
    const at = headBytes + entryBytes * index;
    const { side = 0 } = sizes[index] ?? {};
    head.writeUInt8(side, at);
    head.writeUInt8(side, at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(picture.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += picture.length;
  });
  return Buffer.concat([head, ...pictures]);
}
