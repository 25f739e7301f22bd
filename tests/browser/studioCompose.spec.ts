import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type FrameLocator, type Page, test } from '@playwright/test';
import { type DevServer, expect, startDev } from './devServer.ts';
import { copyReference } from './siteCopy.ts';

/*
 * Blocks are inserted, moved, copied and removed, by mouse and by keys alone, on a copy of a site. At the end
 * everything is undone, and the file is as it was.
 */

test.describe.configure({ mode: 'serial', timeout: 60_000 });

const root = join(import.meta.dirname, '../..');
const { pages } = copyReference('studio-compose');
const file = join(pages, 'about/location.json');

interface Block {
  type: string;
  id?: string;
  hidden?: boolean;
  items?: { blocks?: Block[] }[];
}
const blocks = (): Block[] => JSON.parse(readFileSync(file, 'utf8')).blocks;
const types = () => blocks().map(({ type }) => type);

let dev: DevServer;
let page: Page;
let canvas: FrameLocator;
const original = readFileSync(join(root, 'pages/about/location.json'), 'utf8');

const outline = () => page.getByRole('tree', { name: 'Blocks' });
const row = (name: string | RegExp) => outline().locator('[data-outline]').filter({ hasText: name }).last();

const labels: Record<string, string> = { 'rich-text': 'text' };

/** Waits until the outline shows the blocks as they are in the file. */
const followed = () =>
  expect(async () => {
    const rows = await outline()
      .locator('[data-outline]')
      .evaluateAll((all) =>
        all
          .filter((one) => /location\.json#\/blocks\/\d+$|campus-facts/.test(`${one.getAttribute('data-outline')}`))
          .map((one) => `${one.textContent}`.toLowerCase().replaceAll(' ', '-')),
      );
    expect(rows).toHaveLength(types().length);
    for (const [index, type] of types().entries())
      if (type !== 'shared') expect(rows[index]).toMatch(new RegExp(`^${labels[type] ?? type}`));
  }).toPass();

test.beforeAll(async ({ browser }) => {
  dev = await startDev(pages);
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  page = await context.newPage();
  await dev.signIn(page.context());
  canvas = page.frameLocator('iframe[title^="The page"]');
  await page.goto(`${dev.studio}/_studio/pages/about/location`);
  await expect(page.locator('main')).toHaveAttribute('aria-busy', 'false');
  await expect(row('Two addresses')).toBeVisible();
});

test.afterAll(async () => {
  await page?.close();
  await dev?.stop();
});

/** Delays an answer of the server. */
const slow = async (url: string, ms: number) => {
  await page.route(url, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, ms));
    await route.continue();
  });
};

test('a block is found by what people call it, comes behind what is selected, and is typed into at once', async () => {
  expect(types()).toEqual(['rich-text', 'cards', 'rich-text', 'call-to-action']);
  await row('Two addresses').click();
  await expect(page).toHaveURL(/at=%2Fblocks%2F0$/);
  await page.keyboard.press('/');
  const gallery = page.getByRole('dialog', { name: 'Insert a block' });
  await expect(gallery.getByRole('button', { name: /^Accordion/ })).toBeVisible();
  await expect(gallery.getByRole('textbox')).toBeFocused();
  await page.keyboard.type('faq');
  await expect(gallery.getByRole('status')).toContainText('1 block;');
  // Nothing that is typed before the server has answered is lost, or runs as a shortcut.
  await slow('**/_studio/api/change', 1500);
  await slow('**/about/location*', 700);
  await page.keyboard.press('Enter');
  await page.keyboard.type('Questions/?');
  for (let count = 0; count < 2; count++) await page.keyboard.press('Backspace');
  expect(types()).toHaveLength(4);
  await expect.poll(types).toEqual(['rich-text', 'accordion', 'cards', 'rich-text', 'call-to-action']);
  const typing = canvas.locator('[data-typing]');
  await expect(typing).toBeFocused();
  await expect(typing).toBeInViewport();
  await expect(typing).toHaveText('Questions');
  await expect(typing).toHaveAttribute('data-prompt', /Heading of this block/);
  // On to the next prompt, and on, before it is open.
  await page.keyboard.press('Tab');
  await page.keyboard.type('May dogs come?');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Yes: / on a lead.');
  await page.keyboard.press('Escape');
  await page.unrouteAll({ behavior: 'wait' });
  await expect
    .poll(() => blocks()[1])
    .toMatchObject({
      heading: 'Questions',
      items: [{ heading: 'May dogs come?', text: 'Yes: / on a lead.' }],
    });
  expect(types()).toHaveLength(5);
  await expect(gallery).toHaveCount(0);
  await expect(page.getByRole('tabpanel', { name: 'Properties' })).toContainText('Accordion');
});

