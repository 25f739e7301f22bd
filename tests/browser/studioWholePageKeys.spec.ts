import { test } from '@playwright/test';
import { isLongRun } from '../longRun.ts';
import { expect } from './devServer.ts';
import { addGalleryPictures, description, Person, wholePageSite, writeBlocks } from './wholePage.ts';

/*
 * The same page by keyboard alone. Each group of keys counts, and no control may be many keys away.
 */

test.skip(!isLongRun, 'The page is built by keyboard in npm test -- long.');
test.describe.configure({ mode: 'serial', timeout: 240_000 });
test.use({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });

/** Maximum number of groups of keys for the page. */
const maxSteps = 165;

const pageSite = wholePageSite('studio-whole-page-keys');

test('a whole page is built by the keyboard alone', async ({ page }) => {
  const person = new Person(page);
  const { type, press, go } = person;
  const dialog = page.getByRole('dialog');
  const properties = page.getByRole('tabpanel', { name: 'Properties' });

  const insert = (word: string, kind: string) => pageSite.insertByKeys(person, word, kind);

  /** Runs the first command that a search finds. */
  const command = async (words: string, name: string) => {
    await press('Control+k');
    await expect(page.getByRole('textbox', { name: 'Find a page, a text or a command' })).toBeFocused();
    await type(words);
    await expect(page.locator('[data-action][data-selected]')).toContainText(name);
    await press('Enter');
  };

  await pageSite.open(page);
  await press('Alt+n');
  await expect(dialog.getByLabel('Heading')).toBeFocused();
  await type('Open day');
  await go(dialog.getByLabel('Description'));
  await type(description);
  await go(dialog.getByRole('radio', { name: 'Like its neighbours' }));
  await press('ArrowRight');
  await go(dialog.getByLabel('Show in the menu'));
  await type('At the end');
  await press('ArrowDown');
  await press('Enter');
  await expect(dialog.getByLabel('Show in the menu')).toHaveValue('At the end of the menu');
  await expect(dialog.getByRole('button', { name: 'Create page' })).toBeEnabled();
  await go(dialog.getByRole('button', { name: 'Create page' }));
  await press('Enter');
  await expect(page).toHaveURL(/pages\/open-day/);
  await expect(dialog).toHaveCount(0);

  await writeBlocks(person, insert, ['banner', 'picture']);
  await press('Alt+4');
  await go(properties.getByRole('button', { name: 'Choose a file' }), 'Tab', 20);
  await press('Enter');
  await expect(dialog.getByLabel('Search by name')).toBeVisible();
  await go(dialog.locator('[data-path]').first(), 'Tab', 20);
  await press('Enter');
  await expect(dialog).toHaveCount(0);
  await writeBlocks(person, insert, ['cards', 'gallery']);
  await press('Alt+4');
  await addGalleryPictures(page, async (target) => {
    await go(target, 'Tab', 20);
    await press('Enter');
  });
  await writeBlocks(person, insert, ['questions', 'voices', 'saying', 'text', 'numbers', 'form']);
  await expect.poll(pageSite.text).toContain('"label": "Send"');
  expect(pageSite.text()).not.toContain('""');
  await press('Alt+4');
  await go(page.getByRole('tab', { name: 'Properties' }), 'Shift+Tab');
  await press('ArrowRight');
  await go(page.getByRole('tab', { name: 'Sending', exact: true }));
  await press('ArrowLeft');
  await go(page.getByRole('button', { name: 'Add a field' }));
  await press('Enter');
  await go(page.getByRole('menuitem', { name: 'Text', exact: true }), 'ArrowDown');
  await press('Enter');
  await expect.poll(() => pageSite.blocks().at(-1)?.fields?.length).toBe(2);
  await type('Which tree?');
  await go(page.getByRole('button', { name: 'Show it only sometimes' }));
  await press('Enter');
  await go(page.getByRole('combobox', { name: 'Field that decides' }));
  await press('ArrowDown');
  await go(page.getByRole('combobox', { name: 'Field that decides' }));
  await press('Enter');
  await expect.poll(() => pageSite.blocks().at(-1)?.fields?.at(-1)?.when).toBeDefined();
  await go(page.getByRole('tab', { name: 'Fields', exact: true }), 'Shift+Tab');
  await press('ArrowRight');
  await go(page.getByRole('radio', { name: 'To the inbox of this site' }));
  await press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'To another service' })).toBeChecked();
  await press('ArrowDown');
  await expect.poll(pageSite.text).toContain('"simulate"');

  await command('open day publish', 'Publish from, until');
  await go(dialog.getByLabel('Show from', { exact: true }));
  await type('1 Sep 2030');
  await press('Enter');
  await expect.poll(() => pageSite.read().publishAt).toBe('2030-09-01');
  await go(dialog.getByRole('button', { name: 'Done' }));
  await press('Enter');
  await expect(dialog).toHaveCount(0);
  await command('go to coming', 'Coming');
  await go(page.getByRole('button', { name: /^Show the site as of/ }).first());
  await press('Enter');
  await pageSite.expectWhole(page);
  person.tell();
  expect(person.steps).toBeLessThanOrEqual(maxSteps);
});

test('the check finds nothing wrong in it', () => pageSite.expectGood());
