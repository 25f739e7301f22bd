import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { CommandError } from '#engine/problems/commandLine.ts';
import { writeFocusPage } from './writeFocusPage.ts';

const folder = mkdtempSync(join(tmpdir(), 'focus-test-'));
const pages = join(folder, 'pages');

beforeAll(async () => {
  mkdirSync(join(pages, '_media/campus'), { recursive: true });
  writeFileSync(join(pages, '_media/campus/words.jpg'), 'no picture');
  writeFileSync(join(pages, '_media/campus/plan.pdf'), '%PDF');
  await sharp({ create: { width: 60, height: 40, channels: 3, background: '#456' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toFile(join(pages, '_media/campus/gate.jpg'));
});

afterAll(() => rmSync(folder, { recursive: true }));

async function focusPage(picture: string, focus?: string) {
  const { path, json } = await writeFocusPage({ pages, picture, focus });
  onTestFinished(() => rmSync(dirname(path), { recursive: true }));
  return { json, html: readFileSync(path, 'utf8') };
}

it('holds the picture as it is seen, and the point as pages have it', async () => {
  const { html, json } = await focusPage('campus/gate.jpg', '30% 40%');
  expect(JSON.parse(json)).toEqual({ src: 'campus/gate.jpg', alt: '…', focus: '30% 40%' });
  const [, data = '{}'] = /here \*\/ (\{.*\});/.exec(html) ?? [];
  const { src, image, focus } = JSON.parse(data);
  expect([src, focus]).toEqual(['campus/gate.jpg', '30% 40%']);
  const bytes = Buffer.from(image.split(',')[1], 'base64');
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 40, height: 60 });
});

it.each(['pages/_media/campus/gate.jpg', './_media/campus/gate.jpg', '_media\\campus\\gate.jpg'])(
  'takes %s for what is meant, and numbers without a sign',
  async (name) => {
    expect(JSON.parse((await focusPage(name, '5 100')).json)).toMatchObject({
      src: 'campus/gate.jpg',
      focus: '5% 100%',
    });
  },
);

it.each([
  ['campus/gat.jpg', undefined, 'Did you mean "campus/gate.jpg"?'],
  ['campus/plan.pdf', undefined, 'There is no picture "campus/plan.pdf"'],
  ['campus/words.jpg', undefined, '"campus/words.jpg" has the name of a picture'],
  ['campus/gate.jpg', '30%', 'is two numbers'],
  ['campus/gate.jpg', '30% 140%', 'is two numbers'],
  ['campus/gate.jpg', 'left top', 'is two numbers'],
])('says in plain words what is wrong with %s %s', async (picture, focus, message) => {
  const written = writeFocusPage({ pages, picture, focus });
  await expect(written).rejects.toThrow(CommandError);
  await expect(written).rejects.toThrow(message);
});