test('keys pressed between a double click or Enter and the opening of a text are typed into it', async () => {
  await slow('**/editMarkdownInPlace*', 1500);
  await page.reload();
  await expect(page.locator('main')).toHaveAttribute('aria-busy', 'false');
  const words = () => JSON.stringify(blocks()[0]);
  const before = words();
  await row('Two addresses').click();
  await canvas.locator('[data-at$="#/blocks/0"] p').first().dblclick();
  // The browser itself loses keys that are pressed before the frame has the focus.
  await expect(page.locator('iframe[title^="The page"]')).toBeFocused();
  await page.keyboard.type('/?x');
  await expect(canvas.locator('[data-typing]')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect.poll(words).toContain('/?x');
  await page.unrouteAll({ behavior: 'wait' });
  await page.keyboard.press('Control+z');
  await expect.poll(words).toBe(before);
  expect(types()).toHaveLength(5);
});

test('the "+" on the page inserts before and behind a block', async () => {
  await row(/^Accordion/).click();
  await expect(page).toHaveURL(/at=%2Fblocks%2F1$/);
  await page.getByRole('button', { name: 'Insert a block before this one' }).click();
  const gallery = page.getByRole('dialog', { name: 'Insert a block' });
  await slow('**/_studio/api/trace*', 1500);
  await gallery.getByRole('button', { name: /^Tabs/ }).click();
  await expect.poll(types).toEqual(['rich-text', 'tabs', 'accordion', 'cards', 'rich-text', 'call-to-action']);
  await expect(page).toHaveURL(/at=%2Fblocks%2F1(%2F|$)/);
  await expect(row(/^Tabs/)).toBeVisible();
  // Without typing: who leaves before the first text is open is not led back to it.
  await page.keyboard.press('Escape');
  await page.unrouteAll({ behavior: 'wait' });
});

test('keys move a block, also into what stands in front of it and out again', async () => {
  await row(/^AccordionQuestions/).click();
  await expect(page).toHaveURL(/at=%2Fblocks%2F2$/);
  await page.keyboard.press('Alt+2');
  await page.keyboard.press('Alt+ArrowDown');
  await expect.poll(() => types().indexOf('accordion')).toBe(3);
  await expect(page.getByRole('status').filter({ hasText: 'moved' })).toHaveText('Accordion moved, 4 of 6');
  await page.keyboard.press('Alt+ArrowUp');
  await expect.poll(() => types().indexOf('accordion')).toBe(2);
  await page.keyboard.press('Alt+ArrowRight');
  await expect.poll(types).toEqual(['rich-text', 'tabs', 'cards', 'rich-text', 'call-to-action']);
  await expect(page).toHaveURL(/at=%2Fblocks%2F1%2Fitems%2F\d%2Fblocks%2F\d$/);
  await page.keyboard.press('Alt+ArrowDown');
  await expect.poll(types).toEqual(['rich-text', 'tabs', 'accordion', 'cards', 'rich-text', 'call-to-action']);
  await expect(page).toHaveURL(/at=%2Fblocks%2F2$/);
});

test('the mouse drags a block in the outline to where the line is', async () => {
  await followed();
  await row(/^Call to action/).dragTo(row('Two addresses'), { targetPosition: { x: 60, y: 3 } });
  await expect.poll(types).toEqual(['call-to-action', 'rich-text', 'tabs', 'accordion', 'cards', 'rich-text']);
  // Blocks of the layout are in a different file, as the outline shows.
  await followed();
  await row('Two addresses').dragTo(row(/^Stats strip/), { targetPosition: { x: 60, y: 3 } });
  await expect.poll(types).toEqual(['call-to-action', 'tabs', 'accordion', 'cards', 'rich-text']);
  await expect(page.getByText(/stands in the layout “inner”, on every page/)).toBeVisible();
  await page.getByRole('button', { name: /^Undo: Text moved/ }).click();
  await expect.poll(types).toEqual(['call-to-action', 'rich-text', 'tabs', 'accordion', 'cards', 'rich-text']);
});

test('the mouse drags a block on the page to where the line is, by its grip and by itself', async () => {
  await followed();
  const block = (index: number) => canvas.locator(`[data-at="about/location.json#/blocks/${index}"]`);
  const line = page.locator('[data-part=drop-line]');
  const placeIn = async (index: number, below: number) => {
    const { x = 0, y = 0 } = (await block(index).boundingBox()) ?? {};
    return { x: x + 60, y: y + below };
  };
  // In the upper half of the block, but not below the header of the page, which stays in view.
  const upperHalfOf = (index: number) => placeIn(index, 48);
  await expect(block(1)).toContainText('Two addresses');
  await row('Two addresses').click();
  await page.locator('[data-part=block-grip]').hover();
  await page.mouse.down();
  const first = await upperHalfOf(0);
  await page.mouse.move(first.x, first.y, { steps: 4 });
  await expect(line).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(line).toBeHidden();
  await page.mouse.up();
  await page.locator('[data-part=block-grip]').hover();
  await page.mouse.down();
  await page.mouse.move(first.x, first.y, { steps: 4 });
  await expect(line).toBeVisible();
  await page.mouse.up();
  await expect.poll(types).toEqual(['rich-text', 'call-to-action', 'tabs', 'accordion', 'cards', 'rich-text']);
  await followed();
  await expect(block(1).getByRole('link').first()).toBeVisible();
  const [from, to] = [await placeIn(1, 6), await upperHalfOf(0)];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 6 });
  await expect(line).toBeVisible();
  await page.mouse.up();
  await expect.poll(types).toEqual(['call-to-action', 'rich-text', 'tabs', 'accordion', 'cards', 'rich-text']);
});

