import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { builtSite, expect, test } from './site.ts';

/*
 * What a form costs: no script before the visitor comes near it, and little after the first key.
 */

/** Bytes of all scripts of the page, runtime included, that may be loaded once a visitor types (goal of the project). */
const mostBytes = 110_000;

/** Scripts that the page has asked for. */
const scriptsOf = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map((entry) => new URL(entry.name).pathname)
      .filter((path) => path.endsWith('.js')),
  );

const brotliBytes = (path: string) => brotliCompressSync(readFileSync(join(builtSite, path))).length;
const sum = (paths: Iterable<string>) => [...new Set(paths)].reduce((bytes, path) => bytes + brotliBytes(path), 0);

for (const [path, id, name] of [
  ['/contact-us', 'contact', 'name'],
  ['/careers', 'application', 'firstName'],
  ['/online-grievance', 'grievance', 'name'],
  ['/alumni-login', 'login', 'email'],
  ['/alumni-signup', 'signup', 'firstName'],
] as const) {
  test(`${path}: scripts before and after the first key`, async ({ page }) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(await scriptsOf(page)).toEqual([]);
    await page.locator(`#${id} [name=${name}]`).focus();
    await page.keyboard.press('a');
    await expect(page.locator(`#${id}`)).toHaveAttribute('data-live');
    await page.waitForLoadState('networkidle');
    const after = await scriptsOf(page);
    const bytes = sum(after);
    test.info().annotations.push({
      type: 'bytes',
      description: `${path}: 0 before, ${bytes} after the first key`,
    });
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThanOrEqual(mostBytes);
  });
}
