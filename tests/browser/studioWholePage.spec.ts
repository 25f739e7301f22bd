import { test } from '@playwright/test';
import { expect } from './devServer.ts';
import { fieldOf, Person, wholePageSite, writeFirstBlocks } from './wholePage.ts';

/*
 * A page is built from nothing, without JSON, counting each click, key and typed text. It is in the menu and scheduled,
 * the check finds nothing, and the build contains it.
 */

test.describe.configure({ mode: 'serial', timeout: 120_000 });
test.use({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });

/** Maximum number of clicks and groups of keys for the page. */
const maxSteps = 60;

const pageSite = wholePageSite('studio-whole-page');

test('a whole page is built without JSON', async ({ page }) => {
  const person = new Person(page);
  const { click, type, press } = person;
  const dialog = page.getByRole('dialog');
  const properties = page.getByRole('tabpanel', { name: 'Properties' });

  const insert = (word: string, kind: string) => pageSite.insertByKeys(person, word, kind);

  /** Overwrites the content of a field. */
  const write = async (field: string, words: string) => {
    await click(fieldOf(page, field), 3);
    await type(words);
    await expect.poll(pageSite.text).toContain(words);
  };

  await pageSite.open(page);
  await click(page.getByRole('button', { name: 'New page', exact: true }));
  await type('Open day');
  await click(dialog.getByText('Blank', { exact: true }));
  await click(dialog.getByLabel('Show in the menu'));
  await click(page.getByRole('option', { name: 'At the end of the menu' }));
  await click(dialog.getByRole('button', { name: 'Create page' }));
  await expect(page).toHaveURL(/pages\/open-day/);

  await writeFirstBlocks({ insert, write });
  for (const card of ['Alumni meet', 'Yoga day']) {
    await click(page.getByRole('button', { name: `What to do with ${card}` }));
    await click(page.getByRole('menuitem', { name: 'Remove' }));
  }
  await insert('faq', 'accordion');
  await click(properties.getByRole('button', { name: /^Add / }).first());
  await type('May dogs come?');
  await expect.poll(pageSite.text).toContain('May dogs come?');
  await insert('form', 'form');
  await click(page.getByRole('tab', { name: 'Form', exact: true }));
  await click(page.getByRole('button', { name: 'Add a field' }));
  await click(page.getByRole('menuitem', { name: 'Text', exact: true }));
  await type('Which tree?');
  await click(page.getByRole('button', { name: 'Show it only sometimes' }));
  await click(page.getByRole('combobox', { name: 'Field that decides' }));
  await click(page.getByRole('option', { name: 'Course', exact: true }));
  await expect.poll(() => pageSite.blocks().at(-1)?.fields?.at(-1)?.when).toBeDefined();
  await click(page.getByRole('tab', { name: 'Sending' }));
  await click(page.getByRole('radio', { name: 'Nowhere: this is a demonstration' }));
  await expect.poll(pageSite.text).toContain('"simulate"');

  const row = page.locator('[data-page="/open-day"]');
  await click(row, 1, 'right');
  await click(page.getByRole('menuitem', { name: 'Publish from, until' }));
  await click(dialog.getByLabel('Show from', { exact: true }));
  await type('1 Sep 2030');
  await press('Enter');
  await expect.poll(() => pageSite.read().publishAt).toBe('2030-09-01');
  await click(dialog.getByRole('button', { name: 'Done' }));
  await click(page.getByRole('link', { name: 'Coming' }));
  await click(page.getByRole('button', { name: /^Show the site as of/ }).first());
  await pageSite.expectWhole(page);
  person.tell();
  expect(person.steps).toBeLessThanOrEqual(maxSteps);
});

test('the check finds nothing wrong in it, and it is written as its neighbours are', () => pageSite.expectGood());
