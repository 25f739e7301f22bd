import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { hasGpsPosition } from '#engine/content/media/exif.ts';
import type { MediaUsage, MediaUsageCounts, SuggestedFolder, UploadResult } from '#shared/media.ts';
import type { SaveFailure } from '#shared/studio.ts';
import { filesIn } from '#tests/filesIn.ts';
import { type OpenStudio, openStudio } from '#tests/studio/openStudio.ts';

let studio: OpenStudio;
beforeEach(async () => {
  studio = await openStudio('tests/fixtures/orchard');
});
afterEach(() => studio.stop());

type Answer = { status: number } & UploadResult & SaveFailure;

async function upload(parameters: Record<string, string>, bytes: Buffer, headers = {}): Promise<Answer> {
  const path = `/_studio/api/upload?${new URLSearchParams(parameters)}`;
  const answer = await studio.ask(path, { 'content-type': 'application/octet-stream', ...headers }, bytes);
  return { status: answer.status, ...JSON.parse(String(answer.body)) };
}

const media = (path: string) => join(studio.pages, '_media', path);

const snapshot = () => filesIn(studio.pages);

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#364' } });

const exifLocation = { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 31/1 0/1' }, IFD0: { Make: 'Lens' } };

test('a picture from a telephone is turned upright and says no longer where it was taken', async () => {
  const photo = await picture(400, 300)
    .jpeg()
    .withExif(exifLocation)
    .withMetadata({ orientation: 6 })
    .withExifMerge(exifLocation)
    .toBuffer();
  const { exif: before } = await sharp(photo).metadata();
  expect(hasGpsPosition(before, undefined)).toBe(true);
  const answer = await upload({ name: 'IMG 0815.JPG', folder: 'visits/may' }, photo);
  expect(answer).toMatchObject({ status: 200, path: 'visits/may/img-0815.jpg', width: 300, height: 400 });
  expect(answer.done).toEqual(['turned upright', 'location removed']);
  const { width, height, orientation, exif } = await sharp(media('visits/may/img-0815.jpg')).metadata();
  expect([width, height, orientation, exif]).toEqual([300, 400, undefined, undefined]);
});

test('nothing is uploaded through a link that leads out of the pages', async () => {
  const outside = join(studio.top, 'outside');
  mkdirSync(outside);
  symlinkSync(outside, media('linked'));
  const before = filesIn(studio.top);
  for (const folder of ['linked', 'linked/may']) {
    const answer = await upload({ name: 'a.png', folder }, await picture(4, 3).png().toBuffer());
    expect([answer.status, answer.reason]).toEqual([422, expect.stringContaining('leads out of the pages folder')]);
    expect(filesIn(studio.top)).toEqual(before);
  }
});

test('what only says too much loses that and nothing else', async () => {
  const withoutMetadata = await picture(40, 30).jpeg({ progressive: true }).withIccProfile('p3').toBuffer();
  const withMetadata = await sharp(withoutMetadata)
    .jpeg({ progressive: true })
    .keepIccProfile()
    .withExif(exifLocation)
    .toBuffer();
  const hidden = Buffer.concat([withMetadata, withMetadata]);
  const answer = await upload({ name: 'a.jpg' }, hidden);
  expect(answer.done).toEqual(['location removed']);
  const kept = readFileSync(media('a.jpg'));
  expect(kept.includes('Exif')).toBe(false);
  expect(await sharp(kept).raw().toBuffer()).toEqual(await sharp(withMetadata).raw().toBuffer());
  expect((await sharp(kept).metadata()).icc).toEqual((await sharp(withMetadata).metadata()).icc);
});

test('a picture that needs nothing stays byte for byte', async () => {
  for (const [name, bytes] of [
    ['plain.jpg', await picture(40, 30).jpeg().toBuffer()],
    ['plain.png', await picture(40, 30).png().toBuffer()],
    ['plain.webp', await picture(40, 30).webp().toBuffer()],
  ] as const) {
    expect((await upload({ name }, bytes)).done).toEqual([]);
    expect(readFileSync(media(name))).toEqual(bytes);
  }
});

test('a huge picture is made smaller, which is said', async () => {
  const { done, width, height } = await upload({ name: 'big.png' }, await picture(4032, 3024).png().toBuffer());
  expect([width, height, done]).toEqual([2560, 1920, ['4032 × 3024 → 2560 × 1920']]);
});

test('what is in a file counts, not its name', async () => {
  const png = await picture(4, 3).png().toBuffer();
  expect(await upload({ name: 'gate.jpg' }, png)).toMatchObject({
    path: 'gate.png',
    done: ['named .png, because that is what is in it'],
  });
  const refused: [string, Buffer, RegExp][] = [
    ['photo.jpg', Buffer.from('<html><script>1</script>'), /none of the kinds/],
    ['page.svg', Buffer.from('<html xmlns="http://www.w3.org/1999/xhtml"/>'), /none of the kinds/],
    ['a.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'), /program/],
    ['drawing.png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="x"/>'), /action/],
    ['half.png', png.subarray(0, 40), /picture/],
    ['empty.png', Buffer.alloc(0), /nothing in/],
    ['program.pdf', Buffer.from('MZ\x90\0'), /none of the kinds/],
    ['flag.avif', Buffer.from('\0\0\0\x20ftypavis\0\0\0\0avifavismif1miaf', 'latin1'), /AVIF picture that moves/],
    ['phone.heic', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic----------', 'latin1'), /HEIC|picture/],
  ];
  const before = snapshot();
  for (const [name, bytes, reason] of refused)
    expect(await upload({ name }, bytes)).toMatchObject({ status: 422, reason: expect.stringMatching(reason) });
  expect(snapshot()).toEqual(before);
});

