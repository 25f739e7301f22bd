import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Page, test } from '@playwright/test';
import { findViolations } from '#engine/tools/testBlocks/visitPage.ts';
import { everyNth } from '../longRun.ts';
import { runGit } from '../studio/openRepository.ts';
import { type DevServer, expect, startDev } from './devServer.ts';

/*
 * A site in its own repository: changes are described in words and undone, published to a bare repository, merged with
 * changes that a colleague has pushed, and restored from the history. At the end, the same without a repository.
 */

test.describe.configure({ mode: 'serial', timeout: 90_000 });

const root = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'lintel-changes-'));
const site = join(folder, 'site');
const pages = join(site, 'pages');
const bare = join(folder, 'bare.git');
const other = join(folder, 'other');
const file = join(pages, 'about/location.json');

let dev: DevServer;
let page: Page;
const read = () => readFileSync(file, 'utf8');
const original = readFileSync(join(root, 'pages/about/location.json'), 'utf8');
const edit = (path: string, from: string, to: string) => {
  const text = readFileSync(path, 'utf8');
  expect(text).toContain(from);
  writeFileSync(path, text.replace(from, to));
};
const area = () => page.getByRole('main');
const changes = () => area().getByRole('region', { name: 'Changes of Campus Location' });

test.beforeAll(async ({ browser }) => {
  for (const kind of ['AUTHOR', 'COMMITTER'])
    Object.assign(process.env, { [`GIT_${kind}_NAME`]: 'Bo', [`GIT_${kind}_EMAIL`]: 'bo@example.org' });
  // Where the answer to a question is stored.
  process.env.GIT_CONFIG_GLOBAL = join(folder, 'gitconfig');
  mkdirSync(site);
  cpSync(join(root, 'pages'), pages, { recursive: true });
  runGit(site, '-c', 'init.defaultBranch=main', 'init', '--quiet');
  runGit(site, 'add', '.');
  runGit(site, 'commit', '--quiet', '-m', 'Begin');
  runGit(folder, '-c', 'init.defaultBranch=main', 'init', '--quiet', '--bare', bare);
  runGit(site, 'remote', 'add', 'origin', bare);
  runGit(site, 'push', '--quiet', '-u', 'origin', 'main');
  runGit(folder, 'clone', '--quiet', bare, 'other');
  dev = await startDev(pages);
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  page = await context.newPage();
  await dev.signIn(page.context());
  await page.goto(`${dev.studio}/_studio/changes/`);
});

test.afterAll(async () => {
  await page?.close();
  await dev?.stop();
  rmSync(folder, { recursive: true, force: true });
});

test('lists a change in words as soon as it is saved, and undoes it by itself', async () => {
  await expect(area().getByText('Nothing has changed')).toBeVisible();
  edit(file, 'one place to visit', 'one campus to visit');
  edit(file, 'Campus Location & Directions', 'Campus & Directions');
  await expect(changes().getByText('about the page')).toBeVisible();
  await expect(changes().locator('ins').filter({ hasText: 'campus' })).toBeVisible();
  await expect(changes().locator('del').filter({ hasText: 'place' })).toBeVisible();
  await changes().getByRole('button', { name: 'Undo Heading', exact: true }).click();
  await expect.poll(read).toBe(original.replace('Campus Location & Directions', 'Campus & Directions'));
  await expect(changes().locator('ins').filter({ hasText: 'campus' })).toBeHidden();
  await page.getByRole('button', { name: /^Undo: .*Heading as it was/ }).click();
  await expect.poll(read).toContain('one campus to visit');
});

