import { expect, type Locator, type Page, test } from '@playwright/test';
import type { RunningServer } from '#engine/serve/static/staticServer.ts';
import { serveInstalled } from '../package/installedPackage.ts';
import { installPractice, practiceBase, practiceRoutes } from '../package/practice.ts';
import { testPages } from './installedSite.ts';
import { holdScripts, listen, wakeBlock } from './site.ts';

/* The site of a dental practice, built from the packed package alone: in a folder of its origin, light and dark. */

test.describe.configure({ mode: 'serial', timeout: 180_000 });

let server: RunningServer;

test.beforeAll(async () => {
  server = await serveInstalled('practice', installPractice);
});

test.afterAll(() => server?.close());

const open = (page: Page, route: string) => page.goto(`${server.url}${practiceBase}${route}`);

testPages(() => `${server.url}${practiceBase}`, [...practiceRoutes, '/nichts-hier']);

test('shows the pages that a visitor has chosen, on the next page too', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await open(page, '/');
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(await ground()).toBe('rgb(255, 255, 255)');
  await page.getByLabel('Hell oder dunkel').first().selectOption('Dunkel');
  expect(await ground()).toBe('rgb(18, 38, 44)');
  await open(page, '/team');
  expect(await ground()).toBe('rgb(18, 38, 44)');
});

test('who asks for more contrast reads no grey', async ({ page }) => {
  await page.emulateMedia({ contrast: 'more', colorScheme: 'light' });
  await open(page, '/');
  const card = page.getByText('Kontrolle und Beratung');
  expect(await card.evaluate((text) => getComputedStyle(text).color)).toBe('rgb(34, 38, 43)');
});

test('its own styles win over ours, whatever their selectors', async ({ page }) => {
  await open(page, '/');
  const legal = page.locator('[data-part=legal]');
  const line = () => legal.evaluate((words) => getComputedStyle(words).borderTopWidth);
  expect(await line()).toBe('3px');
  // The whole style sheet comes with the first block that is used.
  await wakeBlock(page, page.locator('[data-block=opening-hours]'));
  await page.waitForFunction(() => document.querySelector<HTMLLinkElement>('body > link[rel=stylesheet]')?.sheet);
  expect(await line()).toBe('3px');
});

test('its own font is there, and its own block answers', async ({ page }) => {
  const complaints = listen(page);
  await open(page, '/');
  expect(
    await page.evaluate(() => document.fonts.ready.then(() => [...document.fonts].map(({ status }) => status))),
  ).toContain('loaded');
  const block = page.locator('[data-block=opening-hours]');
  await expect(block.getByText('Mittwoch')).toBeVisible();
  await wakeBlock(page, block);
  await block.getByRole('radio', { name: 'Bis abends' }).check();
  await expect(block.getByText('Mittwoch')).toBeHidden();
  await expect(block.getByText('Dienstag')).toBeVisible();
  expect(complaints).toEqual([]);
});

