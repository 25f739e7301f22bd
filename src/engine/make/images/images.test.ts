import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';

function folder(): string {
  const directory = mkdtempSync(join(tmpdir(), 'images-'));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  return directory;
}

beforeEach(() => {
  vi.resetModules();
  vi.stubEnv('LINTEL_CACHE', folder());
});

/** Modules with a separate cache. */
const loadModules = async () => ({
  ...(await import('./measureMedia.ts')),
  ...(await import('./convertMedia.ts')),
  ...(await import('./pictureQueue.ts')),
});

async function photo(width: number, height: number, orientation?: number) {
  const absolute = join(folder(), 'photo.jpg');
  const image = sharp({ create: { width, height, channels: 3, background: '#456' } }).jpeg();
  await (orientation ? image.withMetadata({ orientation }) : image).toFile(absolute);
  return { path: 'campus/photo.jpg', absolute };
}

it('measures a photo as it is to be seen: a camera held upright swaps the sides', async () => {
  const { measureMedia } = await loadModules();
  const file = await photo(60, 40, 6);
  expect((await measureMedia([file])).get('campus/photo.jpg')).toMatchObject({ kind: 'raster', width: 40, height: 60 });
});

it('has no size for what is no picture, or is a broken one', async () => {
  const { measureMedia } = await loadModules();
  const broken = { path: 'broken.png', absolute: join(folder(), 'broken.png') };
  writeFileSync(broken.absolute, 'not a picture');
  expect((await measureMedia([broken])).get('broken.png')).toMatchObject({ kind: 'raster', width: 0, height: 0 });
});

it('shares a picture as a JPEG of at most 1,200 px, on white where it is transparent', async () => {
  const { measureMedia, shareOutput, convertMedia: convertPicture } = await loadModules();
  const absolute = join(folder(), 'logo.png');
  await sharp({ create: { width: 1600, height: 800, channels: 4, background: '#0000' } })
    .png()
    .toFile(absolute);
  const media = (await measureMedia([{ path: 'logo.png', absolute }])).get('logo.png');
  if (!media) throw new Error('not measured');
  const output = shareOutput(media);
  expect(output).toMatchObject({ path: expect.stringMatching(/-1200\.jpg$/), width: 1200, height: 600 });
  const { path } = await convertPicture(output);
  expect(await sharp(path).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 600 });
  expect([...(await sharp(path).raw().toBuffer()).subarray(0, 3)]).toEqual([255, 255, 255]);
});

it('makes each size once, one of them as WebP too, and takes it from the cache the next time', async () => {
  const { measureMedia, pictureOutputs, PictureQueue } = await loadModules();
  const media = (await measureMedia([await photo(64, 48)])).get('campus/photo.jpg');
  if (!media) throw new Error('not measured');
  const outputs = pictureOutputs(media, [16, 32]);
  const sources = new Map<string, string>();
  const first = new PictureQueue(outputs, ({ path }, source) =>
    sources.set(path.replace(/^media\/photo\.[^-]+/, ''), source),
  );
  await first.makeAll();
  expect(first.converted).toBe(3);
  const second = new PictureQueue(outputs, () => {});
  await second.makeAll();
  expect(second.converted).toBe(0);
  expect([...sources.keys()].sort()).toEqual(['-16.avif', '-16.webp', '-32.avif']);
  expect(await sharp(sources.get('-32.avif')).metadata()).toMatchObject({ width: 32, height: 24 });
});

