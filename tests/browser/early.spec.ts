import type { Page } from '@playwright/test';
import { expect, holdScripts, test } from './site.ts';

/*
 * Visitors who are faster than the scripts: none of their input is lost.
 */

test.use({ viewport: { width: 1280, height: 900 } });

/** Opens a page to the point where only held scripts are missing. */
const openHeld = (page: Page, path: string) => page.goto(path, { waitUntil: 'domcontentloaded' });

test('a tab that is chosen before its block is hydrated is shown as soon as it is', async ({ page, complaints }) => {
  const release = await holdScripts(page);
  await openHeld(page, '/');
  const block = page.locator('#programs');
  const tab = block.getByRole('tab', { name: 'Diploma' });
  await tab.click();
  await expect(tab).toHaveAttribute('aria-busy', 'true');
  await expect(tab).toHaveAttribute('aria-selected', 'false');
  release();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await expect(tab).not.toHaveAttribute('aria-busy');
  await expect(block.getByRole('heading', { name: 'Start right after class 10' })).toBeVisible();
  expect(complaints).toEqual([]);
});

test('a button that is pressed early acts once', async ({ page }) => {
  const release = await holdScripts(page);
  await openHeld(page, '/');
  const choice = page.locator('#programs').getByRole('button', { name: 'Bachelor of Architecture' });
  await choice.click();
  release();
  await expect(choice).toHaveAttribute('aria-expanded', 'true');
  await expect(choice).not.toHaveAttribute('aria-busy');
});

for (const presses of [1, 2]) {
  test(`an arrow that is pressed early ${presses} times moves the hero as often`, async ({ page }) => {
    const release = await holdScripts(page);
    await openHeld(page, '/');
    const hero = page.locator('main > .block:first-child');
    const next = hero.getByRole('button', { name: 'Next' });
    for (let press = 0; press < presses; press++) await next.click();
    await expect(next).toHaveAttribute('aria-busy', 'true');
    release();
    await expect(next).not.toHaveAttribute('aria-busy');
    await expect(hero.locator('p[aria-live]')).toHaveText(`${presses + 1} of 7`);
    await expect(hero.getByRole('button', { name: 'Play' })).toBeVisible();
  });
}

test('a control of a list whose code is not there says that it was heard, and does what was asked', async ({
  page,
  complaints,
}) => {
  const release = await holdScripts(page);
  await openHeld(page, '/courses');
  const chip = page.getByRole('button', { name: 'M.Tech', exact: true });
  await chip.click();
  await expect(chip).toHaveAttribute('aria-busy', 'true');
  await expect(chip).toHaveAttribute('aria-pressed', 'false');
  release();
  await expect(chip).toHaveAttribute('aria-pressed', 'true');
  await expect(chip).not.toHaveAttribute('aria-busy');
  await expect(page).toHaveURL('/courses?category=M.Tech');
  expect(complaints).toEqual([]);
});

test('two presses in a list whose code is not there count once each, in order', async ({ page, complaints }) => {
  const release = await holdScripts(page);
  await openHeld(page, '/courses');
  const chip = (name: string) => page.getByRole('button', { name, exact: true });
  await chip('M.Tech').click();
  await chip('Architecture').click();
  release();
  await expect(chip('Architecture')).toHaveAttribute('aria-pressed', 'true');
  await expect(chip('M.Tech')).toHaveAttribute('aria-pressed', 'false');
  await expect(page).toHaveURL('/courses?category=Architecture');
  await expect(page.locator('main [aria-busy]')).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL('/courses?category=M.Tech');
  expect(complaints).toEqual([]);
});

test('what was pressed and could not be fetched is as without scripts, until it can be', async ({ page }) => {
  let isGone = true;
  let fail = () => {};
  const pressed = new Promise<void>((resolve) => {
    fail = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await pressed;
    await (isGone ? route.abort() : route.continue());
  });
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  const block = page.locator('#programs');
  const tab = block.getByRole('tab', { name: 'Diploma' });
  await tab.click();
  await expect(tab).toHaveAttribute('aria-busy', 'true');
  fail();
  await expect(block.getByRole('heading', { name: 'Start right after class 10' })).toBeVisible();
  await expect(tab).toBeHidden();
  await expect(block.locator('[aria-busy]')).toHaveCount(0);
  isGone = false;
  await page.keyboard.press('Shift');
  await tab.click();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
});

test.describe('the wide menu', () => {
  for (const how of ['click', 'Enter', 'Space']) {
    test(`opens by ${how} that came early`, async ({ page }) => {
      const release = await holdScripts(page);
      await page.goto('/contact-us');
      const button = page.getByRole('button', { name: 'About submenu' });
      await (how === 'click' ? button.click() : button.press(how));
      await page.mouse.move(640, 700);
      release();
      await expect(page.locator('[data-navigation]').getByRole('link', { name: 'Leadership' })).toBeVisible();
      await expect(button).toHaveAttribute('aria-expanded', 'true');
    });
  }
});

test('what is typed early is kept, and sent', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/contact-us');
  const form = page.locator('#contact');
  await form.getByLabel('Name').fill('Asha Rao');
  await form.getByRole('textbox', { name: 'Message' }).fill('Short');
  await expect(form).not.toHaveAttribute('data-live');
  release();
  await expect(form).toHaveAttribute('data-live');
  await expect(form.getByLabel('Name')).toHaveValue('Asha Rao');
  await expect(form.getByRole('textbox', { name: 'Message' })).toHaveValue('Short');
  await form.locator('button[type=submit]').click();
  await expect(form.getByText('Message must be at least 10 characters').first()).toBeVisible();
  await expect(form.getByText('Name is required')).toHaveCount(0);
});

test('what is scrolled early is kept', async ({ page }) => {
  const release = await holdScripts(page);
  await openHeld(page, '/');
  const hero = page.locator('main > .block:first-child');
  const strip = hero.locator('[data-strip]');
  await strip.evaluate((element) => element.scrollTo({ left: element.clientWidth * 3, behavior: 'instant' }));
  release();
  await expect(hero.locator('p[aria-live]')).toHaveText('4 of 7');
  await expect(hero.getByRole('button', { name: 'Play' })).toBeVisible();
});
