import { expect, holdScripts, test } from './site.ts';

/*
 * Visitors who are faster than the scripts: nothing that they did is lost.
 */

test.use({ viewport: { width: 1280, height: 900 } });

test('a tab that is chosen before its block is interactive is shown as soon as it is', async ({ page, complaints }) => {
  const release = await holdScripts(page);
  await page.goto('/');
  const block = page.locator('#programs');
  const tab = block.getByRole('tab', { name: 'Diploma' });
  await tab.click();
  await expect(tab).toHaveAttribute('aria-selected', 'false');
  release();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await expect(block.getByRole('heading', { name: 'Start right after class 10' })).toBeVisible();
  expect(complaints).toEqual([]);
});

test('a button that is pressed early acts once', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/');
  const choice = page.locator('#programs').getByRole('button', { name: 'Bachelor of Architecture' });
  await choice.click();
  release();
  await expect(choice).toHaveAttribute('aria-expanded', 'true');
});

test('an arrow that is pressed early moves the hero once', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/');
  const hero = page.locator('[data-block=hero]');
  await hero.getByRole('button', { name: 'Next' }).click();
  release();
  await expect(hero.locator('p[aria-live]')).toHaveText('2 of 7');
  await expect(hero.getByRole('button', { name: 'Play' })).toBeVisible();
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
  await form.getByLabel('Message').fill('Short');
  await expect(form).not.toHaveAttribute('data-live');
  release();
  await expect(form).toHaveAttribute('data-live');
  await expect(form.getByLabel('Name')).toHaveValue('Asha Rao');
  await expect(form.getByLabel('Message')).toHaveValue('Short');
  await form.locator('button[type=submit]').click();
  await expect(form.getByText('Message must be at least 10 characters').first()).toBeVisible();
  await expect(form.getByText('Name is required')).toHaveCount(0);
});

test('what is scrolled early is kept', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/');
  const strip = page.locator('[data-block=hero] [data-strip]');
  await strip.evaluate((element) => element.scrollTo({ left: element.clientWidth * 3, behavior: 'instant' }));
  release();
  await page.locator('[data-block=hero]').dispatchEvent('pointerover');
  await expect(page.locator('[data-block=hero]')).toHaveAttribute('data-live');
  await expect(page.locator('[data-block=hero] p[aria-live]')).toHaveText('4 of 7');
});

test('the menu that is opened before its styles are there shows itself with them', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/shell-*.css', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/contact-us', { waitUntil: 'commit' });
  const header = page.locator('body > header');
  await header.getByRole('button', { name: 'Menu', exact: true }).click({ noWaitAfter: true });
  const menu = page.locator('#menu');
  await expect(page.locator('#menu:popover-open')).toHaveCount(1);
  await expect(menu).toBeHidden();
  release();
  await expect(menu).toBeVisible();
  await expect(menu).toHaveCSS('position', 'fixed');
  await expect(menu).toHaveCSS('width', '316.797px');
});
