import { test } from '@playwright/test';
import { findViolations } from '#engine/tools/testBlocks/visitPage.ts';
import { isLongRun } from '../longRun.ts';
import { expect } from './devServer.ts';
import { addGalleryPictures, description, Person, wholePageSite, writeBlocks } from './wholePage.ts';

/*
 * A page is built from nothing, without JSON, counting each click, key and typed text. It is in the menu and scheduled,
 * the check finds nothing, and the build contains it.
 */

test.skip(!isLongRun, 'The page is built in npm test -- long.');
test.describe.configure({ mode: 'serial', timeout: 240_000 });
test.use({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });

/** Maximum number of clicks and groups of keys for the page. */
const maxSteps = 140;

const pageSite = wholePageSite('studio-whole-page');

test('a whole page is built without JSON', async ({ page }) => {
  const person = new Person(page);
  const { click, type, press } = person;
  const dialog = page.getByRole('dialog');
  const properties = page.getByRole('tabpanel', { name: 'Properties' });

  const insert = (word: string, kind: string) => pageSite.insertByKeys(person, word, kind);

  await pageSite.open(page);
  await click(page.getByRole('button', { name: 'New page', exact: true }));
  await type('Open day');
  await click(dialog.getByLabel('Description'));
  await type(description);
  await click(dialog.getByText('Blank', { exact: true }));
  await click(dialog.getByLabel('Show in the menu'));
  await click(page.getByRole('option', { name: 'At the end of the menu' }));
  await click(dialog.getByRole('button', { name: 'Create page' }));
  await expect(page).toHaveURL(/pages\/open-day/);

  await expect(page.getByRole('region', { name: 'The first block' })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await writeBlocks(person, insert, ['banner', 'picture']);
  await click(properties.getByRole('button', { name: 'Choose a file' }));
  await click(dialog.getByRole('group', { name: 'Files' }).locator('[data-path]').first());
  await writeBlocks(person, insert, ['cards', 'gallery']);
  await addGalleryPictures(page, click);
  await writeBlocks(person, insert, ['questions', 'voices', 'saying', 'text', 'numbers', 'form']);
  await expect.poll(pageSite.text).toContain('"label": "Send"');
  expect(pageSite.text()).not.toContain('""');
  expect(await findViolations(page)).toEqual([]);
  await click(page.getByRole('tab', { name: 'Form', exact: true }));
  await click(page.getByRole('tab', { name: 'Fields', exact: true }));
  await click(page.getByRole('button', { name: 'Add a field' }));
  await click(page.getByRole('menuitem', { name: 'Text', exact: true }));
  await type('Which tree?');
  await click(page.getByRole('button', { name: 'Show it only sometimes' }));
  await click(page.getByRole('combobox', { name: 'Field that decides' }));
  await click(page.getByRole('option', { name: 'Your name', exact: true }));
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
  await pageSite.publish(page);
  expect(await findViolations(page)).toEqual([]);
});

test('the check finds nothing wrong in it, and it is written as its neighbours are', () => pageSite.expectGood());
