import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test as base, type Locator, type Page } from '@playwright/test';
import axe from 'axe-core';
import { everyNth, isLongRun } from '../longRun.ts';
import { breakStudio, type Spot } from './breakStudio.ts';
import { type DevServer, expect, startDev } from './devServer.ts';
import { copyOrchard, type SiteCopy } from './siteCopy.ts';

/*
 * Parts of the studio that fail: the other parts go on, unsaved input and the JSON are preserved, and a reload gets a
 * working studio. Each part is made to throw in the browser (`breakStudio.ts`).
 */

base.describe.configure({ mode: 'default', timeout: 120_000 });

const test = base.extend<object, { orchard: SiteCopy & { dev: DevServer } }>({
  orchard: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
    async ({}, use) => {
      const site = copyOrchard('studio-errors');
      const dev = await startDev(site.pages, ['--at', '2030-06-01']);
      await use({ ...site, dev });
      await dev.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ orchard }, use) => use(orchard.dev.studio),
  context: async ({ context, orchard }, use) => {
    await orchard.dev.signIn(context);
    await use(context);
  },
});

test.use({ viewport: { width: 1440, height: 900 } });

const original = readFileSync(join(import.meta.dirname, '../fixtures/orchard/visit.json'), 'utf8');

// The changes of each test are undone before the next one.
test.beforeEach(({ orchard }) => {
  if (orchard.read('visit.json') !== original) orchard.write('visit.json', original);
});

const text = encodeURIComponent('/blocks/0/text');
const visit = '/_studio/pages/visit';

interface Part extends Spot {
  /** Its address. */
  at: string;
  /** Name of the failed part in the notice. */
  says: string;
  /** Parts that still work. */
  rest: 'all' | 'rail' | 'nothing';
  hasJson?: boolean;
}

/** One part of each kind: routes, areas, bars, panes, tabs, groups and fields of forms, marks, tables. */
const parts: Part[] = [
  {
    name: 'route',
    file: 'index',
    before: /"aria-label":(?=`Areas of the studio`)/,
    at: `${visit}?at=${text}`,
    says: 'The studio',
    rest: 'nothing',
  },
  {
    name: 'area',
    file: 'index',
    before: /"aria-label":(?=`What is selected`)/,
    at: `${visit}?at=${text}`,
    says: 'This area of the studio',
    rest: 'rail',
    hasJson: true,
  },
  {
    name: 'area that comes later',
    file: 'MediaArea',
    before: /"aria-label":(?=`Which files`)/,
    at: '/_studio/media/?file=fruit%2Forchard.jpg',
    says: 'This area of the studio',
    rest: 'rail',
  },
  {
    name: 'bar',
    file: 'index',
    before: /label:(?=`Find anything`)/,
    at: `${visit}?at=${text}`,
    says: 'The bar at the top',
    rest: 'all',
    hasJson: true,
  },
  {
    name: 'outline',
    file: 'index',
    before: /"aria-label":(?=`Outline of the page`)/,
    at: `${visit}?at=${text}`,
    says: 'The outline of the page',
    rest: 'all',
    hasJson: true,
  },
  {
    name: 'tab',
    file: 'index',
    before: /"aria-label":(?=`Find a page or a text`)/,
    at: `${visit}?at=${text}`,
    says: 'The tree of pages',
    rest: 'all',
    hasJson: true,
  },
  {
    name: 'canvas',
    file: 'index',
    before: /"aria-label":(?=`The page`)/,
    at: `${visit}?at=${text}`,
    says: 'The page',
    rest: 'all',
    hasJson: true,
  },
  {
    name: 'marks',
    file: 'index',
    before: /look:(?=`selected`,name:)/,
    at: `${visit}?at=${text}`,
    says: 'Editing on the page',
    rest: 'all',
    hasJson: true,
  },
  {
    name: 'field',
    file: 'MarkdownEditor',
    before: /"aria-multiline":(?=`true`)/,
    at: `${visit}?at=${text}`,
    says: 'The field “Text”',
    rest: 'all',
    hasJson: true,
  },
  {
    name: 'picture',
    file: 'index',
    before: /children:\w+\?(?=`Choose another`)/,
    at: '/_studio/pages/?at=%2Fblocks%2F0%2Fimage',
    says: 'The field “Picture”',
    rest: 'all',
    hasJson: true,
  },
  {
    name: 'JSON',
    file: 'JsonPane',
    before: /label:(?=`\$\{\w+\} of \$\{\w+\}\. Escape)/,
    at: `${visit}?at=${text}`,
    says: 'The JSON pane',
    rest: 'all',
  },
  {
    name: 'table',
    file: 'ListsArea',
    before: /"aria-label":(?=`What can be done with row )/,
    at: '/_studio/lists/harvest',
    says: 'The table',
    rest: 'rail',
    hasJson: true,
  },
];