const choose = async (name: RegExp, action: string) => {
  await followed();
  // The undone block may be selected a moment later, which closes the menu.
  await expect(async () => {
    await row(name).click({ timeout: 2000 });
    await expect(row(name)).toHaveAttribute('data-current', 'true', { timeout: 2000 });
    await page.getByRole('button', { name: /^What can be done with/ }).click({ timeout: 2000 });
    await page.getByRole('menuitem', { name: action }).click({ timeout: 2000 });
  }).toPass();
};

test('the menu of a block duplicates, hides and shows it', async () => {
  await choose(/^AccordionQuestions/, 'Duplicate');
  await expect.poll(() => types().filter((type) => type === 'accordion').length).toBe(2);
  await expect(outline().getByText('Questions', { exact: true })).toHaveCount(2);
  await choose(/^CardsCampus/, 'Hide');
  await expect.poll(() => blocks().some(({ hidden }) => hidden)).toBe(true);
  await expect(row(/^CardsCampus/)).toContainText('Hidden');
  await choose(/^CardsCampus/, 'Show');
  await expect.poll(() => blocks().some(({ hidden }) => hidden)).toBe(false);
});

test('a block is copied as JSON, and what an editor has copied is pasted', async () => {
  await followed();
  await row(/^CardsCampus/).click();
  await page.keyboard.press('Alt+2');
  await page.keyboard.press('Control+c');
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(copied).toContain('"type": "cards"');
  await page.evaluate(() => navigator.clipboard.writeText('{ "type": "rich-text", "text": "From an editor" },'));
  await page.keyboard.press('Control+v');
  await expect(canvas.getByText('From an editor')).toBeVisible();
  await page.evaluate(() => navigator.clipboard.writeText('Some words'));
  await page.keyboard.press('Control+v');
  await expect(canvas.getByText('Some words')).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(canvas.getByText('Some words')).toHaveCount(0);
});

test('Delete removes the block that is selected, but not while something is typed', async () => {
  await row(/From an editor/).click();
  const search = page.getByPlaceholder('Find a page or a text');
  await search.fill('x');
  await search.press('Delete');
  await expect(canvas.getByText('From an editor')).toBeVisible();
  await search.fill('');
  await row(/From an editor/).click();
  await page.keyboard.press('Alt+2');
  await page.keyboard.press('Delete');
  await expect(canvas.getByText('From an editor')).toHaveCount(0);
});

test('blocks that are chosen together are moved, put into tabs and taken back as one', async () => {
  await followed();
  const before = types();
  await row(/^Text.?Two addresses/).click();
  await row(/^CardsCampus/).click({ modifiers: ['ControlOrMeta'] });
  await expect(outline().locator('[data-chosen]')).toHaveCount(2);
  await page.keyboard.press('Alt+2');
  await page.keyboard.press('Alt+ArrowUp');
  const moved = ['rich-text', 'call-to-action', 'tabs', 'accordion', 'cards', 'accordion', 'rich-text'];
  await expect.poll(types).toEqual(moved);
  await followed();
  await expect(outline().locator('[data-chosen]')).toHaveCount(2);
  await page.getByRole('button', { name: 'What can be done with 2 blocks' }).click();
  await page.getByRole('menuitem', { name: 'Put into Tabs' }).click();
  await expect.poll(() => types().length).toBe(before.length - 1);
  const inside = () => blocks().find(({ items }) => items?.[0]?.blocks?.length === 2)?.items;
  expect(inside()).toHaveLength(1);
  expect(inside()?.[0]?.blocks?.map(({ type }) => type)).toEqual(['rich-text', 'cards']);
  const undo = page.getByRole('button', { name: /^Undo: Put into Tabs/ });
  await undo.click();
  await expect(undo).toHaveCount(0);
  await page.getByRole('button', { name: /^Undo:/ }).click();
  await expect.poll(types).toEqual(before);
});