test.describe('its own form, used before it is hydrated', () => {
  const planner = (page: Page) => page.locator('[data-block=visit-planner]');

  /** One action for each kind of control, and the expected state of the block afterwards. */
  const uses: Record<string, { use: (block: Locator) => Promise<void>; leadsTo: (block: Locator) => Promise<void> }> = {
    text: {
      use: (block) => block.getByLabel('Name').pressSequentially('Jana'),
      leadsTo: (block) => expect(block.getByLabel('Name')).toHaveValue('Jana'),
    },
    select: {
      use: async (block) => void (await block.getByLabel('Anlass').selectOption('Beratung')),
      leadsTo: (block) => expect(block.getByLabel('Anlass')).toHaveValue('Beratung'),
    },
    radio: {
      use: (block) => block.getByLabel('Privat').check(),
      leadsTo: (block) => expect(block.getByLabel('Privat')).toBeChecked(),
    },
    checkbox: {
      use: (block) => block.getByLabel('Bitte mehr Zeit').check(),
      leadsTo: (block) => expect(block.getByLabel('Bitte mehr Zeit')).toBeChecked(),
    },
  };
  const lines: Record<string, string> = {
    text: 'Jana, Kontrolle, Gesetzlich: 20 Minuten',
    select: 'Beratung, Gesetzlich: 30 Minuten',
    radio: 'Kontrolle, Privat: 20 Minuten',
    checkbox: 'Kontrolle, Gesetzlich: 35 Minuten',
  };

  const openHeld = async (page: Page) => {
    const release = await holdScripts(page);
    // A script of a page feature delays all events of the page.
    await page.goto(`${server.url}${practiceBase}/leistungen`, { waitUntil: 'commit' });
    await page.locator('#loader').waitFor({ state: 'attached' });
    return release;
  };
  const add = (block: Locator) => block.getByRole('button', { name: 'Hinzufügen' });
  const visits = (block: Locator) => block.getByRole('status').getByRole('listitem');

  for (const [name, { use, leadsTo }] of Object.entries(uses))
    test(`holds what was done with one control: ${name}`, async ({ page }) => {
      const complaints = listen(page);
      const release = await openHeld(page);
      const block = planner(page);
      await use(block);
      release();
      await wakeBlock(page, block);
      await leadsTo(block);
      await add(block).click();
      await expect(visits(block)).toHaveText([lines[name] ?? '']);
      expect(complaints).toEqual([]);
    });

  test('adds once what was submitted, with all that was filled in before', async ({ page }) => {
    const complaints = listen(page);
    const release = await openHeld(page);
    const block = planner(page);
    for (const { use } of Object.values(uses)) await use(block);
    await add(block).click();
    await expect(add(block)).toHaveAttribute('aria-busy', 'true');
    await expect(visits(block)).toHaveCount(0);
    release();
    await wakeBlock(page, block);
    await expect(visits(block)).toHaveText(['Jana, Beratung, Privat: 45 Minuten']);
    await expect(block.getByLabel('Name')).toHaveValue('');
    await expect(add(block)).not.toHaveAttribute('aria-busy');
    expect(complaints).toEqual([]);
  });

  test('adds in their order several that were submitted', async ({ page }) => {
    const release = await openHeld(page);
    const block = planner(page);
    for (const { use } of Object.values(uses)) await use(block);
    await add(block).click();
    await block.getByLabel('Name').fill('Ben');
    await block.getByLabel('Anlass').selectOption('Zahnreinigung');
    await block.getByLabel('Name').press('Enter');
    await add(block).click();
    release();
    await wakeBlock(page, block);
    await expect(visits(block)).toHaveText([
      'Jana, Beratung, Privat: 45 Minuten',
      'Ben, Zahnreinigung, Privat: 60 Minuten',
      'Zahnreinigung, Privat: 60 Minuten',
    ]);
    await expect(block.getByRole('status')).toContainText('Zusammen 165 Minuten');
  });
});

test('its own page feature runs in browsers, on the pages that it names', async ({ page }) => {
  await page.clock.install({ time: new Date('2027-05-15T10:00:00') });
  await open(page, '/team');
  await expect(page.locator('html')).toHaveAttribute('data-weekend', '');
  await open(page, '/nichts-hier');
  await expect(page.locator('html')).not.toHaveAttribute('data-weekend');
});

test('its own rule judges a form, and what was typed stays', async ({ page }) => {
  await open(page, '/kontakt');
  await page.getByLabel('Ihr Name').fill('Jana');
  await page.getByLabel('Ihre E-Mail-Adresse').fill('jana@example.org');
  await page.getByLabel('Ihre Nachricht').fill('Kontrolle, bitte.');
  await page.getByLabel('Wunschtag').fill('2027-05-15');
  await page.getByRole('button', { name: 'Termin anfragen' }).click();
  await expect(page.getByText('Am Wochenende haben wir geschlossen.').first()).toBeVisible();
  await expect(page.getByLabel('Ihr Name')).toHaveValue('Jana');
  await page.getByLabel('Wunschtag').fill('2027-05-14');
  await page.getByRole('button', { name: 'Termin anfragen' }).click();
  await expect(page.getByText('Vielen Dank').first()).toBeVisible({ timeout: 20_000 });
});

test('can be read and used without scripts', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 360, height: 800 } });
  const page = await context.newPage();
  await open(page, '/');
  await expect(page.getByText('Mittwoch')).toBeVisible();
  await expect(page.getByRole('radio')).toHaveCount(0);
  await context.close();
});
