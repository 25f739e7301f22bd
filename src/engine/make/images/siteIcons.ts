import { writeFileSync } from 'node:fs';
import type { Sharp } from 'sharp';
import { contentHash, keepFiles } from '#engine/store/cache.ts';
import type { MeasuredMedia } from './measure.ts';

/** How an icon is drawn: px of its side, and how much of that the picture takes up. */
interface Size {
  side: number;
  share: number;
  /** Without a ground, what the picture leaves open stays open. */
  hasGround?: boolean;
}

/** Systems cut what they show on a start screen to a shape of theirs; the middle 80 % are safe (W3C, Web App Manifest, "maskable"). */
const sizes: Record<string, Size[]> = {
  'favicon.ico': [
    { side: 32, share: 1 },
    { side: 48, share: 1 },
  ],
  'apple-touch-icon.png': [{ side: 180, share: 0.8, hasGround: true }],
  'icon-192.png': [{ side: 192, share: 1 }],
  'icon-512.png': [{ side: 512, share: 1 }],
  'icon-maskable.png': [{ side: 512, share: 0.64, hasGround: true }],
};

/** Grows when the same picture would make other icons. */
const version = '1';

/**
 * The icon of a site in the sizes that systems ask for, some of them at addresses that no page names.
 * @param ground CSS colour behind it where it must not be transparent
 * @returns paths of files in the cache, by their paths in the output
 */
export async function siteIcons(icon: MeasuredMedia, ground: string): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  for (const [name, drawn] of Object.entries(sizes)) {
    const key = `${contentHash([version, icon.hash, ground, JSON.stringify(drawn)], 12)}-${name}`;
    const { path } = await keepFiles('icons', key, async (unfinished) => {
      const pictures = await Promise.all(drawn.map((size) => draw(icon, size, ground)));
      writeFileSync(unfinished, name.endsWith('.ico') ? iconFile(pictures, drawn) : (pictures[0] ?? ''));
    });
    files.set(name, path);
  }
  return files;
}

async function draw(
  { absolute, width }: MeasuredMedia,
  { side, share, hasGround }: Size,
  ground: string,
): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const inner = Math.round(side * share);
  const clear = { r: 0, g: 0, b: 0, alpha: 0 };
  // A drawing has 72 dots to the inch by itself; it is drawn in the size that is asked for.
  const density = Math.min(2400, Math.max(72, Math.ceil((72 * inner) / Math.max(1, width))));
  const picture = await sharp(absolute, { density })
    .resize({ width: inner, height: inner, fit: 'contain', background: clear })
    .png()
    .toBuffer();
  const whole: Sharp = sharp({
    create: { width: side, height: side, channels: 4, background: hasGround ? ground : clear },
  });
  const at = Math.round((side - inner) / 2);
  return whole
    .composite([{ input: picture, left: at, top: at }])
    .png({ palette: true, effort: 8 })
    .toBuffer();
}

/** Bytes of the head of such a file, and of an entry of its list. */
const headBytes = 6;
const entryBytes = 16;

/** PNG pictures as one ICO file: https://learn.microsoft.com/previous-versions/ms997538(v=msdn.10) */
function iconFile(pictures: Buffer[], drawn: Size[]): Buffer {
  const head = Buffer.alloc(headBytes + entryBytes * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  pictures.forEach((picture, index) => {
    const at = headBytes + entryBytes * index;
    const { side = 0 } = drawn[index] ?? {};
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