test('sound and captions are added as they are, whatever they are called', async () => {
  const ftyp = (brands: string) => Buffer.from(`\0\0\0\x18ftyp${brands}${'-'.repeat(40)}`, 'latin1');
  const taken: [name: string, bytes: Buffer, path: string][] = [
    ['Welcome.mp3', Buffer.from('ID3\x04\0\0\0\0\0\0----------------------', 'latin1'), 'talks/welcome.mp3'],
    ['bare.mp3', Buffer.from([0xff, 0xfb, 0x90, 0x64, ...Array(40).fill(0)]), 'talks/bare.mp3'],
    ['Memo.m4a', ftyp('M4A \0\0\0\0isom'), 'talks/memo.m4a'],
    ['Film.MP4', ftyp('isom\0\0\0\0mp42'), 'talks/film.mp4'],
    ['bells.ogg', Buffer.from(`OggS${'\0'.repeat(40)}`), 'talks/bells.ogg'],
    ['bells.wav', Buffer.from('RIFF....WAVEfmt ----------------', 'latin1'), 'talks/bells.wav'],
    ['Open Day.vtt', Buffer.from('\ufeffWEBVTT\n\n00:01.000 --> 00:02.000\nGrüß Gott'), 'talks/open-day.vtt'],
    ['sound.jpg', Buffer.from(`OggS${'\0'.repeat(40)}`), 'talks/sound.ogg'],
  ];
  for (const [name, bytes, path] of taken) {
    expect(await upload({ name, folder: 'talks' }, bytes)).toMatchObject({ status: 200, path });
    expect(readFileSync(media(path))).toEqual(bytes);
  }
  const before = snapshot();
  for (const [name, bytes, reason] of [
    ['talk.srt', Buffer.from('1\n00:00:01,000 --> 00:00:02,000\nHello'), /Export it as WebVTT/],
    ['talk.vtt', Buffer.from('WEBVTT\n\n00:01.000 --> 00:02.000\nGr\xfc\xdf', 'latin1'), /UTF-8/],
    ['noise.mp3', Buffer.from([0xff, 0xfe, 0x41, 0x00, 0x42, 0x00]), /none of the kinds/],
  ] as const)
    expect(await upload({ name }, bytes)).toMatchObject({ status: 422, reason: expect.stringMatching(reason) });
  expect(snapshot()).toEqual(before);
});

test('what is too large is refused in words, as is a folder that cannot be', async () => {
  const large = await upload({ name: 'film.mp4' }, Buffer.alloc(50 * 1024 ** 2 + 1));
  expect(large).toMatchObject({ status: 422, reason: expect.stringMatching(/film\.mp4.*more than 50 MB/) });
  const png = await picture(4, 3).png().toBuffer();
  for (const folder of ['..', '../x', '/etc', 'a//b', 'My Folder', '.x'])
    expect(await upload({ name: 'a.png', folder }, png)).toMatchObject({ status: 422 });
  expect((await upload({ name: '../../../étoile du Nord.png' }, png)).path).toBe('etoile-du-nord.png');
});

test('letters are those of the language of the site, and files go where the pictures of the page are', async () => {
  const png = await picture(4, 3).png().toBuffer();
  expect((await upload({ name: 'Übergröße.png' }, png)).path).toBe('ubergrosse.png');
  studio.write('_site.json', studio.read('_site.json').replace('"en-GB"', '"de"'));
  await studio.saves.checkAll();
  expect((await upload({ name: 'Übergröße.png' }, png)).path).toBe('uebergroesse.png');
  const folderFor = async (file: string) =>
    (await studio.get<SuggestedFolder>(`media-folder?${new URLSearchParams({ file })}`)).folder;
  expect(await folderFor('varieties/egremont-russet.json')).toBe('fruit');
  // Of its neighbours, as it has none itself.
  expect(await folderFor('varieties/discovery.json')).toBe('fruit');
  expect(await folderFor('cider-house.json')).not.toBe('');
  expect(await folderFor('none/at/all.json')).toBe('');
});

