import { type BrowserContext, test } from '@playwright/test';
import { isLongRun } from '../longRun.ts';
import { type DevServer, expect, freePort, startDev } from './devServer.ts';
import { copyOrchard } from './siteCopy.ts';

/* Many tabs of the studio, and a dev server that is started again under them. */

test.describe.configure({ mode: 'default', timeout: 180_000 });
test.use({ viewport: { width: 1280, height: 800 } });

const headingOf = (page: Awaited<ReturnType<BrowserContext['newPage']>>) =>
  page.getByRole('tabpanel', { name: 'Properties' }).getByRole('textbox', { name: 'Title', exact: true });

/** Tabs beside the first one. */
const otherCount = isLongRun ? 7 : 2;

test(`${otherCount + 1} tabs follow what is saved, and find a server that is started again`, async ({ context }) => {
  const site = copyOrchard('studio-tabs');
  const ports: [number, number] = [await freePort(), await freePort()];
  let dev: DevServer = await startDev(site.pages, [], ports);
  await dev.signIn(context);
  const openTab = async () => {
    const page = await context.newPage();
    await page.goto(`${dev.studio}/_studio/pages/visit?at=%2Ftitle`);
    await expect(page.getByRole('tree', { name: 'Blocks' }).getByRole('treeitem').first()).toBeVisible();
    return page;
  };
  const first = await openTab();
  const others = [await openTab()];
  while (others.length < otherCount) others.push(await openTab());
  const last = others.at(-1) ?? first;
  const save = (title: string) => {
    const visit = JSON.parse(site.read('visit.json'));
    site.write('visit.json', `${JSON.stringify({ ...visit, title }, null, 2)}\n`);
  };
  save('From elsewhere');
  for (const page of [first, last]) await expect(headingOf(page)).toHaveValue('From elsewhere');
  // The one that listens for all.
  await first.close();
  save('Once more');
  await expect(headingOf(last)).toHaveValue('Once more');

  await dev.stop();
  await headingOf(last).fill('Typed meanwhile');
  site.edit('cider-house.json', ({ blocks }) => {
    blocks.push({ type: 'rich-text', text: 'Pressed in autumn.', headng: 'Press' });
  });
  site.write('index.json', '{ "title": "Home", "blocks": [\n  { "type": "hero",');
  await expect(last.getByText('The dev server does not answer', { exact: true })).toBeVisible();
  dev = await startDev(site.pages, [], ports);
  await expect(last.getByText('The dev server does not answer', { exact: true })).toHaveCount(0);
  await expect.poll(() => JSON.parse(site.read('visit.json')).title).toBe('Typed meanwhile');
  await expect(last.getByRole('status').getByText('Saved', { exact: true })).toBeVisible();
  await expect(last.frameLocator('iframe[title^="The page"]').getByRole('heading', { level: 1 })).toBeVisible();

  // A field in which nothing was typed has nothing to undo: the studio has.
  save('Redone');
  await expect(headingOf(last)).toHaveValue('Redone');
  await headingOf(last).fill('Undone');
  await expect.poll(() => JSON.parse(site.read('visit.json')).title).toBe('Undone');
  await last.getByRole('treeitem').first().focus();
  await headingOf(last).focus();
  await last.keyboard.press('ControlOrMeta+z');
  await expect(headingOf(last)).toHaveValue('Redone');
  await last.keyboard.press('ControlOrMeta+y');
  await expect(headingOf(last)).toHaveValue('Undone');

  // Pages with errors since before the start: what is right is shown, and the rest leads to its source.
  const canvas = last.frameLocator('iframe[title^="The page"]');
  const isReady = () => expect(last.locator('main')).toHaveAttribute('aria-busy', 'false');
  await last.goto(`${dev.studio}/_studio/pages/cider-house`);
  const note = canvas.getByRole('note').filter({ hasText: 'This block cannot be shown yet.' });
  await expect(note).toContainText('headng');
  await expect(canvas.getByText('A secret recipe.')).toBeVisible();
  await isReady();
  await note.getByRole('link', { name: /^Show line/ }).click();
  await expect(last.locator('.cm-content')).toContainText('headng');
  await last.goto(`${dev.studio}/_studio/pages/`);
  await expect(canvas.getByRole('note')).toContainText('The file of this page has to be put right first.');
  await isReady();
  await last.getByRole('button', { name: 'Try', exact: true }).click();
  await canvas.getByRole('link', { name: 'Show line 2' }).click();
  await expect(last.locator('.cm-content')).toContainText('"title": "Home"');
  for (const page of others) await page.close();
  await dev.stop();
});