test('two quick keys move blocks that are chosen together twice', async () => {
  await followed();
  const before = types();
  await row(/^Tabs/).click();
  await row(/^CardsCampus/).click({ modifiers: ['ControlOrMeta'] });
  await expect(outline().locator('[data-chosen]')).toHaveCount(2);
  await page.keyboard.press('Alt+2');
  // Both before any effect of the first.
  await page.evaluate(() => {
    const up = { key: 'ArrowUp', code: 'ArrowUp', altKey: true, bubbles: true, cancelable: true };
    for (let count = 0; count < 2; count++) document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', up));
  });
  const moved = ['tabs', 'call-to-action', 'rich-text', 'cards', 'accordion', 'accordion', 'rich-text'];
  await expect.poll(types).toEqual(moved);
  await followed();
  await expect(outline().locator('[data-chosen]')).toHaveCount(2);
  await page.getByRole('button', { name: /^Undo:/ }).click();
  await expect.poll(types).not.toEqual(moved);
  await page.getByRole('button', { name: /^Undo:/ }).click();
  await expect.poll(types).toEqual(before);
});

test('a block is shared with other pages, and written on this one again', async () => {
  await choose(/^CardsCampus/, 'Share with other pages');
  const dialog = page.getByRole('dialog', { name: 'Share with other pages' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Campus facts');
  await expect(dialog).toContainText('campus-facts.json');
  await dialog.getByRole('button', { name: 'Share' }).click();
  await expect.poll(types).toContain('shared');
  expect(JSON.parse(readFileSync(join(pages, '_blocks/campus-facts.json'), 'utf8')).type).toBe('cards');
  await expect(row(/^CardsCampus/)).toContainText('campus-facts');
  await choose(/^CardsCampus/, 'Write it here only');
  await expect.poll(types).not.toContain('shared');
  for (const name of [/^Undo: .* written here/, /^Undo: .* shared as/]) {
    await page.getByRole('button', { name }).click();
    await expect(page.getByRole('button', { name })).toHaveCount(0);
  }
  expect(existsSync(join(pages, '_blocks/campus-facts.json'))).toBe(false);
});

test('a block is saved as a pattern, and inserted from it as a copy', async () => {
  await choose(/^CardsCampus/, 'Save as a pattern');
  const dialog = page.getByRole('dialog', { name: 'Save as a pattern' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Three facts');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
  const count = types().length;
  await page.keyboard.press('Alt+2');
  await page.keyboard.press('/');
  const gallery = page.getByRole('dialog', { name: 'Insert a block' });
  await expect(gallery.getByRole('button', { name: /^Three facts/ })).toBeVisible();
  await expect(gallery.getByRole('textbox')).toBeFocused();
  await page.keyboard.type('three facts');
  await page.keyboard.press('Enter');
  await expect.poll(() => types().length).toBe(count + 1);
});

test('a block is scheduled', async () => {
  await choose(/^Call to action/, 'Schedule');
  const dialog = page.getByRole('dialog', { name: 'When “Call to action” is there' });
  await dialog.getByLabel('Show from', { exact: true }).fill('15 Mar 2031');
  await page.keyboard.press('Enter');
  await expect.poll(() => readFileSync(file, 'utf8')).toContain('"publishAt": "2031-03-15"');
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(row(/^Call to action/)).toContainText('Not yet');
});

test('what is pasted into a field over the page stays in it', async () => {
  const text = canvas.getByText('The campus covers more than');
  await expect(async () => {
    await text.dblclick({ timeout: 5000 });
    await expect(canvas.locator('[data-typing]')).toBeFocused({ timeout: 3000 });
  }).toPass();
  await page.keyboard.press('Control+k');
  const address = page.getByRole('toolbar', { name: 'Text' }).getByRole('textbox');
  await expect(address).toBeFocused();
  await page.evaluate(() => navigator.clipboard.writeText('/contact-us'));
  await page.keyboard.press('Control+v');
  await expect(address).toHaveValue('/contact-us');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
});

test('all of it is taken back, and the file is as it was', async () => {
  await expect(async () => {
    await page
      .getByRole('button', { name: /^Undo:/ })
      .click({ timeout: 500 })
      .catch(() => {});
    await expect(page.getByRole('button', { name: 'Nothing to undo' })).toBeVisible({ timeout: 200 });
  }).toPass();
  await expect.poll(() => readFileSync(file, 'utf8')).toBe(original);
  expect(existsSync(join(pages, '_patterns/three-facts.json'))).toBe(false);
});
