import { expect } from '@playwright/test';
import { installPractice, practiceBase, practiceRoutes } from '../package/practice.ts';
import { firefoxFor, firefoxPath } from './firefox.ts';

/* A site with its own code, built from the packed package alone, in Firefox. */

const test = firefoxFor('practice', installPractice);

test.skip(!firefoxPath, 'There is no Firefox on this machine, and none could be installed.');

test('every page is silent', async ({ firefox }) => {
  for (const route of practiceRoutes) await firefox.open(practiceBase + route);
  expect(firefox.complaints).toEqual([]);
});

test('a block of its own answers', async ({ firefox }) => {
  const { page } = firefox;
  await firefox.open(`${practiceBase}/`);
  const days = () =>
    page.$$eval('[data-block=opening-hours] dt', (terms) => terms.map(({ textContent }) => textContent));
  expect(await days()).toContain('Mittwoch');
  await page.$eval('[data-block=opening-hours]', (block) => block.scrollIntoView({ behavior: 'instant' }));
  await expect(async () => {
    await page.locator('[data-block=opening-hours] input[value=late]').click();
    expect(await days()).toEqual(['Dienstag', 'Donnerstag']);
  }).toPass();
  expect(firefox.complaints).toEqual([]);
});

test('a rule of its own refuses a Saturday', async ({ firefox }) => {
  const { page } = firefox;
  await firefox.open(`${practiceBase}/kontakt`);
  // As a person's choice does: a value that is set through the field's own property, as `fill` does, is not one for React.
  await page.$eval('input[name=tag]', (field) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, '2027-05-15');
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await page.locator('button[type=submit]').click();
  await page.locator('::-p-text(Am Wochenende haben wir geschlossen.)').setTimeout(20_000).wait();
  expect(firefox.complaints).toEqual([]);
});
