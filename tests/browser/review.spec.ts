import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from '@playwright/test';
import { findViolations } from '#engine/tools/testBlocks/visitPage.ts';
import { runGit } from '../studio/openRepository.ts';

/* The report of a review as one file with pictures: it makes no requests, frames the differences, and fits a phone. */

const root = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'lintel-review-'));
const pages = join(folder, 'pages');
const report = join(folder, 'review.html');

test.describe.configure({ mode: 'serial', timeout: 120_000 });

test.beforeAll(() => {
  mkdirSync(pages);
  cpSync(join(root, 'tests/fixtures/orchard'), pages, { recursive: true });
  runGit(folder, '-c', 'init.defaultBranch=main', 'init', '--quiet');
  runGit(folder, 'add', '.');
  runGit(folder, '-c', 'user.name=Bo', '-c', 'user.email=bo@example.org', 'commit', '--quiet', '-m', 'Begin');
  const visit = JSON.parse(readFileSync(join(pages, 'visit.json'), 'utf8'));
  const added = { type: 'rich-text', heading: 'Bring boots', text: 'The meadow is wet in the morning.' };
  writeFileSync(join(pages, 'visit.json'), JSON.stringify({ ...visit, blocks: [added, ...visit.blocks] }));
  writeFileSync(join(pages, 'boots.json'), JSON.stringify({ ...visit, heading: 'Boots', blocks: [added] }));
  const command = [join(root, 'scripts/compiled.cjs'), join(root, 'scripts/review.ts'), '--pages', pages];
  const output = execFileSync(process.execPath, [...command, '--format', 'html', '--out', report], {
    encoding: 'utf8',
  });
  expect(output).toContain('2 pages change for visitors.');
  expect(output).toContain(`The report is in ${report}.`);
});

test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('shows what differs before and after, framed, and asks for nothing', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto(pathToFileURL(report).href);
  const changed = page.locator('section.card').filter({ hasText: 'visit.json' });
  await expect(changed.getByRole('heading', { name: 'Bring boots' })).toContainText('added');
  const pictures = changed.getByRole('img');
  await expect(pictures).toHaveCount(4);
  const sides = changed.getByRole('group', { name: /1440 px$/ });
  const [before, after] = [sides.getByRole('figure').first(), sides.getByRole('figure').last()];
  await expect(before.locator('.region')).toHaveCount(0);
  // An insertion moves everything below it: only the insertion is framed.
  await expect(after.locator('.region')).toHaveCount(1);
  await sides.scrollIntoViewIfNeeded();
  await expect(after.locator('.region')).toBeInViewport();
  const isNew = page.locator('section.card').filter({ hasText: 'boots.json' });
  await expect(isNew.getByRole('img')).toHaveCount(2);
  expect(requests.filter((url) => !url.startsWith('data:'))).toEqual([pathToFileURL(report).href]);
});

test('lays the pictures upon each other, by keyboard', async ({ page }) => {
  await page.goto(pathToFileURL(report).href);
  const changed = page.locator('section.card').filter({ hasText: 'visit.json' });
  const slider = changed.getByRole('slider').first();
  await expect(slider).toBeDisabled();
  await changed.getByRole('checkbox').first().focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await expect(slider).toBeFocused();
  await page.keyboard.press('End');
  await expect(slider).toHaveValue('100');
  await expect(changed.locator('.sides').first()).toHaveAttribute('style', '--at: 100%;');
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`fits a phone and passes axe, ${colorScheme}`, async ({ browser }) => {
    const context = await browser.newContext({ viewport: { width: 360, height: 740 }, colorScheme });
    const page = await context.newPage();
    await page.goto(pathToFileURL(report).href);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(360);
    expect(await findViolations(page)).toEqual([]);
    await context.close();
  });

test('shows everything without scripts', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(pathToFileURL(report).href);
  const changed = page.locator('section.card').filter({ hasText: 'visit.json' });
  await expect(changed.getByRole('img').first()).toBeVisible();
  await expect(changed.getByRole('slider')).toHaveCount(0);
  await context.close();
});
