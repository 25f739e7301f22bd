import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';

/* Pictures as they come from telephones and cameras. */

function folder(): string {
  const directory = mkdtempSync(join(tmpdir(), 'originals-'));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  return directory;
}

beforeEach(() => {
  vi.resetModules();
  vi.stubEnv('LINTEL_CACHE', folder());
});

const loadModules = async () => ({ ...(await import('./measureMedia.ts')), ...(await import('./convertMedia.ts')) });

/** Photo with a rotated sensor image: its upper half is red when displayed, its lower half blue. */
const sideways = async () => {
  const half = (background: string) => ({
    input: { create: { width: 30, height: 40, channels: 3 as const, background } },
  });
  const image = sharp({ create: { width: 60, height: 40, channels: 3, background: '#fff' } }).composite([
    { ...half('#d00'), left: 0, top: 0 },
    { ...half('#00d'), left: 30, top: 0 },
  ]);
  return sharp(await image.png().toBuffer());
};

const gpsMetadata = {
  IFD0: { Make: 'Telephone' },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '30/1 41/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '76/1 27/1 0/1' },
};

async function measured(name: string, bytes: Uint8Array) {
  const { measureMedia } = await loadModules();
  const absolute = join(folder(), name);
  writeFileSync(absolute, bytes);
  const media = (await measureMedia([{ path: `campus/${name}`, absolute }])).get(`campus/${name}`);
  if (!media) throw new Error('not measured');
  return media;
}

it.each(['jpg', 'webp', 'avif', 'png'] as const)(
  'says of no %s where it was taken, in none of its files',
  async (format) => {
    const { originalOutput, pictureOutputs, convertMedia: convertPicture } = await loadModules();
    const image = (await sideways()).withExif(gpsMetadata).withMetadata({ orientation: 6 });
    const bytes = await image.toFormat(format === 'jpg' ? 'jpeg' : format).toBuffer();
    expect((await sharp(bytes).metadata()).exif?.includes('Telephone')).toBe(true);
    const media = await measured(`photo.${format}`, bytes);
    expect(media).toMatchObject({ width: 40, height: 60, saysWhere: true });
    for (const output of [originalOutput(media), ...pictureOutputs(media, [20, 40])]) {
      const { path } = await convertPicture(output);
      const { exif, xmp, width = 0, height, orientation } = await sharp(path).metadata();
      expect([exif, xmp, orientation ?? 1, height]).toEqual([undefined, undefined, 1, (width * 3) / 2]);
      const pixels = await sharp(path).removeAlpha().raw().toBuffer();
      const [top, bottom] = [[...pixels.subarray(0, 3)], [...pixels.subarray(-3)]];
      expect([top.indexOf(Math.max(...top)), bottom.indexOf(Math.max(...bottom))]).toEqual([0, 2]);
    }
  },
);

it('finds a place in XMP data too, and leaves alone what tells none', async () => {
  const { originalOutput } = await loadModules();
  const xmp = (attribute: string) =>
    `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:exif="http://ns.adobe.com/exif/1.0/" ${attribute}/></rdf:RDF></x:xmpmeta>`;
  const withXmp = async (attribute: string) =>
    (await sideways())
      .withXmp(xmp(attribute))
      .withExif({ IFD0: { Artist: 'A' } })
      .jpeg()
      .toBuffer();
  expect((await measured('a.jpg', await withXmp('exif:GPSLatitude="30,41N"'))).saysWhere).toBe(true);
  const media = await measured('b.jpg', await withXmp('exif:Flash="1"'));
  expect(originalOutput(media)).toMatchObject({ path: `media/b.${media.hash}.jpg` });
  expect(originalOutput(media).conversion).toBeUndefined();
});

it('makes of a HEIC picture that can be read what browsers show', async () => {
  const { originalOutput, pictureOutputs, convertMedia: convertPicture } = await loadModules();
  const bytes = await (await sideways()).heif({ compression: 'av1' }).toBuffer();
  const media = await measured('photo.heic', bytes);
  expect(media).toMatchObject({ kind: 'raster', width: 60, height: 40 });
  const original = originalOutput(media);
  expect(original.path).toMatch(/^media\/photo\.\w+\.jpg$/);
  expect(await sharp((await convertPicture(original)).path).metadata()).toMatchObject({ format: 'jpeg', width: 60 });
  const [small] = pictureOutputs(media, [30]);
  if (!small) throw new Error('no output');
  expect(await sharp((await convertPicture(small)).path).metadata()).toMatchObject({ width: 30, height: 20 });
});

it.each([
  [
    'a HEIC picture',
    'photo.heic',
    Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'.padEnd(60, '\0')),
    /is a HEIC picture.*Preview/s,
  ],
  [
    'one in disguise',
    'photo.jpg',
    Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'.padEnd(60, '\0')),
    /is a HEIC picture/,
  ],
  [
    'words',
    'photo.png',
    Buffer.from('These are some words and no picture.'),
    /"campus\/photo.png" has the name of a picture/,
  ],
])('says in plain words why %s cannot be converted', async (_, name, bytes, message) => {
  const { pictureOutputs, convertMedia: convertPicture } = await loadModules();
  const [output] = pictureOutputs(await measured(name, bytes), [30]);
  if (!output) throw new Error('no output');
  await expect(convertPicture(output)).rejects.toThrow(message);
});

it('converts what has 108 million pixels, and says what is too much', { timeout: 60_000 }, async () => {
  const { pictureOutputs, convertMedia: convertPicture } = await loadModules();
  const create = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#48a' } });
  const large = await measured('large.jpg', await create(12_000, 9000).jpeg().toBuffer());
  const [output] = pictureOutputs(large, [400]);
  if (!output) throw new Error('no output');
  expect(await sharp((await convertPicture(output)).path).metadata()).toMatchObject({ width: 400, height: 300 });
  const bytes = Buffer.from(`GIF89a\x20\x4e\x20\x4e${'\0'.repeat(30)}`);
  const [tooLarge] = pictureOutputs(await measured('wall.gif', bytes), [400]);
  if (!tooLarge) throw new Error('no output');
  await expect(convertPicture(tooLarge)).rejects.toThrow(/20,000 × 20,000 pixels/);
});