const notice = (page: Page, part: string) => page.getByRole('alert', { name: `${part} has failed` });

/** Expects that the parts around a failed one are there, and work. */
async function expectRest(page: Page, working: Part['rest'], failedPart: string): Promise<void> {
  if (working === 'nothing') return;
  await expect(page.getByRole('navigation', { name: 'Areas of the studio' })).toBeVisible();
  if (working === 'rail') return;
  if (!failedPart.startsWith('The outline')) await expect(page.getByRole('tree', { name: 'Blocks' })).toBeVisible();
  if (failedPart !== 'The page') await expect(page.locator('iframe[title^="The page"]')).toBeVisible();
  if (!failedPart.startsWith('The bar'))
    await expect(page.getByRole('button', { name: /^Find anything/ })).toBeVisible();
}

// What is still being fetched when a test ends is no failure of it.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

/** One part of each mechanism that catches a failure; in `npm test -- long` all of them. */
const tried = isLongRun
  ? parts
  : parts.filter(({ name }) => ['route', 'area', 'canvas', 'field', 'JSON'].includes(name));

for (const part of tried)
  test(`${part.name}: the rest goes on, and a reload gets a studio that works`, async ({ page }) => {
    const fail = await breakStudio(page, [part]);
    await page.goto('/_studio/changes');
    await fail(part.name);
    await page.goto(part.at);
    if (part.name === 'JSON') await page.getByRole('tab', { name: 'JSON' }).click();
    const failureNotice = notice(page, part.says);
    await expect(failureNotice).toBeVisible();
    await expect(page).not.toHaveURL(/[?&](at|file)=/);
    // The stack is shown on request only.
    await expect(failureNotice.locator('pre')).toBeHidden();
    await expect(failureNotice).not.toContainText(/undefined|TypeError|null/);
    await expectRest(page, part.rest, part.says);
    await failureNotice.getByText('Details for a report').click();
    await expect(failureNotice.locator('pre')).toContainText(`Made to fail: ${part.name}`);

    const json = failureNotice.getByRole('button', { name: 'Open as JSON' });
    await expect(json).toHaveCount(part.hasJson ? 1 : 0);
    if (part.hasJson) {
      await json.click();
      await expect(page.locator('.cm-content')).toContainText('"');
    }

    await page.reload();
    if (part.at.includes('?')) await expect(page).not.toHaveURL(/[?&](at|file)=/);
    if (part.rest !== 'nothing')
      await expect(page.getByRole('navigation', { name: 'Areas of the studio' })).toBeVisible();
    await fail();
    const again = page.getByRole('button', { name: 'Try again' });
    // Parts that load later may have failed once more before, and report it only now.
    await expect(async () => {
      if (await again.count()) await again.click();
      await expect(failureNotice).toHaveCount(0, { timeout: 1000 });
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0, { timeout: 5000 });
      await expect(failureNotice).toHaveCount(0, { timeout: 1000 });
    }).toPass();
    await expect(page.getByRole('navigation', { name: 'Areas of the studio' })).toBeVisible();
  });

