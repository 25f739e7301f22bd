import { type Locator, test } from '@playwright/test';
import { expect } from './devServer.ts';
import { fieldOf, Person, wholePageSite, writeFirstBlocks } from './wholePage.ts';

/*
 * The whole page once more on a tablet, by touch alone: words are typed only into what was tapped before. Whatever can be
 * tapped is large enough for a finger.
 */

test.describe.configure({ mode: 'serial', timeout: 120_000 });
test.use({ viewport: { width: 1024, height: 768 }, hasTouch: true, reducedMotion: 'reduce' });

/** Taps and words that a whole page may take. */
const most = 80;

/** The least width and height of what is tapped, in CSS px (WCAG 2.5.8). */
const leastTarget = 24;

const whole = wholePageSite('studio-whole-page-touch');

test('a whole page is built by touch', async ({ page }) => {
  const person = new Person(page);
  const dialog = page.getByRole('dialog');
  const properties = page.getByRole('tabpanel', { name: 'Properties' });
  const outline = page.getByRole('region', { name: 'Outline of the page' });

  const tap = async (what: Locator) => {
    for (const target of await page.evaluate(smallTargets, leastTarget)) small.add(target);
    person.steps++;
    await what.tap();
  };

  /** What could be tapped at any moment, and was too small. */
  const small = new Set<string>();

  const insert = async (word: string, kind: string) => {
    await tap(outline.getByRole('button', { name: 'Insert a block' }));
    await tap(dialog.getByRole('textbox'));
    await person.type(word);
    await expect(dialog.getByRole('status')).toHaveText(/^[1-9]/);
    await tap(dialog.getByRole('group', { name: 'Blocks to insert' }).getByRole('button').first());
    await whole.inserted(page, kind);
    await expect(dialog).toHaveCount(0);
  };

  /** Writes over what stands in a field. */
  const write = async (field: string, words: string) => {
    const box = fieldOf(page, field);
    await tap(box);
    person.steps++;
    await box.fill(words);
    await expect.poll(whole.text).toContain(words);
  };

  await whole.open(page);
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
    await expect.poll(whole.text).not.toContain(card);
  }
  await insert('faq', 'accordion');
  await tap(properties.getByRole('button', { name: /^Add / }).first());
  const question = properties.getByRole('listitem').last().getByRole('textbox').first();
  await tap(question);
  await person.type('May dogs come?');
  await expect.poll(whole.text).toContain('May dogs come?');
  await insert('form', 'form');
  await tap(page.getByRole('tab', { name: 'Form', exact: true }));
  await tap(page.getByRole('button', { name: 'Add a field' }));
  await tap(page.getByRole('menuitem', { name: 'Text', exact: true }));
  await expect.poll(() => whole.blocks().at(-1)?.fields?.length).toBe(5);
  const label = page.getByRole('textbox', { name: /^Label/ });
  await tap(label);
  await label.fill('Which tree?');
  await tap(page.getByRole('button', { name: 'Show it only sometimes' }));
  await tap(page.getByRole('combobox', { name: 'Field that decides' }));
  await tap(page.getByRole('option', { name: 'Course', exact: true }));
  await expect.poll(() => whole.blocks().at(-1)?.fields?.at(-1)?.when).toBeDefined();

  await tap(page.getByRole('button', { name: 'Menu of Open day' }));
  await tap(page.getByRole('menuitem', { name: 'Publish from, until' }));
  const from = dialog.getByLabel('Show from', { exact: true });
  await tap(from);
  await person.type('1 Sep 2030');
  await tap(dialog.getByRole('button', { name: 'Done' }));
  await expect.poll(() => whole.read().publishAt).toBe('2030-09-01');
  await tap(page.getByRole('link', { name: 'Coming' }));
  await tap(page.getByRole('button', { name: /^Show the site as of/ }).first());
  await whole.expectWhole(page);
  person.tell();
  expect([...small]).toEqual([]);
  expect(person.steps).toBeLessThanOrEqual(most);
});

test('the check finds nothing wrong in it', () => whole.expectGood());

/**
 * In the page: what can be tapped and is too small. Words in a sentence may be as small as they are, and what is covered
 * or scrolled out of view is not tapped.
 */
function smallTargets(least: number): string[] {
  const all = document.querySelectorAll<HTMLElement>(
    'button, a[href], input:not([type=hidden]), textarea, [role=button], [role=tab], [role=option], [role=menuitem]',
  );
  const isSeen = (element: Element, { left, top, width, height }: DOMRect) => {
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return hit !== null && (element.contains(hit) || hit.contains(element));
  };
  return [...all].flatMap((element) => {
    // Of a radio or a checkbox its label is tapped, too.
    const target = (element as HTMLInputElement).labels?.length && element.matches('[type=radio], [type=checkbox]');
    const box = (target ? (element as HTMLInputElement).labels?.[0] : element)?.getBoundingClientRect();
    if (!box?.width || !box.height || getComputedStyle(element).display === 'inline') return [];
    if (box.width >= least - 0.5 && box.height >= least - 0.5) return [];
    if (!isSeen(element, box)) return [];
    const name = element.getAttribute('aria-label') ?? element.textContent ?? '';
    return [`${element.tagName} “${name.trim()}” ${Math.round(box.width)}×${Math.round(box.height)}`];
  });
}
