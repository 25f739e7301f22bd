import { type Locator, test } from '@playwright/test';
import { isLongRun } from '../longRun.ts';
import { expect } from './devServer.ts';
import { addGalleryPictures, description, Person, wholePageSite, writeBlocks } from './wholePage.ts';

/*
 * The same page on a tablet, by touch alone: text is typed only into fields that were tapped before, and into prompts,
 * from one to the next by the Tab key of the keyboard on the screen. Every tap target is large enough for a finger.
 */

test.skip(!isLongRun, 'The page is built by touch in npm test -- long.');
test.describe.configure({ mode: 'serial', timeout: 240_000 });
test.use({ viewport: { width: 1024, height: 768 }, hasTouch: true, reducedMotion: 'reduce' });

/** Maximum number of taps and typed texts for the page. */
const maxSteps = 140;

/** Minimum width and height of a tap target, in CSS px (WCAG 2.5.8). */
const minTargetPx = 24;

const pageSite = wholePageSite('studio-whole-page-touch');

test('a whole page is built by touch', async ({ page }) => {
  const person = new Person(page);
  const dialog = page.getByRole('dialog');
  const properties = page.getByRole('tabpanel', { name: 'Properties' });
  const outline = page.getByRole('region', { name: 'Outline of the page' });

  const tap = async (locator: Locator) => {
    for (const target of await page.evaluate(smallTargets, minTargetPx)) small.add(target);
    person.steps++;
    await locator.tap();
  };

  /** Tap targets that were too small at any time. */
  const small = new Set<string>();

  const insert = async (word: string, kind: string) => {
    await tap(outline.getByRole('button', { name: 'Insert a block' }));
    await tap(dialog.getByRole('textbox'));
    await person.type(word);
    await expect(dialog.getByRole('status')).toHaveText(/^[1-9]/);
    await tap(dialog.getByRole('group', { name: 'Blocks to insert' }).getByRole('button').first());
    await pageSite.inserted(page, kind);
    await expect(dialog).toHaveCount(0);
  };

  await pageSite.open(page);
  await tap(page.getByRole('button', { name: 'Pages and outline' }));
  await tap(page.getByRole('button', { name: 'New page', exact: true }));
  await tap(dialog.getByLabel('Heading'));
  await person.type('Open day');
  await tap(dialog.getByLabel('Description'));
  await person.type(description);
  await tap(dialog.getByText('Blank', { exact: true }));
  await tap(dialog.getByLabel('Show in the menu'));
  await tap(page.getByRole('option', { name: 'At the end of the menu' }));
  await tap(dialog.getByRole('button', { name: 'Create page' }));
  await expect(page).toHaveURL(/pages\/open-day/);
  await expect(dialog).toHaveCount(0);

  await writeBlocks(person, insert, ['banner', 'picture']);
  await tap(properties.getByRole('button', { name: 'Choose a file' }));
  await tap(dialog.getByRole('group', { name: 'Files' }).locator('[data-path]').first());
  await expect(dialog).toHaveCount(0);
  await writeBlocks(person, insert, ['cards', 'gallery']);
  await addGalleryPictures(page, tap);
  await writeBlocks(person, insert, ['questions', 'voices', 'saying', 'text', 'numbers', 'form']);
  await expect.poll(pageSite.text).toContain('"label": "Send"');
  expect(pageSite.text()).not.toContain('""');
  await tap(page.getByRole('tab', { name: 'Form', exact: true }));
  await tap(page.getByRole('tab', { name: 'Fields', exact: true }));
  await tap(page.getByRole('button', { name: 'Add a field' }));
  await tap(page.getByRole('menuitem', { name: 'Text', exact: true }));
  await expect.poll(() => pageSite.blocks().at(-1)?.fields?.length).toBe(2);
  const label = page.getByRole('textbox', { name: /^Label/ });
  await tap(label);
  await label.fill('Which tree?');
  await tap(page.getByRole('button', { name: 'Show it only sometimes' }));
  await tap(page.getByRole('combobox', { name: 'Field that decides' }));
  await tap(page.getByRole('option', { name: 'Your name', exact: true }));
  await expect.poll(() => pageSite.blocks().at(-1)?.fields?.at(-1)?.when).toBeDefined();
  await tap(page.getByRole('tab', { name: 'Sending' }));
  await tap(page.getByText('Nowhere: this is a demonstration'));
  await expect.poll(pageSite.text).toContain('"simulate"');

  await tap(page.getByRole('button', { name: 'Menu of Open day' }));
  await tap(page.getByRole('menuitem', { name: 'Publish from, until' }));
  const from = dialog.getByLabel('Show from', { exact: true });
  await tap(from);
  await person.type('1 Sep 2030');
  await tap(dialog.getByRole('button', { name: 'Done' }));
  await expect.poll(() => pageSite.read().publishAt).toBe('2030-09-01');
  await tap(page.getByRole('link', { name: 'Coming' }));
  await tap(page.getByRole('button', { name: /^Show the site as of/ }).first());
  await pageSite.expectWhole(page);
  person.tell();
  expect([...small]).toEqual([]);
  expect(person.steps).toBeLessThanOrEqual(maxSteps);
});

test('the check finds nothing wrong in it', () => pageSite.expectGood());

/**
 * Finds tap targets that are too small. Links in a sentence may be of any size, and covered or scrolled-away elements
 * are no targets. Runs in the page.
 */
function smallTargets(minPx: number): string[] {
  const all = document.querySelectorAll<HTMLElement>(
    'button, a[href], input:not([type=hidden]), textarea, [role=button], [role=tab], [role=option], [role=menuitem]',
  );
  const isSeen = (element: Element, { left, top, width, height }: DOMRect) => {
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return hit !== null && (element.contains(hit) || hit.contains(element));
  };
  return [...all].flatMap((element) => {
    // The label of a radio button or checkbox can be tapped, too.
    const target = (element as HTMLInputElement).labels?.length && element.matches('[type=radio], [type=checkbox]');
    const box = (target ? (element as HTMLInputElement).labels?.[0] : element)?.getBoundingClientRect();
    if (!box?.width || !box.height || getComputedStyle(element).display === 'inline') return [];
    if (box.width >= minPx - 0.5 && box.height >= minPx - 0.5) return [];
    if (!isSeen(element, box)) return [];
    const start = element.outerHTML.slice(0, 120);
    return [`${start} ${Math.round(box.width)}×${Math.round(box.height)}`];
  });
}
