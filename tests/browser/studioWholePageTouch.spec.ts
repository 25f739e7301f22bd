import { type Locator, test } from '@playwright/test';
import { expect } from './devServer.ts';
import { fieldOf, Person, wholePageSite, writeFirstBlocks } from './wholePage.ts';

/*
 * The same page on a tablet, by touch alone: text is typed only into fields that were tapped before. Every tap target
 * is large enough for a finger.
 */

test.describe.configure({ mode: 'serial', timeout: 120_000 });
test.use({ viewport: { width: 1024, height: 768 }, hasTouch: true, reducedMotion: 'reduce' });

/** Maximum number of taps and typed texts for the page. */
const maxSteps = 80;

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

  /** Overwrites the content of a field. */
  const write = async (field: string, words: string) => {
    const box = fieldOf(page, field);
    await tap(box);
    person.steps++;
    await box.fill(words);
    await expect.poll(pageSite.text).toContain(words);
  };

  await pageSite.open(page);
  await tap(page.getByRole('button', { name: 'Pages and outline' }));
  await tap(page.getByRole('button', { name: 'New page', exact: true }));
  await tap(dialog.getByLabel('Heading'));
  await person.type('Open day');
  await tap(dialog.getByText('Blank', { exact: true }));
  await tap(dialog.getByLabel('Show in the menu'));
  await tap(page.getByRole('option', { name: 'At the end of the menu' }));
  await tap(dialog.getByRole('button', { name: 'Create page' }));
  await expect(page).toHaveURL(/pages\/open-day/);
  await expect(dialog).toHaveCount(0);

  await writeFirstBlocks({ insert, write });
  for (const card of ['Alumni meet', 'Yoga day']) {
    await tap(page.getByRole('button', { name: `What to do with ${card}` }));
    await tap(page.getByRole('menuitem', { name: 'Remove' }));
    await expect.poll(pageSite.text).not.toContain(card);
  }
  await insert('faq', 'accordion');
  await tap(properties.getByRole('button', { name: /^Add / }).first());
  const question = properties.getByRole('listitem').last().getByRole('textbox').first();
  await tap(question);
  await person.type('May dogs come?');
  await expect.poll(pageSite.text).toContain('May dogs come?');
  await insert('form', 'form');
  await tap(page.getByRole('tab', { name: 'Form', exact: true }));
  await tap(page.getByRole('button', { name: 'Add a field' }));
  await tap(page.getByRole('menuitem', { name: 'Text', exact: true }));
  await expect.poll(() => pageSite.blocks().at(-1)?.fields?.length).toBe(5);
  const label = page.getByRole('textbox', { name: /^Label/ });
  await tap(label);
  await label.fill('Which tree?');
  await tap(page.getByRole('button', { name: 'Show it only sometimes' }));
  await tap(page.getByRole('combobox', { name: 'Field that decides' }));
  await tap(page.getByRole('option', { name: 'Course', exact: true }));
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
    const name = element.getAttribute('aria-label') ?? element.textContent ?? '';
    return [`${element.tagName} “${name.trim()}” ${Math.round(box.width)}×${Math.round(box.height)}`];
  });
}