test('says what visitors get differently: through a list, with addresses that are lost, and nothing of a draft', async () => {
  await page.goto(`${dev.studio}/_studio/changes/`);
  const [list, draft, gone] = ['_data/alumni.json', 'about/soon.json', 'alumni-login.json'].map((path) =>
    join(pages, path),
  ) as [string, string, string];
  const [before, goneBefore] = [list, gone].map((path) => readFileSync(path, 'utf8')) as [string, string];
  edit(list, 'Gurnoor Sahota', 'Gurnoor Sandhu');
  const soon = { title: 'Soon', description: 'What comes soon.', heading: 'Soon', draft: true, blocks: [] };
  writeFileSync(draft, JSON.stringify({ ...soon, blocks: [{ type: 'rich-text', text: 'Soon.' }] }));
  const listChanges = area().getByRole('region', { name: 'Changes through the list “alumni”' });
  await expect(listChanges.locator('ins').filter({ hasText: 'Sandhu' })).toBeVisible({ timeout: 30_000 });
  await expect(listChanges.getByText('1 page changes only through it: Notable Alumni')).toBeVisible();
  await expect(area().getByText('Visitors get nothing of it now: it is a draft.')).toBeVisible();
  await expect(
    area()
      .getByRole('status')
      .getByText(/pages change for visitors \(1 only through/),
  ).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await listChanges.getByRole('button', { name: 'Undo all changes of the list “alumni”' }).click();
  await expect.poll(() => readFileSync(list, 'utf8')).toBe(before);
  await expect(listChanges).toBeHidden({ timeout: 30_000 });
  rmSync(draft);
  rmSync(gone);
  const warnings = area().getByRole('alert').filter({ hasText: 'Addresses that would be lost' });
  await expect(warnings.getByText('/alumni-login (was of alumni-login.json)')).toBeVisible({ timeout: 30_000 });
  writeFileSync(gone, goneBefore);
  await expect(warnings).toBeHidden({ timeout: 30_000 });
});

test('shows a block before and after, and the way to its place on the page', async () => {
  await page.goto(`${dev.studio}/_studio/changes/`);
  const block = changes().getByRole('listitem').filter({ hasText: 'Two addresses' });
  await block.getByRole('button', { name: /^Pictures of / }).click();
  const [before, now] = ['before', 'now'].map((name) =>
    block.frameLocator(`iframe[title$="${name}"]`).getByRole('heading', { name: /^Two addresses/ }),
  );
  await expect(before as NonNullable<typeof before>).toHaveText('Two addresses, one place to visit');
  await expect(now as NonNullable<typeof now>).toHaveText('Two addresses, one campus to visit');
  await block.getByRole('button', { name: /on the page$/ }).click();
  await expect(page).toHaveURL(/pages\/about\/location\?at=%2Fblocks%2F0/);
  await page.goBack();
});

test('publishes what is chosen with a message, to a folder once that is allowed', async () => {
  edit(join(pages, 'contact-us.json'), '"description": "', '"description": "New: ');
  const panel = page.getByRole('complementary', { name: 'Publish' });
  await expect(panel.getByRole('checkbox')).toHaveCount(2);
  await panel.getByRole('checkbox', { name: /^Contact/ }).uncheck();
  const message = panel.getByRole('textbox', { name: 'What has changed' });
  await expect(message).toHaveValue('Change Campus Location');
  await message.fill('Say campus');
  await panel.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(panel.getByRole('alert').getByText(bare)).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  expect(runGit(bare, 'log', '-1', '--format=%s', 'main').trim()).toBe('Begin');
  await panel.getByRole('button', { name: 'Allow, and publish' }).click();
  await expect(panel.getByText('Published', { exact: true })).toBeVisible();
  expect(runGit(bare, 'log', '-1', '--format=%an: %s', '--name-only', 'main').trim().split('\n')).toEqual([
    'Bo: Say campus',
    '',
    'pages/about/location.json',
  ]);
  await expect(panel.getByRole('checkbox')).toHaveCount(1);
  expect(runGit(site, 'status', '--porcelain')).toBe(' M pages/contact-us.json\n');
});

test('has one chosen of two versions of a block, and merges the rest', async () => {
  runGit(other, 'pull', '--quiet');
  const theirs = join(other, 'pages/about/location.json');
  edit(theirs, 'one campus to visit', 'one place for all');
  edit(theirs, '"title": "Campus address"', '"title": "Address of the campus"');
  runGit(other, 'commit', '--quiet', '-am', 'Say all');
  runGit(other, 'push', '--quiet');
  edit(file, 'one campus to visit', 'one garden to visit');
  const panel = page.getByRole('complementary', { name: 'Publish' });
  await expect(panel.getByRole('checkbox', { name: /^Campus Location/ })).toBeChecked();
  await panel.getByRole('button', { name: 'Publish', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Others have changed the same' });
  const heading = (side: string) =>
    dialog.frameLocator(`iframe[title$="${side}"]`).getByRole('heading', { name: /^Two addresses/ });
  await expect(heading('yours')).toHaveText('Two addresses, one garden to visit');
  await expect(heading('theirs')).toHaveText('Two addresses, one place for all');
  await expect(dialog.getByRole('button', { name: 'Publish so' })).toBeDisabled();
  expect(await findViolations(page)).toEqual([]);
  await dialog.getByRole('radio', { name: 'Theirs' }).check();
  await dialog.getByRole('button', { name: 'Publish so' }).click();
  // Theirs was chosen for everything on this page, so no change of it is left to be described.
  await expect(panel.getByText('Published', { exact: true })).toBeVisible();
  expect(read()).toContain('one place for all');
  expect(read()).toContain('Address of the campus');
  expect(runGit(bare, 'show', 'main:pages/about/location.json')).toBe(read());
});

test('leaves everything as it was where publishing fails, and says why', async () => {
  edit(file, 'one place for all', 'one place for you');
  runGit(site, 'remote', 'set-url', 'origin', join(folder, 'nowhere.git'));
  const before = read();
  await page.reload();
  const panel = page.getByRole('complementary', { name: 'Publish' });
  await panel.getByRole('button', { name: 'Publish', exact: true }).click();
  await panel.getByRole('button', { name: 'Allow, and publish' }).click();
  await expect(panel.getByText(/Nothing here has changed/)).toBeVisible();
  expect(read()).toBe(before);
  runGit(site, 'remote', 'set-url', 'origin', bare);
});

test('refuses to publish errors, one click from their places, and is not held back by those elsewhere', async () => {
  const published = () => runGit(bare, 'rev-parse', 'main');
  const before = published();
  edit(file, '"heading": "Campus Location"', '"heading": 3');
  const panel = page.getByRole('complementary', { name: 'Publish' });
  // A page with errors has no title.
  const choiceOf = (path: string) => panel.getByRole('listitem').filter({ hasText: path }).getByRole('checkbox');
  const publish = panel.getByRole('button', { name: 'Publish', exact: true });
  await expect(panel.getByText('What is chosen has errors')).toBeVisible();
  await publish.click();
  await expect(panel.getByText(/^Nothing was published/)).toBeVisible();
  expect(published()).toBe(before);
  await choiceOf('about/location.json').uncheck();
  await expect(panel.getByText('Errors elsewhere')).toBeVisible();
  await expect(choiceOf('contact-us.json')).toBeChecked();
  await publish.click();
  await expect(panel.getByText('Published', { exact: true })).toBeVisible();
  expect(runGit(bare, 'log', '-1', '--format=', '--name-only', 'main').trim()).toBe('pages/contact-us.json');
  edit(file, '"heading": 3', '"heading": "Campus Location"');
  await expect(panel.getByText('Errors elsewhere')).toBeHidden();
});

test('names what others have published as theirs, and takes it without publishing', async () => {
  runGit(other, 'pull', '--quiet');
  edit(join(other, 'pages/contact-us.json'), '"description": "New: ', '"description": "Newer: ');
  runGit(other, 'commit', '--quiet', '-am', 'Say newer');
  runGit(other, 'push', '--quiet');
  runGit(site, 'fetch', '--quiet');
  const before = runGit(bare, 'rev-parse', 'main');
  await page.reload();
  const panel = page.getByRole('complementary', { name: 'Publish' });
  await expect(panel.getByText(/^1 commit on .* is not in the files here yet/)).toBeVisible();
  await panel.getByRole('button', { name: 'Take it now' }).click();
  await expect(panel.getByText('Up to date', { exact: true })).toBeVisible();
  await expect(panel.getByText(/not in the files here yet/)).toBeHidden();
  expect(readFileSync(join(pages, 'contact-us.json'), 'utf8')).toContain('Newer: ');
  expect(runGit(bare, 'rev-parse', 'main')).toBe(before);
});

test('brings a block back from the history of its page', async () => {
  await page.goto(`${dev.studio}/_studio/history/about/location?block=/blocks/0`);
  const versions = page.getByRole('navigation', { name: 'Versions' });
  await expect(versions.getByRole('button')).toHaveCount(3);
  await versions.getByRole('button', { name: /^Begin/ }).click();
  const oldHeading = page.frameLocator('iframe[title="Then"]').getByRole('heading', { name: /^Two addresses/ });
  await expect(oldHeading).toHaveText('Two addresses, one place to visit');
  await page.getByRole('button', { name: 'Bring this block back' }).click();
  await expect.poll(read).toContain('one place to visit');
  expect(read()).toContain('Address of the campus');
  await page.getByRole('button', { name: /^Undo: / }).click();
  await expect.poll(read).toContain('one place for you');
});

for (const scheme of everyNth(['light', 'dark'] as const, 2, 1))
  test(`axe finds nothing in changes and history, ${scheme}`, async () => {
    await page.emulateMedia({ colorScheme: scheme });
    await page.goto(`${dev.studio}/_studio/changes/`);
    await expect(changes().locator('ins').first()).toBeVisible();
    const found = await findViolations(page);
    await page.goto(`${dev.studio}/_studio/history/about/location`);
    await expect(page.getByRole('navigation', { name: 'Versions' }).getByRole('button')).not.toHaveCount(0);
    expect([...found, ...(await findViolations(page))]).toEqual([]);
  });

test('starts a repository where there is none', async ({ browser }) => {
  const bareFolder = join(folder, 'alone/pages');
  cpSync(join(root, 'tests/fixtures/orchard'), bareFolder, { recursive: true });
  const bareDev = await startDev(bareFolder);
  const tab = await browser.newPage();
  await bareDev.signIn(tab.context());
  await tab.goto(`${bareDev.studio}/_studio/changes/`);
  await tab.getByRole('button', { name: 'Start a repository' }).click();
  await expect(tab.getByText('Nothing has changed')).toBeVisible();
  expect(existsSync(join(bareFolder, '.git'))).toBe(true);
  expect(runGit(bareFolder, 'status', '--porcelain')).toBe('');
  await tab.close();
  await bareDev.stop();
});
