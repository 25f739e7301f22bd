import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type FrameLocator, type Page, test } from '@playwright/test';
import { everyNth } from '../longRun.ts';
import { type DevServer, expect, startDev } from './devServer.ts';
import { listen } from './site.ts';
import { folderOfWorker } from './siteCopy.ts';

/*
 * Texts with markup: every text typed in the studio is read back after a reload, and every text that a file may contain
 * can be opened.
 */

test.describe.configure({ mode: 'serial', timeout: 120_000 });

const root = join(import.meta.dirname, '../..');
const pages = join(folderOfWorker('studio-text'), 'pages');
const file = join(pages, 'typed.json');

let dev: DevServer;
let page: Page;
let canvas: FrameLocator;
let complaints: string[];

const written = (): string => JSON.parse(readFileSync(file, 'utf8')).blocks[0].text;

const write = (text: string | { file: string }) => {
  const content = {
    title: 'A page to type on',
    description: 'Texts are typed here, and read again, by somebody who knows nothing of how they are written.',
    heading: 'Typed',
    blocks: [{ type: 'rich-text', text }],
  };
  writeFileSync(file, JSON.stringify(content, null, 2));
};

const field = () => page.getByRole('tabpanel', { name: 'Properties' }).getByRole('textbox', { name: 'Text' }).first();

/** Reloads the page, with its text selected. */
async function open(): Promise<void> {
  await page.goto(`${dev.studio}/_studio/pages/typed?at=${encodeURIComponent('/blocks/0/text')}`);
  await expect(canvas.locator('[data-at]').first()).toBeAttached();
  await expect(page.locator('main')).toHaveAttribute('aria-busy', 'false');
  await expect(field()).toBeVisible();
}

async function typeAfter(words: string): Promise<void> {
  await expect(async () => {
    await canvas.getByText(words, { exact: true }).dblclick({ timeout: 5000 });
    await expect(canvas.locator('[data-typing]')).toBeAttached({ timeout: 5000 });
  }).toPass();
  await expect(canvas.getByRole('textbox', { name: /^Text/ })).toBeFocused();
  await page.keyboard.press('ControlOrMeta+End');
}

test.beforeAll(async ({ browser }) => {
  rmSync(join(pages, '..'), { recursive: true, force: true });
  cpSync(join(root, 'pages'), pages, { recursive: true });
  write('A text');
  dev = await startDev(pages);
  page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  await dev.signIn(page.context());
  canvas = page.frameLocator('iframe[title^="The page"]');
  complaints = listen(page);
});

test.afterEach(() => {
  // Messages of the page itself while it is rebuilt are not the studio's.
  expect(
    complaints.splice(0).filter((complaint) => !/status of (?:404|503)|^Blocked autofocusing/.test(complaint)),
  ).toEqual([]);
});

test.afterAll(async () => {
  await page?.close();
  await dev?.stop();
});

/** Presses keys given by name; any other text is typed letter by letter. */
async function press(...keys: string[]): Promise<void> {
  for (const key of keys) {
    if (key === 'Enter' || key === 'Shift+Enter') await page.keyboard.press(key);
    else await page.keyboard.type(key, { delay: 60 });
  }
}

const typings: [keys: string[], text: string][] = [
  [['1. Bring your marks sheet'], 'A text\n\n1. Bring your marks sheet'],
  [['1986. A year'], 'A text\n\n1986. A year'],
  [['1.'], 'A text\n\n1\\.'],
  [['1. '], 'A text\n\n1.'],
  [['- '], 'A text\n\n-'],
  [['- one', 'Enter'], 'A text\n\n- one\n-'],
  [['# ', 'R&D < 3 and *three*'], 'A text\n\n# R&D < 3 and *three*'],
];

for (const [keys, text] of everyNth(typings, 2))
  test(`what is typed is read again: ${JSON.stringify(keys)}`, async () => {
    write('A text');
    await open();
    await typeAfter('A text');
    await press('Enter', ...keys);
    await expect.poll(written).toBe(text);
    await page.keyboard.press('Escape');
    await open();
    expect(written()).toBe(text);
  });

test('an empty line becomes a numbered list on the page, and a bullet list in the form', async () => {
  write('A text');
  await open();
  await typeAfter('A text');
  await press('Enter');
  await page.getByRole('toolbar', { name: 'Text' }).getByRole('button', { name: 'Numbered list' }).click();
  await expect.poll(written).toBe('A text\n\n1.');
  await page.keyboard.press('Escape');
  await open();
  // The placeholder shows the list as it is written: what is typed there after "1." is no item.
  await expect(page.getByRole('button', { name: 'Bullet list' })).toBeVisible();
  await field().press('ControlOrMeta+End');
  await press('Bring it', 'Enter', 'Enter');
  await page.getByRole('button', { name: 'Bullet list' }).click();
  await expect.poll(written).toBe('A text\n\n1. Bring it\n\n-');
  await open();
});