test('each area that fails leaves the way to all others', async ({ page }) => {
  const routes = readFileSync(join(import.meta.dirname, '../../src/studio/routes.tsx'), 'utf8');
  const paths = [...routes.matchAll(/path: '(\w+)/g)].map(([, path]) => path);
  expect(paths).toContain('history');
  const fail = await breakStudio(page, [{ name: 'area', file: 'index', before: /label:(?=`Go to \$)/ }]);
  for (const path of paths) {
    await page.goto(`/_studio/${path}/`);
    await fail('area');
    await page.reload();
    await expect(notice(page, 'This area of the studio')).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Areas of the studio' })).toBeVisible();
    await fail();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('button', { name: /^Find anything/ })).toBeVisible();
  }
});

const saved = (orchard: SiteCopy, file: string) => JSON.stringify(JSON.parse(orchard.read(file)));

test('a field that fails while it is typed into: the text is saved, and edited on as it is written', async ({
  page,
  orchard,
}) => {
  const spot = { name: 'field', file: 'MarkdownEditor', before: /"aria-multiline":(?=`true`)/ };
  const fail = await breakStudio(page, [spot]);
  await page.goto(`${visit}?at=${text}`);
  const rich = page.getByRole('tabpanel', { name: 'Properties' }).locator('[contenteditable=true]');
  await expect(rich).toBeVisible();
  await fail('field');
  await rich.press('Control+End');
  await rich.pressSequentially(', too');
  const failureNotice = notice(page, 'The field “Text”');
  await expect(failureNotice).toBeFocused();
  await expect.poll(() => saved(orchard, 'visit.json')).toContain('Dogs may come,');
  const plain = page.getByRole('tabpanel', { name: 'Properties' }).getByRole('textbox', { name: 'Text', exact: true });
  await plain.press('Control+End');
  await plain.pressSequentially(' 1.');
  await expect.poll(() => saved(orchard, 'visit.json')).toMatch(/Dogs may come,.* 1\."/);
  await fail();
  await failureNotice.getByRole('button', { name: 'Try again' }).click();
  await expect(rich).toContainText('1.');
});

test('an editor that throws while it takes a text over gives way, and shows the text', async ({ page }) => {
  const spot = { name: 'update', file: 'MarkdownEditor', before: /onUpdate:\w+=>\{/, isStatement: true };
  const fail = await breakStudio(page, [spot]);
  await page.goto(`${visit}?at=${text}`);
  const panel = page.getByRole('tabpanel', { name: 'Properties' });
  const rich = panel.locator('[contenteditable=true]');
  await rich.press('Control+End');
  await fail('update');
  await rich.press('x');
  const failureNotice = notice(page, 'The field “Text”');
  await expect(failureNotice.getByRole('textbox', { name: /^What you typed/ })).toHaveValue(/Boots help.*x$/s);
  await expect(failureNotice.getByRole('button', { name: 'Copy this text' })).toBeVisible();
  await expect(panel.getByRole('textbox', { name: 'Text', exact: true })).toHaveValue(/Boots help/);
});

/** Opens a page and waits until its texts can be edited. */
async function openCanvas(page: Page, address: string): Promise<Locator> {
  await page.goto(address);
  await expect(page.locator('main')).toHaveAttribute('aria-busy', 'false');
  await expect(page.getByRole('tree', { name: 'Blocks' }).getByRole('treeitem').first()).toBeVisible();
  return page.frameLocator('iframe[title^="The page"]').locator('[data-at]');
}

const reported = (page: Page) => page.getByRole('alert').filter({ hasText: 'Something in the studio has failed' });

const typingSpots: Spot[] = [
  { name: 'taking over', file: 'editMarkdownInPlace', before: /onUpdate:\(\)=>\{/, isStatement: true },
  { name: 'beginning', file: 'editMarkdownInPlace', before: /role:(?=`textbox`,"aria-label")/ },
];

/** Waits for the first paint of a page in a frame: until then, browsers drop what is typed into it. */
const untilPainted = (element: Locator) =>
  expect.poll(() => element.evaluate(() => performance.getEntriesByType('paint').length)).toBeGreaterThan(0);

for (const spot of everyNth(typingSpots, 2))
  test(`typing on the page that fails, ${spot.name}: the page is as it was, and can be typed into again`, async ({
    page,
    orchard,
  }) => {
    const fail = await breakStudio(page, [spot]);
    const blocks = await openCanvas(page, visit);
    const item = blocks.getByText('Boots help');
    await fail(spot.name);
    await item.dblclick();
    if (spot.name === 'taking over') {
      await expect(page.frameLocator('iframe[title^="The page"]').locator('[data-typing]')).toBeVisible();
      await page.keyboard.type('a');
      await expect(reported(page).getByRole('textbox')).toHaveValue(/a/);
    }
    await expect(reported(page)).toBeVisible();
    await expect(page.frameLocator('iframe[title^="The page"]').locator('[data-typing]')).toHaveCount(0);
    await expect(item).toBeVisible();
    await fail();
    await page.keyboard.press('Escape');
    await expect(page.locator('main')).toHaveAttribute('aria-busy', 'false');
    await reported(page).getByRole('button', { name: 'Close' }).click();
    await untilPainted(item);
    await item.dblclick();
    await expect(page.frameLocator('iframe[title^="The page"]').locator('[data-typing]')).toBeFocused();
    // The caret is where the click was, not where a test would focus.
    await page.keyboard.press('End');
    await page.keyboard.type('ful');
    await expect.poll(() => saved(orchard, 'visit.json')).toMatch(/helpful|help.*ful/);
    await expect(reported(page)).toHaveCount(0);
  });

test('a dialog that fails shows what was typed into it, and can be closed', async ({ page }) => {
  const fail = await breakStudio(page, [{ name: 'dialog', file: 'index', before: /title:(?=`New page`)/ }]);
  await page.goto(visit);
  await page.getByRole('button', { name: 'New page' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Heading' }).fill('Harvest fes');
  await fail('dialog');
  await dialog.getByRole('textbox', { name: 'Heading' }).press('t');
  await expect(dialog.getByRole('textbox', { name: 'What you typed into “Heading”' })).toHaveValue(/Harvest fes/);
  await fail();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('tree', { name: 'Blocks' })).toBeVisible();
});

test('a cell that fails shows what was typed into it, and the table goes on', async ({ page }) => {
  const fail = await breakStudio(page, [{ name: 'cell', file: 'ListsArea', before: /\$id:(?=`cell\/)/ }]);
  await page.goto('/_studio/lists/harvest');
  const cell = page.getByRole('gridcell', { name: /Picked in August/ });
  await cell.dblclick();
  const control = page.getByRole('dialog', { name: 'Text' }).getByRole('textbox');
  await control.fill('Picked in Jul');
  await fail('cell');
  await control.press('y');
  const errorDialog = page.getByRole('dialog', { name: 'That did not work' });
  await expect(errorDialog.getByRole('textbox', { name: /^What you typed/ })).toHaveValue(/Picked in Jul/);
  await fail();
  await errorDialog.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('grid')).toBeVisible();
});

test('JSON that fails to be taken over is there to be copied', async ({ page }) => {
  const fail = await breakStudio(page, [{ name: 'text', file: 'JsonPane', before: /\.name=(?=`json )/ }]);
  await page.goto(visit);
  await page.getByRole('tab', { name: 'JSON' }).click();
  const editor = page.locator('.cm-content');
  await editor.press('Control+Home');
  await fail('text');
  await editor.press('Enter');
  await expect(reported(page).getByRole('textbox', { name: /JSON of visit.json/ })).toHaveValue(/"heading": "Visit"/);
  await expect(editor).toBeVisible();
});

test('what nothing has caught is told of, with what is being typed', async ({ page }) => {
  await page.goto(`${visit}?at=${encodeURIComponent('/blocks/0/heading')}`);
  const heading = page.getByRole('tabpanel', { name: 'Properties' }).getByRole('textbox', { name: 'Heading' });
  await heading.fill('The old gate');
  await page.evaluate(() => void setTimeout(() => (undefined as unknown as { at: unknown }).at));
  await expect(reported(page).getByRole('textbox', { name: 'What you typed into “Heading”' })).toHaveValue(
    'The old gate',
  );
  await expect(heading).toBeVisible();
  await reported(page).getByRole('button', { name: 'Close' }).click();
  await expect(reported(page)).toHaveCount(0);
  await page.evaluate(() => void Promise.reject(new Error('Made to fail')));
  await expect(reported(page)).toBeVisible();
  await expect(heading).toHaveValue('The old gate');
});

test('code that does not come is told of at its field', async ({ page }) => {
  await page.route('**/assets/MarkdownEditor-*.js', (route) => route.abort());
  await page.goto(`${visit}?at=${text}`);
  const failureNotice = page.getByRole('alert', { name: 'The field “Text” could not be loaded' });
  await expect(failureNotice.getByRole('button', { name: 'Load the studio again' })).toBeVisible();
  await page.unroute('**/assets/MarkdownEditor-*.js');
  await failureNotice.getByRole('button', { name: 'Load the studio again' }).click();
  await expect(page.getByRole('tree', { name: 'Blocks' })).toBeVisible();
  await expect(failureNotice).toHaveCount(0);
});

test('whatever an address names, the studio is there', async ({ page }) => {
  const places = [
    '/blocks/9',
    'blocks',
    '/blocks/0/text/x',
    '#',
    '_site.json#',
    'no.json#/a',
    '/~9',
    '%E0%A4',
    '/__proto__',
  ];
  for (const address of [
    ...everyNth(places, 3).map((place) => `${visit}?at=${place.includes('%') ? place : encodeURIComponent(place)}`),
    '/_studio/history/visit?block=x&version=y',
    '/_studio/site/none?at=x',
    '/_studio/lists/none?at=x%23',
  ]) {
    await page.goto(address);
    await expect(page.getByRole('navigation', { name: 'Areas of the studio' }), address).toBeVisible();
    await expect(page.getByRole('button', { name: /^Find anything/ }), address).toBeVisible();
    await expect(page.getByRole('alert', { name: /has failed/ }), address).toHaveCount(0);
  }
});

test('whatever a browser has stored, the studio is there', async ({ page }) => {
  await page.goto('/_studio/changes');
  const site = await page.locator('meta[name=site]').getAttribute('content');
  const names = ['panels', 'pages', 'canvas', 'recent-blocks', `pending:${site}`, `draft:visit.json:${site}`];
  for (const value of everyNth(['"x"', '{"a":1}', '[1]', 'null', '{"pending":[{}],"bases":{}}', '{'], 2)) {
    await page.evaluate(
      ([all, stored]) => {
        for (const name of all) localStorage.setItem(`lintel-studio:${name}`, stored);
      },
      [names, value] as const,
    );
    await page.goto(`${visit}?at=${text}`);
    await expect(page.getByRole('tree', { name: 'Blocks' }).getByRole('treeitem').first(), value).toBeVisible();
    await expect(page.getByRole('tabpanel', { name: 'Properties' }).getByRole('heading').first(), value).toBeVisible();
    await page.getByRole('button', { name: 'Insert a block', exact: true }).click();
    await expect(page.getByRole('group', { name: 'Blocks to insert' }), value).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('alert'), value).toHaveCount(0);
  }
});

test('JSON is shown where its panel was closed', async ({ page }) => {
  const spot = { name: 'outline', file: 'index', before: /"aria-label":(?=`Outline of the page`)/ };
  const fail = await breakStudio(page, [spot]);
  await page.goto('/_studio/changes');
  await fail('outline');
  await page.goto(`${visit}?at=${text}`);
  await expect(page.getByRole('tab', { name: 'JSON' })).toBeVisible();
  await page.getByRole('button', { name: /^Properties/ }).click();
  const panel = page.getByRole('complementary', { name: 'What is selected' });
  await expect.poll(async () => (await panel.boundingBox())?.width ?? 0).toBeLessThan(1);
  await notice(page, 'The outline of the page').getByRole('button', { name: 'Open as JSON' }).click();
  await expect(page.locator('.cm-content')).toContainText('Boots help');
  await expect.poll(async () => (await panel.boundingBox())?.width).toBeGreaterThan(200);
});

for (const width of everyNth([360, 768, 1440], 2))
  for (const colorScheme of everyNth(['light', 'dark'] as const, 2))
    test(`a notice is read and used at ${width} px, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 800 });
      const before =
        width < 1024 ? /title:(?=`The studio needs a wider window`)/ : /"aria-label":(?=`Outline of the page`)/;
      const fail = await breakStudio(page, [{ name: 'part', file: 'index', before }]);
      await page.goto('/_studio/changes');
      await fail('part');
      await page.goto(visit);
      const failureNotice = page.getByRole('alert', { name: /has failed/ });
      await expect(failureNotice).toBeVisible();
      await failureNotice.getByRole('button', { name: 'Try again' }).focus();
      await failureNotice.getByText('Details for a report').click();
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      await page.evaluate(axe.source);
      const found = await failureNotice.evaluate(async (element) => {
        const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(element);
        return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html)}`);
      });
      expect(found).toEqual([]);
    });
