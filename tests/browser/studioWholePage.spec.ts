import { test } from '@playwright/test';
import { expect } from './devServer.ts';
import { Person, wholePageSite } from './wholePage.ts';

/*
 * Somebody builds a whole page from nothing, without JSON: each click, key and word that is typed counts. It is in the
 * menu and scheduled, the check finds nothing, and the build shows it.
 */

test.describe.configure({ mode: 'serial', timeout: 120_000 });
test.use({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });

/** Clicks and groups of keys that a whole page may take. */
const most = 60;

const whole = wholePageSite('studio-whole-page');

test('a whole page is built without JSON', async ({ page }) => {
  const person = new Person(page);
  const { click, type, press } = person;
  const dialog = page.getByRole('dialog');
  const properties = page.getByRole('tabpanel', { name: 'Properties' });

  /** Inserts the first block that is found by a word, behind the one that is selected. */
  const insert = async (word: string, kind: string) => {
    await press('/');
    await expect(page.getByRole('dialog', { name: 'Insert a block' }).getByRole('textbox')).toBeFocused();
    await type(word);
    await expect(dialog.getByRole('status')).toHaveText(/^[1-9]/);
    await press('Enter');
    await whole.inserted(page, kind);
  };

  /** Writes over what stands in a field. */
  const write = async (field: string, words: string) => {
    await click(properties.getByRole('textbox', { name: new RegExp(`^${field}( \\*)?$`) }), 3);
    await type(words);
    await expect.poll(whole.text).toContain(words);
  };

  await whole.open(page);
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
  await expect.poll(whole.text).toContain('May dogs come?');
  await press('Alt+2');
  await insert('form', 'form');
  await click(page.getByRole('tab', { name: 'Form', exact: true }));
  await click(page.getByRole('button', { name: 'Add a field' }));
  await click(page.getByRole('menuitem', { name: 'Text', exact: true }));
  await type('Which tree?');
  await click(page.getByRole('button', { name: 'Show it only sometimes' }));
  await click(page.getByRole('combobox', { name: 'Field that decides' }));
  await click(page.getByRole('option', { name: 'Course', exact: true }));
  await expect.poll(() => whole.blocks().at(-1)?.fields?.at(-1)?.when).toBeDefined();

  const row = page.locator('[data-page="/open-day"]');
  await click(row, 1, 'right');
  await click(page.getByRole('menuitem', { name: 'Publish from, until' }));
  await click(dialog.getByLabel('Show from', { exact: true }));
  await type('1 Sep 2030');
  await press('Enter');
  await expect.poll(() => whole.read().publishAt).toBe('2030-09-01');
  await click(dialog.getByRole('button', { name: 'Done' }));
  await click(page.getByRole('link', { name: 'Coming' }));
  await click(page.getByRole('button', { name: /^Show the site as of/ }).first());
  await whole.expectWhole(page);
  person.tell();
  expect(person.steps).toBeLessThanOrEqual(most);
});

test('the check finds nothing wrong in it, and it is written as its neighbours are', () => whole.expectGood());