for (const pause of ['after a space', 'nowhere'])
  test(`what is typed in a field while its editor is loading is all there: pause ${pause}`, async () => {
    write('A paragraph.\n\nA text');
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/MarkdownEditor/, async (route) => {
      await released;
      await route.continue();
    });
    try {
      await open();
      await field().press('ControlOrMeta+End');
      await page.keyboard.type(' of which ', { delay: 30 });
      release();
      if (pause === 'after a space') await expect(page.getByRole('button', { name: 'Bold' })).toBeVisible();
      await page.keyboard.type('no letter is lost while the editor comes', { delay: 30 });
      await expect(page.getByRole('button', { name: 'Bold' })).toBeVisible();
      const whole = 'A paragraph.\n\nA text of which no letter is lost while the editor comes';
      await expect.poll(written).toBe(whole);
    } finally {
      release();
      await page.unroute(/MarkdownEditor/);
    }
  });

const heldTexts = [
  '1.',
  '-',
  '1986. A year',
  '#',
  '<b>x</b>',
  '| a |\n|---|\n| b |',
  '> x',
  '```\nx',
  '*',
  '\n\n',
  '[a]()',
];

for (const text of everyNth(heldTexts, 3))
  test(`a file may hold ${JSON.stringify(text)}, and opening it writes nothing`, async () => {
    write(text);
    const before = readFileSync(file, 'utf8');
    await open();
    await expect(field()).toBeEditable();
    await field().focus();
    await field().blur();
    expect(readFileSync(file, 'utf8')).toBe(before);
  });

test('what the editor cannot hold is typed as it is written, on the page and in the form', async () => {
  write('- # In an item\n- words');
  await open();
  expect(await field().inputValue()).toBe('- # In an item\n- words');
  await typeAfter('words');
  await expect(canvas.locator('textarea[data-typing]')).toHaveValue('- # In an item\n- words');
  await press(' more', 'Enter', '- last');
  await expect.poll(written).toBe('- # In an item\n- words more\n- last');
  await page.keyboard.press('Escape');
  await expect(canvas.getByText('last', { exact: true })).toBeVisible();
  await field().press('ControlOrMeta+End');
  await press('ing');
  await expect.poll(written).toBe('- # In an item\n- words more\n- lasting');
});

test('typing on a page in Markdown changes its file and nothing else in it', async () => {
  const faculty = join(pages, 'about/eminent-faculty.md');
  const before = readFileSync(faculty, 'utf8');
  await page.goto(`${dev.studio}/_studio/pages/about/eminent-faculty?at=${encodeURIComponent('/blocks/0/text')}`);
  await expect(page.locator('main')).toHaveAttribute('aria-busy', 'false');
  await expect(field()).toBeVisible();
  await typeAfter('22 PhDs, 100+ M.Techs and 40+ MBAs');
  await page.keyboard.type(' Come and see.');
  const after = before.replace('(/contact-us).', '(/contact-us). Come and see.');
  await expect.poll(() => readFileSync(faculty, 'utf8')).toBe(after);
  await page.keyboard.press('Escape');
  await page.keyboard.press('ControlOrMeta+z');
  await expect.poll(() => readFileSync(faculty, 'utf8')).toBe(before);
});

test('a text in a file of its own is typed on the page and in its field', async () => {
  const text = join(pages, '_typed.md');
  writeFileSync(text, 'Open on **Saturdays**.\n');
  write({ file: '_typed.md' });
  const inPage = readFileSync(file, 'utf8');
  await open();
  await typeAfter('Saturdays');
  await page.keyboard.type(' Bring boots.');
  await expect.poll(() => readFileSync(text, 'utf8')).toBe('Open on **Saturdays**. Bring boots.\n');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('tabpanel', { name: 'Properties' }).getByText('_typed.md').first()).toBeVisible();
  await open();
  await field().press('ControlOrMeta+End');
  await page.keyboard.type(' And a hat.');
  await expect.poll(() => readFileSync(text, 'utf8')).toBe('Open on **Saturdays**. Bring boots. And a hat.\n');
  await expect(canvas.getByText('And a hat.')).toBeVisible();
  expect(readFileSync(file, 'utf8')).toBe(inPage);
});
