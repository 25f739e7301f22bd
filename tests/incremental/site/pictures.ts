import sharp from 'sharp';

/** Size in px: as wide as the widest picture on the site's pages, so that most pages need several widths. */
const size = { width: 640, height: 400 };

/** Bytes of every photograph, padded after its end, so that sizes do not distinguish them. */
const length = 8000;

/** Motifs of pictures: the colours at their left and at their right, red, green and blue. */
const motifs: Record<string, [left: number[], right: number[]]> = {
  dawn: [
    [250, 200, 160],
    [90, 110, 170],
  ],
  noon: [
    [120, 190, 250],
    [60, 140, 60],
  ],
  dusk: [
    [90, 50, 110],
    [230, 120, 60],
  ],
  night: [
    [10, 15, 40],
    [60, 70, 110],
  ],
};

export const photographs = Object.keys(motifs);

export const drawings = ['mark', 'seal'];

/** The bytes of a picture, the same each time. */
export async function drawPicture(motif: string): Promise<Buffer> {
  const [left, right] = motifs[motif] ?? [];
  if (!left || !right) return Buffer.from(drawing(motif));
  const pixels = Buffer.alloc(size.width * size.height * 3);
  for (let at = 0; at < pixels.length; at++) {
    const column = Math.floor(at / 3) % size.width;
    const [from = 0, to = 0] = [left[at % 3], right[at % 3]];
    pixels[at] = from + ((to - from) * column) / size.width;
  }
  const photograph = await sharp(pixels, { raw: { ...size, channels: 3 } })
    .jpeg()
    .toBuffer();
  return Buffer.concat([photograph, Buffer.alloc(length)]).subarray(0, length);
}

const drawing = (motif: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" width="48" height="48"><circle cx="24" cy="24" r="${motif === 'seal' ? 12 : 20}"/></svg>`;
