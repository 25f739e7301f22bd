import { expect, giveSign, hideMouse, test } from './site.ts';

/*
 * Parts that appear when they are first scrolled to: specification 000, section 9.
 */

test.use({ viewport: { width: 1280, height: 800 } });

test('nothing is hidden before the visitor does something, and nothing in view ever', async ({ page }) => {
  await hideMouse(page);
  await page.goto('/about');
  await expect(page.locator('[data-armed]')).toHaveCount(0);
  await giveSign(page);
  await expect(page.getByRole('heading', { name: 'Get to know us' })).toHaveAttribute('data-armed');
  const tops = await page
    .locator('[data-armed]')
    .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().top));
  expect(tops.length).toBeGreaterThan(2);
  expect(tops.filter((top) => top < 800)).toEqual([]);
});

test('a heading comes word by word, and pictures slide in, once', async ({ page }) => {
  await page.goto('/');
  await giveSign(page);
  const about = page.locator('#about');
  const heading = about.locator('h2');
  await expect(about.locator('[data-reveal=left]')).toHaveAttribute('data-armed');
  await expect(heading.locator('span').first()).toHaveCSS('opacity', '0');
  const delays = await heading
    .locator('span')
    .evaluateAll((words) => words.map((word) => Number.parseFloat(getComputedStyle(word).transitionDelay).toFixed(1)));
  expect(delays).toEqual(['0.3', '0.5']);
  await about.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await expect(about.locator('[data-armed]')).toHaveCount(0);
  await expect(heading.locator('span').last()).toHaveCSS('opacity', '1');
  await expect(heading).toHaveText('Indo Global');
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect(about.locator('[data-armed]')).toHaveCount(0);
});

test('cards come one by one in 0.3 to 0.5 seconds', async ({ page }) => {
  await page.goto('/about');
  await giveSign(page);
  const cards = page.locator('main li[data-reveal-part]', { has: page.locator('h3') });
  await expect(cards.last()).toHaveAttribute('data-armed');
  await expect(cards.last()).toHaveCSS('opacity', '0');
  await expect(cards.last()).toHaveCSS('transition-duration', '0.4s, 0.4s');
  await cards.last().evaluate((card) => card.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await expect(cards.last()).toHaveCSS('opacity', '1');
});

test('everything is printed', async ({ page }) => {
  await page.goto('/about');
  await giveSign(page);
  await expect(page.locator('[data-armed]')).not.toHaveCount(0);
  await page.emulateMedia({ media: 'print' });
  const seen = await page
    .locator('[data-armed]')
    .evaluateAll((parts) => parts.map((part) => getComputedStyle(part).opacity));
  expect(new Set(seen)).toEqual(new Set(['1']));
});

test.describe('with less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing is hidden at all', async ({ page }) => {
    await page.goto('/');
    await giveSign(page);
    await page.evaluate(() => new Promise(requestAnimationFrame));
    await expect(page.locator('[data-armed], [data-reveal-part], [data-words]')).toHaveCount(0);
  });
});
