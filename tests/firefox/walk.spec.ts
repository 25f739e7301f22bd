import { expect } from '@playwright/test';
import { everyNth } from '../longRun.ts';
import { routes } from '../reference/routes.ts';
import { type FirefoxPage, firefoxPath, test } from './firefox.ts';

/*
 * Typical actions of visitors, in Firefox.
 */

test.skip(!firefoxPath, 'There is no Firefox on this machine, and none could be installed.');

/** Element that a selector of Puppeteer finds, once visible: `aria/Menu`, `::-p-text(Courses)`, or CSS. */
const shown = ({ page }: FirefoxPage, selector: string) => page.locator(selector).setTimeout(10_000);

const textOf = ({ page }: FirefoxPage, selector: string) =>
  page.$eval(selector, (element) => element.textContent?.trim() ?? '');

const isVisible = ({ page }: FirefoxPage, selector: string) =>
  page.$eval(selector, (element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }));

test('every page is silent', async ({ firefox }) => {
  test.setTimeout(240_000);
  for (const route of everyNth(routes, 3)) {
    await firefox.open(route);
    expect(await firefox.page.evaluate(() => document.querySelectorAll('h1').length), route).toBe(1);
    expect(firefox.complaints.splice(0), route).toEqual([]);
  }
});

test('a menu opens by its button, and its page is followed to', async ({ firefox }) => {
  await firefox.open('/contact-us');
  const about = '[data-navigation] > ul > li:has(> a[href="/about"])';
  await shown(firefox, `${about} > button`).click();
  await expect.poll(() => isVisible(firefox, `${about} > div`)).toBe(true);
  await shown(firefox, `${about} > div a[href="/about/location"]`).click();
  await expect.poll(() => new URL(firefox.page.url()).pathname).toBe('/about/location');
  await expect.poll(() => textOf(firefox, 'h1')).toContain('Location');
  expect(firefox.complaints).toEqual([]);
});

test('the sheet of small screens opens, folds out and closes', async ({ firefox }) => {
  await firefox.page.setViewport({ width: 390, height: 800 });
  await firefox.open('/contact-us');
  await shown(firefox, 'header [popovertarget="menu"]').click();
  await expect.poll(() => isVisible(firefox, '#menu')).toBe(true);
  await shown(firefox, '#menu summary').click();
  await expect.poll(() => isVisible(firefox, '#menu details[open] a')).toBe(true);
  await firefox.page.keyboard.press('Escape');
  await expect.poll(() => firefox.page.$eval('#menu', (menu) => menu.matches(':popover-open'))).toBe(false);
});

test('tabs, by mouse and keyboard', async ({ firefox }) => {
  const { page } = firefox;
  await firefox.open('/');
  const tabs = '#programs [role=tab]';
  const chosen = () => page.$$eval(tabs, (all) => all.findIndex((tab) => tab.ariaSelected === 'true'));
  await page.$eval('#programs', (block) => block.scrollIntoView({ behavior: 'instant', block: 'center' }));
  await shown(firefox, `${tabs}:nth-child(2)`).click();
  await expect.poll(chosen).toBe(1);
  await page.keyboard.press('ArrowRight');
  await expect.poll(chosen).toBe(2);
  expect(await page.$$eval('#programs [role=tabpanel]', (all) => all.map((each) => each.checkVisibility()))).toEqual([
    false,
    false,
    true,
  ]);
});

test('the carousel goes on, and stands still then', async ({ firefox }) => {
  await firefox.open('/');
  const hero = 'main > .block:first-child';
  await shown(firefox, `${hero} button[aria-label=Next]`).click();
  await expect.poll(() => textOf(firefox, `${hero} p[aria-live]`)).toBe('2 of 7');
  await expect.poll(() => firefox.page.$(`${hero} button[aria-label=Play]`)).not.toBeNull();
});

test('a list is searched, and the address follows', async ({ firefox }) => {
  await firefox.open('/courses');
  await shown(firefox, 'input[type=search]').fill('radiology');
  const items = () =>
    firefox.page.$$eval('ul[data-columns] > li', (all) => all.filter((item) => item.checkVisibility()).length);
  await expect.poll(items).toBe(1);
  await expect.poll(() => new URL(firefox.page.url()).search).toContain('radiology');
});

test('a picture fills the screen, the next one follows, and Escape leads back', async ({ firefox }) => {
  const { page } = firefox;
  await firefox.open('/gallery');
  await shown(firefox, 'main li button').click();
  await page.waitForSelector('dialog[open]');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => textOf(firefox, 'dialog [role=status]')).toMatch(/^2 of /);
  await page.keyboard.press('Escape');
  await expect.poll(() => page.$('dialog[open]')).toBeNull();
});

test('an event opens in a window of its own, and Back closes it', async ({ firefox }) => {
  const { page } = firefox;
  await firefox.open('/spotlights');
  await shown(firefox, 'ul[data-columns] > li a').click();
  await page.waitForSelector('dialog[open]');
  expect(new URL(page.url()).hash).toBe('#tech-fest');
  // Puppeteer waits for a document, but none is loaded.
  await page.evaluate(() => history.back());
  await expect.poll(() => page.$('dialog[open]')).toBeNull();
});

test('a form says what is missing, and sends when nothing is', async ({ firefox }) => {
  const { page } = firefox;
  await firefox.open('/contact-us');
  const form = '#contact form';
  await shown(firefox, `${form} [type=submit]`).click();
  await expect.poll(() => page.$$eval(`${form} [aria-invalid=true]`, (all) => all.length)).toBeGreaterThan(2);
  const values = { name: 'Asha Verma', email: 'asha@example.edu', phone: '9876543210', message: 'When does it begin?' };
  for (const [name, value] of Object.entries(values)) await shown(firefox, `${form} [name=${name}]`).fill(value);
  const course = await page.$eval(`${form} [name=course]`, (select) => (select as HTMLSelectElement).options[1]?.value);
  await page.select(`${form} [name=course]`, course ?? '');
  await shown(firefox, `${form} [type=submit]`).click();
  const toasts = () => page.$$eval('[data-kind]', (all) => all.map(({ textContent }) => textContent).join());
  await expect.poll(toasts).toContain('Message sent successfully!');
});
