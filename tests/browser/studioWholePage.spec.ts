import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Locator, type Page, test } from '@playwright/test';
import { type DevServer, expect, startDev } from './devServer.ts';
import { copyOrchard, type SiteCopy } from './siteCopy.ts';

/*
 * Somebody builds a whole page from nothing, without JSON: each click, key and word that is typed counts. It is in the
 * menu and scheduled, the check finds nothing, and the build shows it.
 */

test.describe.configure({ mode: 'serial', timeout: 120_000 });
test.use({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });

const root = join(import.meta.dirname, '../..');

/** Clicks and groups of keys that a whole page may take. */
const most = 60;

let site: SiteCopy;
let dev: DevServer;

test.beforeAll(async () => {
  site = copyOrchard('studio-whole-page');
  dev = await startDev(site.pages, ['--at', '2030-06-01']);
});
test.afterAll(() => dev?.stop());

/** A person whose steps are counted. */
class Person {
  steps = 0;
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** @param clickCount twice to choose a word, three times all of a field */
  click = async (what: Locator, clickCount = 1, button: 'left' | 'right' = 'left'): Promise<void> => {
    this.steps++;
    await what.click({ clickCount, button });
  };

  press = async (keys: string): Promise<void> => {
    this.steps++;
    await this.page.keyboard.press(keys);
  };

  type = async (words: string): Promise<void> => {
    this.steps++;
    await this.page.keyboard.type(words);
  };

  /** Inserts the first block that is found by a word, behind the one that is selected. */
  insert = async (word: string, type: string): Promise<void> => {
    await this.press('/');
    await expect(this.page.getByRole('dialog', { name: 'Insert a block' }).getByRole('textbox')).toBeFocused();
    await this.type(word);
    await expect(this.page.getByRole('dialog').getByRole('status')).toHaveText(/^[1-9]/);
    await this.press('Enter');
    await expect.poll(() => blocks().at(-1)?.type).toBe(type);
    await expect(this.page).toHaveURL(new RegExp(`at=%2Fblocks%2F${blocks().length - 1}$`));
  };
}

interface Block {
  type: string;
  items?: object[];
  fields?: { name: string; when?: object }[];
}
const read = () => JSON.parse(site.read('open-day.json'));
const blocks = (): Block[] => read().blocks;

test('a whole page is built without JSON', async ({ page }) => {
  const person = new Person(page);
  const { click, type, press, insert } = person;
  const dialog = page.getByRole('dialog');
  const properties = page.getByRole('tabpanel', { name: 'Properties' });
  const canvas = page.frameLocator('iframe[title^="The page"]');

  /** Writes over what stands in a field. */
  const write = async (field: string, words: string) => {
    await click(properties.getByRole('textbox', { name: new RegExp(`^${field}( \\*)?$`) }), 3);
    await type(words);
    await expect.poll(() => site.read('open-day.json')).toContain(words);
  };

  page.setDefaultTimeout(10_000);
  await page.goto(`${dev.url}/_studio/pages/`);
  await click(page.getByRole('button', { name: 'New page', exact: true }));
  await type('Open day');
  await click(dialog.getByText('Blank', { exact: true }));
  await click(dialog.getByLabel('Show in the menu'));
  await click(page.getByRole('option', { name: 'At the end of the menu' }));
  await click(dialog.getByRole('button', { name: 'Create page' }));
  await expect(page).toHaveURL(/pages\/open-day/);
  await press('Alt+2');

  await insert('banner', 'banner');
  await write('Main heading', 'Come to our open day');
  await press('Alt+2');
  await insert('picture with text', 'media-text');
  await write('Heading', 'A day among old trees');
  await press('Alt+2');
  await insert('cards', 'cards');
  await write('Heading', 'What you can do');
  for (const card of ['Alumni meet', 'Yoga day']) {
    await click(page.getByRole('button', { name: `What to do with ${card}` }));
    await click(page.getByRole('menuitem', { name: 'Remove' }));
  }
  await press('Alt+2');
  await insert('faq', 'accordion');
  await click(properties.getByRole('button', { name: /^Add / }).first());
  await type('May dogs come?');
  await expect.poll(() => site.read('open-day.json')).toContain('May dogs come?');
  await press('Alt+2');
  await insert('form', 'form');
  await click(page.getByRole('tab', { name: 'Form', exact: true }));
  await click(page.getByRole('button', { name: 'Add a field' }));
  await click(page.getByRole('menuitem', { name: 'Text', exact: true }));
  await type('Which tree?');
  await click(page.getByRole('button', { name: 'Show it only sometimes' }));
  await click(page.getByRole('combobox', { name: 'Field that decides' }));
  await click(page.getByRole('option', { name: 'Course', exact: true }));
  await expect.poll(() => blocks().at(-1)?.fields?.at(-1)?.when).toBeDefined();

  const row = page.locator('[data-page="/open-day"]');
  await click(row, 1, 'right');
  await click(page.getByRole('menuitem', { name: 'Publish from, until' }));
  await click(dialog.getByLabel('Show from', { exact: true }));
  await type('1 Sep 2030');
  await press('Enter');
  await expect.poll(() => read().publishAt).toBe('2030-09-01');
  await click(dialog.getByRole('button', { name: 'Done' }));
  await click(page.getByRole('link', { name: 'Coming' }));
  await click(page.getByRole('button', { name: /^Show the site as of/ }).first());
  await expect(page).toHaveURL(/asof=2030-09-01/);
  await expect(canvas.getByRole('heading', { name: 'Come to our open day' })).toBeVisible();
  await expect(canvas.getByText('May dogs come?')).toBeVisible();

  expect(blocks().map((block) => [block.type, block.items?.length, block.fields?.length])).toEqual([
    ['banner', undefined, undefined],
    ['media-text', undefined, undefined],
    ['cards', 3, undefined],
    ['accordion', 4, undefined],
    ['form', undefined, 5],
  ]);
  const { navigation } = JSON.parse(site.read('_site.json'));
  expect(navigation.at(-1)).toEqual({ label: 'Open day', link: '/open-day' });
  expect(person.steps).toBeLessThanOrEqual(most);
});

test('the check finds nothing wrong in it, and it is written as its neighbours are', () => {
  const run = (script: string, ...argv: string[]) =>
    execFileSync(process.execPath, ['scripts/compiled.cjs', `scripts/${script}.ts`, '--pages', site.pages, ...argv], {
      cwd: root,
    }).toString();
  expect(run('check')).not.toMatch(/^error/m);
  const text = site.read('open-day.json');
  expect(text).toMatch(/^ {2}"blocks": \[$/m);
  expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThan(400);
  run('build', '--out', site.out, '--at', '2030-09-01');
  expect(readFileSync(join(site.out, 'open-day/index.html'), 'utf8')).toContain('Come to our open day');
});