it('makes first what somebody waits for, and each once', async () => {
  const { measureMedia, pictureOutputs, PictureQueue } = await loadModules();
  const media = (await measureMedia([await photo(640, 480)])).get('campus/photo.jpg');
  if (!media) throw new Error('not measured');
  const outputs = pictureOutputs(media, [100, 200, 300, 400, 500, 600]);
  const order: string[] = [];
  const queue = new PictureQueue(outputs, ({ path }) => order.push(path));
  const [last] = outputs.slice(-1).map(({ path }) => path);
  const requests = Promise.all([
    queue.makeFirst(last as string),
    queue.makeFirst(last as string),
    queue.makeFirst('index.html'),
  ]);
  const counts: number[] = [];
  await queue.makeAll((done) => counts.push(done));
  await requests;
  // One conversion per core may have begun before; then the requested one comes first.
  expect(order.indexOf(last as string)).toBeLessThanOrEqual(availableParallelism());
  expect([...order].sort()).toEqual(outputs.map(({ path }) => path).sort());
  expect([queue.converted, queue.missingPaths().length, counts.at(-1)]).toEqual([outputs.length, 0, outputs.length]);
});

it('converts once what two ask for at the same time, though no queue knows of it', async () => {
  const { measureMedia, pictureOutputs, convertMedia: convertPicture } = await loadModules();
  const media = (await measureMedia([await photo(64, 48)])).get('campus/photo.jpg');
  const [output] = media ? pictureOutputs(media, [32]) : [];
  if (!output) throw new Error('not measured');
  const [one, other] = await Promise.all([convertPicture(output), convertPicture(output)]);
  expect(one).toBe(other);
});

it('never makes a picture wider than its original', async () => {
  const { widthsFor } = await loadModules();
  const media = { width: 1000 } as Parameters<typeof widthsFor>[0];
  expect(widthsFor(media, [400, 800])).toEqual([400, 800]);
  expect(widthsFor(media, [400, 1000, 1600])).toEqual([400, 1000]);
});

it('gives a picture another address when its bytes change', async () => {
  const { measureMedia, pictureBaseAddress: pictureAddress } = await loadModules();
  const [first, second] = await Promise.all([photo(10, 10), photo(10, 12)]);
  const address = async (file: { path: string; absolute: string }) => {
    const media = (await measureMedia([file])).get(file.path);
    return media && pictureAddress(media);
  };
  expect(await address(first)).toMatch(/^\/media\/photo\.[0-9a-f]{8}/);
  expect(await address(first)).not.toBe(await address(second));
});

it('makes a picture that is higher than any format allows in sizes that exist', async () => {
  const { measureMedia, pictureOutputs, convertMedia } = await loadModules();
  const media = (await measureMedia([await photo(20, 20_000)])).get('campus/photo.jpg');
  if (!media) throw new Error('not measured');
  for (const output of pictureOutputs(media, [20])) {
    const { height = 0 } = await sharp((await convertMedia(output)).path).metadata();
    expect(height).toBe(16_383);
  }
});

it.each(['gif', 'webp'] as const)('lets a %s move in each size, and has a still of each', async (format) => {
  const { measureMedia, pictureOutputs, convertMedia } = await loadModules();
  const frames = ['#b00', '#0b0', '#00b'].map((colour) =>
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="48"><path fill="${colour}" d="M0 0h64v48H0z"/></svg>`,
    ),
  );
  const absolute = join(folder(), `sun.${format}`);
  await sharp(frames, { join: { animated: true } })
    .toFormat(format, { delay: [100, 200, 300] })
    .toFile(absolute);
  const media = (await measureMedia([{ path: `sun.${format}`, absolute }])).get(`sun.${format}`);
  if (!media) throw new Error('not measured');
  expect(media).toMatchObject({ width: 64, height: 48, isMoving: true, movesLong: true });
  const made: Record<string, unknown> = {};
  for (const output of pictureOutputs(media, [32, 64])) {
    const { width, pages = 1, delay, pageHeight, height } = await sharp((await convertMedia(output)).path).metadata();
    made[output.path.replace(/^[^-]*/, '')] = [width, pageHeight ?? height, pages, ...(delay ?? [])];
  }
  expect(made).toEqual({
    '-32.avif': [32, 24, 1],
    '-64.avif': [64, 48, 1],
    '-32.webp': [32, 24, 1],
    '-32-moving.webp': [32, 24, 3, 100, 200, 300],
    '-64-moving.webp': [64, 48, 3, 100, 200, 300],
  });
});
