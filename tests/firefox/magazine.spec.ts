import { expect } from '@playwright/test';
import { articleRoute, installMagazine } from '../package/magazine.ts';
import { firefoxFor, firefoxPath } from './firefox.ts';

/* A magazine in Arabic and English, built from the packed package alone, in Firefox. */

const test = firefoxFor('magazine', installMagazine);

test.skip(!firefoxPath, 'There is no Firefox on this machine, and none could be installed.');

test('every kind of page is silent in both languages', async ({ firefox }) => {
  for (const route of ['/', '/articles', '/topics/sea', '/about', articleRoute(6)])
    for (const language of ['', '/en']) await firefox.open((language + route).replace(/(?<=.)\/$/, ''));
  expect(firefox.complaints).toEqual([]);
});

test('the language changes on the same page, and the direction with it', async ({ firefox }) => {
  const { page } = firefox;
  await page.setViewport({ width: 1280, height: 900 });
  await firefox.open(articleRoute(6));
  const direction = () => page.$eval('html', (root) => `${root.lang} ${getComputedStyle(root).direction}`);
  expect(await direction()).toBe('ar rtl');
  await page.locator('aria/English').click();
  await expect.poll(() => page.url()).toMatch(new RegExp(`/en${articleRoute(6)}$`));
  await expect.poll(direction).toBe('en ltr');
  expect(firefox.complaints).toEqual([]);
});

test('a word in Arabic is found', async ({ firefox }) => {
  const { page } = firefox;
  await firefox.open('/about');
  await page.locator('[data-search]').click();
  await page.locator('[role=dialog] input[type=search]').fill('النخيل');
  await page.locator('[role=dialog] mark').setTimeout(20_000).wait();
  expect(await page.$eval('[role=dialog] mark', (mark) => mark.textContent)).toContain('النخيل');
  expect(firefox.complaints).toEqual([]);
});
