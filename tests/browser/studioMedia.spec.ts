import { type Page, test } from '@playwright/test';
import axe from 'axe-core';
import sharp from 'sharp';
import { filesIn } from '../filesIn.ts';
import { everyNth } from '../longRun.ts';
import { type DevServer, expect, startDev } from './devServer.ts';
import { copyOrchard } from './siteCopy.ts';

/*
 * Files are added, replaced, renamed and removed in the media library. At the end everything is undone, and the folder
 * is as it was.
 */

test.describe.configure({ mode: 'serial', timeout: 30_000 });

const site = copyOrchard('studio-media');

const snapshot = () => filesIn(site.pages);
const before = snapshot();

let dev: DevServer;
let page: Page;

const picture = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } });

const card = (name: string | RegExp) => page.getByRole('group', { name: 'Files' }).getByRole('button', { name });
const panel = () => page.getByRole('complementary', { name: 'What is chosen' });
const undo = () => page.getByRole('button', { name: /^Undo/ });

/** Drops files onto the area, as from a folder of the machine. */
async function drop(files: { name: string; bytes: Buffer }[]): Promise<void> {
  const given = files.map(({ name, bytes }) => ({ name, text: bytes.toString('base64') }));
  const transfer = await page.evaluateHandle((all) => {
    const data = new DataTransfer();
    for (const { name, text } of all) {
      const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
      data.items.add(new File([bytes], name, { type: 'image/jpeg' }));
    }
    return data;
  }, given);
  for (const event of ['dragenter', 'dragover', 'drop'])
    await page.dispatchEvent('main', event, { dataTransfer: transfer });
}