test('a name that is taken gets a number, and several files go as one', async () => {
  const before = snapshot();
  const png = await picture(4, 3).png().toBuffer();
  const answers = await Promise.all(
    [1, 2, 3].map(() => upload({ name: 'Gate.png', folder: 'new', label: 'Add 3 files', typing: 'drop' }, png)),
  );
  expect(answers.map(({ path }) => path).sort()).toEqual(['new/gate-2.png', 'new/gate-3.png', 'new/gate.png']);
  expect(answers.flatMap(({ done }) => done)).toContain('named gate-2.png, because there is a gate.png already');
  const after = snapshot();
  expect(await studio.post('undo', {})).toMatchObject({ status: 200, history: { redo: 'Add 3 files' } });
  expect(snapshot()).toEqual(before);
  await studio.post('redo', {});
  expect(snapshot()).toEqual(after);
});

test('another picture takes the name and the format of the one it replaces, and goes again', async () => {
  const before = snapshot();
  const png = await picture(50, 40).png().toBuffer();
  const answer = await upload({ replace: 'fruit/apple.jpg', name: 'pear.png' }, png);
  expect(answer).toMatchObject({ path: 'fruit/apple.jpg', width: 50, height: 40, done: ['made a JPEG of a PNG'] });
  expect((await sharp(media('fruit/apple.jpg')).metadata()).format).toBe('jpeg');
  expect(answer.saved.history).toEqual({ undo: 'Replace fruit/apple.jpg' });
  await studio.post('undo', {});
  expect(snapshot()).toEqual(before);
  for (const [replace, bytes] of [
    ['fruit/price-list.pdf', png],
    ['brand/logo.svg', png],
    ['fruit/none.jpg', png],
    ['fruit/apple.jpg', Buffer.from('%PDF-1.7')],
  ] as const)
    expect(await upload({ replace, name: 'a' }, bytes)).toMatchObject({ status: 422 });
  expect(snapshot()).toEqual(before);
});

test('no page of another site can send a file, nor who has no token, nor a form', async () => {
  const before = snapshot();
  const png = await picture(4, 3).png().toBuffer();
  for (const headers of [
    { origin: 'https://evil.example' },
    { host: 'evil.example' },
    { 'sec-fetch-site': 'cross-site' },
    { 'content-type': 'application/json' },
    { 'content-type': 'multipart/form-data' },
    { 'content-type': 'text/plain' },
  ])
    expect([headers, (await upload({ name: 'a.png' }, png, headers)).status]).toEqual([headers, 403]);
  expect((await upload({ name: 'a.png' }, png, { cookie: '' })).status).toBe(401);
  const change = await studio.ask('/_studio/api/undo', { 'content-type': 'application/octet-stream' }, '{}');
  expect(change.status).toBe(403);
  expect(snapshot()).toEqual(before);
});

test('who uses which file is told, with the text alternative that is missing', async () => {
  const counts = await studio.get<MediaUsageCounts>('media-uses');
  expect(counts['fruit/apple.jpg']).toBeGreaterThan(0);
  const home = JSON.parse(studio.read('index.json'));
  home.blocks.push({ type: 'media-text', heading: 'New', image: 'fruit/apple.jpg', text: 'Words.' });
  studio.write('index.json', JSON.stringify(home, null, 2));
  studio.saves.handleSavedFiles([join(studio.pages, 'index.json')]);
  await studio.saves.checkPendingSaves();
  const pointer = `/blocks/${home.blocks.length - 1}/image`;
  const uses = await studio.get<MediaUsage[]>('media-uses?path=fruit/apple.jpg');
  expect(uses).toHaveLength((counts['fruit/apple.jpg'] ?? 0) + 1);
  expect(uses).toContainEqual({
    ...{ file: 'index.json', pointer, name: 'the page /', route: '/', picture: pointer },
    words: expect.stringMatching(/: New$/),
    altProblem: expect.stringContaining('fruit/apple.jpg'),
  });
  mkdirSync(media('spare'));
  writeFileSync(media('spare/pear.png'), await picture(4, 3).png().toBuffer());
  studio.saves.handleSavedFiles([media('spare/pear.png')]);
  await studio.saves.checkPendingSaves();
  expect(await studio.get<MediaUsageCounts>('media-uses')).not.toHaveProperty('spare/pear.png');
});