async function expectNoViolation(): Promise<void> {
  await page.evaluate(axe.source);
  // Colours change gradually.
  await expect(async () => {
    const found = await page.evaluate(async () => {
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document);
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).slice(0, 3)}`);
    });
    expect(found).toEqual([]);
  }).toPass({ timeout: 5000 });
}

test.beforeAll(async ({ browser }) => {
  dev = await startDev(site.pages);
  page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  await dev.signIn(page.context());
  await page.goto(`${dev.studio}/_studio/media/`);
  await expect(card('apple.jpg')).toBeVisible();
});

test.afterAll(async () => {
  await page?.close();
  await dev?.stop();
});

test('several pictures are dropped at once, and what was done to each is said', async () => {
  const turned = await picture(300, 200, '#a33').jpeg().withMetadata({ orientation: 6 }).toBuffer();
  await page.getByRole('button', { name: 'fruit', exact: true }).click();
  await drop([
    { name: 'One Pear.jpg', bytes: turned },
    { name: 'big.jpg', bytes: await picture(3000, 1500, '#3a3').jpeg().toBuffer() },
    { name: 'apple.jpg', bytes: await picture(30, 20, '#33a').jpeg().toBuffer() },
  ]);
  const added = page.getByRole('region', { name: 'Files being added' });
  await expect(added.getByRole('status')).toHaveText('3 files added');
  await expect(added.getByRole('status')).toBeInViewport();
  await expect(added).toContainText(/Turned upright/);
  await expect(added).toContainText('3000 × 1500 → 2560 × 1280');
  await expect(added).toContainText('Named apple-2.jpg, because there is a apple.jpg already');
  for (const name of ['one-pear.jpg', 'big.jpg', 'apple-2.jpg']) await expect(card(name)).toContainText('unused');
  await added.getByRole('button', { name: 'one-pear.jpg' }).click();
  await expect(panel()).toContainText('Nothing uses this file.');
  await expect(panel()).toContainText('200 × 300');
});

test('a picture that is used is replaced, and the page shows the new one', async () => {
  await card('apple.jpg').click();
  await expect(page).toHaveURL(/file=fruit%2Fapple\.jpg/);
  const chooser = page.waitForEvent('filechooser');
  await panel().getByRole('button', { name: 'Replace' }).click();
  const bytes = await picture(77, 55, '#aa3').png().toBuffer();
  await (await chooser).setFiles({ name: 'other.png', mimeType: 'image/png', buffer: bytes });
  await expect(panel()).toContainText('77 × 55');
  const [use] = await panel().getByRole('link').all();
  const address = await use?.getAttribute('href');
  const route = new URL(address ?? '', dev.url).pathname.replace('/_studio/pages', '');
  const html = await (await page.request.get(`${dev.url}${route}`)).text();
  expect(html).toMatch(/width="77"[^>]*height="55"|height="55"[^>]*width="77"/);
});

for (const colorScheme of everyNth(['light', 'dark'] as const, 2, 1))
  test(`axe finds nothing, ${colorScheme}`, async () => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expectNoViolation();
    await page.getByRole('img', { name: 'As a list' }).click();
    await expectNoViolation();
    await page.getByRole('img', { name: 'As a grid' }).click();
  });

test('deleting refuses while a file is used, and leads to the uses', async () => {
  await card('apple.jpg').focus();
  await page.keyboard.press('Delete');
  const refused = page.getByRole('dialog', { name: 'Not deleted: still used' });
  await expect(refused.getByRole('link').first()).toBeVisible();
  const href = await refused.getByRole('link').first().getAttribute('href');
  expect(href).toMatch(/^\/_studio\/pages\/.*at=/);
  await page.keyboard.press('Escape');
  await expect(refused).toBeHidden();
  expect(site.read('_media/fruit/apple.jpg').length).toBeGreaterThan(0);
});

test('what is said of a picture is changed beside it, and taking that back stays there', async () => {
  await card('apple.jpg').click();
  const texts = () => Object.values(snapshot()).map((text) => Buffer.from(text, 'base64').toString());
  const alt = panel().getByRole('textbox', { name: 'Text alternative' }).last();
  await alt.fill('An apple on a bough');
  await expect.poll(() => texts().some((text) => text.includes('An apple on a bough'))).toBe(true);
  const point = panel()
    .getByRole('button', { name: /^Focal point/ })
    .last();
  const pointBefore = `${await point.getAttribute('aria-label')}`;
  await point.press('ArrowLeft');
  await expect(point).not.toHaveAccessibleName(pointBefore);
  const position = (await point.getAttribute('aria-label'))?.match(/\d+ ?%/g) ?? [];
  expect(position).not.toEqual([]);
  // Cropped as on its page, in any block.
  const cropped = panel()
    .getByRole('img', { name: /^(On wide screens|On phones|Everywhere)$/ })
    .last();
  await expect(cropped).toHaveCSS('object-position', position.map((part) => part.replace(' ', '')).join(' '));
  for (const label of [/Focal point of fruit/, /Text alternative of fruit/]) {
    await expect(undo()).toHaveAccessibleName(label);
    await undo().click();
  }
  await expect.poll(() => texts().some((text) => text.includes('An apple on a bough'))).toBe(false);
  await expect(point).toHaveAccessibleName(pointBefore);
  await expect(page).toHaveURL(/_studio\/media\/.*file=fruit%2Fapple\.jpg/);
});

test('several that nothing uses are chosen by keyboard and mouse, and deleted at once', async () => {
  await card('apple-2.jpg').click();
  await card('one-pear.jpg').click({ modifiers: ['ControlOrMeta'] });
  await expect(panel()).toContainText('2 files');
  await panel().getByRole('button', { name: 'Delete' }).click();
  await expect(card('one-pear.jpg')).toHaveCount(0);
  await expect(undo()).toHaveAccessibleName('Undo: Delete 2 files');
});

test('a file gets another name, and what names it follows', async () => {
  await card('apple.jpg').click();
  await panel().getByRole('button', { name: 'Rename or move' }).click();
  const dialog = page.getByRole('dialog', { name: 'Rename or move' });
  await dialog.getByRole('textbox', { name: 'Folder and name' }).fill('harvest/russet.jpg');
  await expect(dialog.getByRole('status')).toContainText(/\d files? will name it anew/);
  await dialog.getByRole('button', { name: 'Rename' }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/file=harvest%2Frusset\.jpg/);
  await expect(panel().getByRole('link').first()).toBeVisible();
  const texts = Object.entries(snapshot()).filter(([path]) => path.endsWith('.json'));
  const all = texts.map(([, text]) => Buffer.from(text, 'base64').toString()).join();
  expect(all).toContain('harvest/russet.jpg');
  expect(all).not.toContain('fruit/apple.jpg');
});

test('all of it is taken back', async () => {
  for (const label of [/Rename/, /Delete 2 files/, /Replace fruit/, /Add 3 files/]) {
    await expect(undo()).toHaveAccessibleName(label);
    await undo().click();
  }
  await expect(page.getByRole('button', { name: 'Nothing to undo' })).toBeVisible();
  expect(snapshot()).toEqual(before);
});
