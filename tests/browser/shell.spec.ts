import type { Locator, Page } from '@playwright/test';
import { everyNth } from '../longRun.ts';
import { expect, giveSign, holdScripts, stopClock, test } from './site.ts';

/*
 * The shell of every page: specification 000, sections 2.1 and 2.2 (footer).
 */

test.describe('top bar', () => {
  for (const { width, bar, follow } of [
    { width: 600, bar: false, follow: false },
    { width: 700, bar: true, follow: false },
    { width: 768, bar: true, follow: true },
  ]) {
    test(`at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/about');
      const header = page.locator('body > header');
      const map = header.locator('a[href^="https://www.openstreetmap.org"]').first();
      await expect(map).toBeVisible({ visible: bar });
      await expect(header.getByText('Follow us')).toBeVisible({ visible: follow });
      await expect(header.getByRole('link', { name: 'Instagram' })).toBeVisible({ visible: follow });
      if (follow) await expect(header.getByText('Follow us')).toBeInViewport({ ratio: 1 });
    });
  }

  for (const [path, width] of [
    ['/about', 768],
    ['/about', 800],
    ['/about', 641],
    ['/hi', 768],
  ] as const) {
    test(`shows all its words in a wide font, on ${path} at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      await page.evaluate(() =>
        document.documentElement.style.setProperty('--theme-font', '"DejaVu Sans", Verdana, sans-serif'),
      );
      const row = page.locator('body > header > div').first().locator('> div');
      const [content, room] = await row.evaluate((element) => [element.scrollWidth, element.clientWidth]);
      expect(content).toBeLessThanOrEqual(room ?? 0);
      await expect(row.getByRole('link').first()).toBeInViewport({ ratio: 1 });
    });
  }

  test('leads to profiles, map, e-mail and phone', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/about');
    const header = page.locator('body > header');
    for (const profile of ['instagram', 'facebook', 'youtube']) {
      await expect(header.locator(`a[href^="https://www.${profile}.com"]`)).toHaveAttribute('target', '_blank');
    }
    await expect(header.locator('a[href^="mailto:"]').first()).toBeVisible();
    await expect(header.locator('a[href^="tel:"]').first()).toBeVisible();
  });
});

test('the header is 1330 px wide at most', async ({ page }) => {
  await page.setViewportSize({ width: 1600, height: 800 });
  await page.goto('/about');
  const bar = page.locator('body > header > div', { has: page.locator('[data-navigation]') });
  expect((await bar.boundingBox())?.width).toBe(1330);
  const badge = page.getByRole('img', { name: '23 Years' });
  await expect(badge).toBeVisible();
});

test.describe('the header stays one row', () => {
  /** Typefaces as wide as Arial, and more than 10 % wider. */
  const fonts = { Arial: '"Liberation Sans", Arial, Helvetica', wide: '"DejaVu Sans", Verdana' };

  for (const width of [1024, 1280, 1440, 1536, 1920]) {
    for (const [name, font] of everyNth(Object.entries(fonts), 2, 1)) {
      test(`at ${width} px with ${name}`, async ({ page }) => {
        await page.setViewportSize({ width, height: 800 });
        await page.goto('/about');
        await page.evaluate((face) => document.documentElement.style.setProperty('--theme-font', face), font);
        const header = page.locator('body > header');
        const menu = header.getByRole('button', { name: 'Menu', exact: true });
        const entries = header.locator('[data-navigation] > ul > li');
        const isSheet = await menu.isVisible();
        // If it does not fit there is the sheet instead, and nothing of the row can be reached.
        await expect(entries.first()).toBeVisible({ visible: !isSheet });
        if (name === 'Arial') expect(isSheet).toBe(false);
        expect((await header.boundingBox())?.height).toBeLessThan(112);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
        if (isSheet) return;
        const boxes = await entries.evaluateAll((items) => items.map((item) => item.getBoundingClientRect().toJSON()));
        expect(new Set(boxes.map(({ top }) => top)).size).toBe(1);
        const logo = await header.locator('a[href="/"]').first().boundingBox();
        for (const [index, { left }] of boxes.entries()) {
          const before = boxes[index - 1]?.right ?? (logo?.x ?? 0) + (logo?.width ?? 0);
          expect(left).toBeGreaterThanOrEqual(before);
        }
        expect(boxes.at(-1)?.right).toBeLessThanOrEqual(width - (logo?.x ?? 0) + 0.5);
      });
    }
  }

  test('and gives way to the sheet, from where it does not fit', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 800 });
    await page.goto('/about');
    await expect(page.locator('[data-navigation]')).toBeVisible();
    await page.evaluate(() => {
      document.documentElement.style.letterSpacing = '0.15em';
    });
    await expect(page.locator('[data-navigation]')).toBeHidden();
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Indo Global' })).toBeVisible();
  });
});

for (const width of everyNth([360, 768, 1024, 1280, 1440, 1920], 2)) {
  test(`the logo stands where the content begins, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/about');
    const left = (locator: Locator) => locator.evaluate((element) => element.getBoundingClientRect().left);
    const logo = page.locator('body > header').getByRole('img', { name: 'Indo Global Colleges' });
    expect(await left(logo)).toBeCloseTo(await left(page.getByRole('heading', { level: 1 })), 1);
  });
}

test.describe('footer', () => {
  const pages = [
    '/',
    '/admissions',
    '/courses',
    '/spotlights',
    '/online-learning-resources',
    '/placements/campus-recruitments',
    '/contact-us',
    '/about/accreditation',
    '/about/location',
    '/about/vision-mission',
    '/about/leadership',
    '/about/eminent-faculty',
    '/online-grievance',
    '/alumni-login',
    '/careers',
  ];

  test('leads to every page that it should, in the same tab', async ({ page }) => {
    await page.goto('/about');
    const footer = page.locator('body > footer').getByRole('navigation');
    for (const path of pages) {
      const link = footer.locator(`a[href="${path}"]`);
      await expect(link, path).toHaveCount(1);
      await expect(link, path).not.toHaveAttribute('target');
    }
  });

  test('opens documents, the blog and profiles in a new tab', async ({ page }) => {
    await page.goto('/about');
    const footer = page.locator('body > footer');
    for (const name of ['Brochure', 'Grievance Committee', 'Mandatory Disclosure']) {
      const link = footer.getByRole('link', { name });
      await expect(link).toHaveAttribute('href', /^\/media\/.*\.pdf$/);
      await expect(link).toHaveAttribute('target', '_blank');
      const answered = await page.request.get((await link.getAttribute('href')) ?? '');
      expect(answered.headers()['content-type']).toBe('application/pdf');
    }
    for (const name of ['Blogs', 'Instagram', 'Facebook', 'YouTube']) {
      await expect(footer.getByRole('link', { name })).toHaveAttribute('target', '_blank');
    }
  });

  test('shows address, phone, website and e-mail', async ({ page }) => {
    await page.goto('/about');
    const contact = page.locator('body > footer address');
    await expect(contact.getByRole('link', { name: /Knowledge Park Road/ })).toBeVisible();
    await expect(contact.getByRole('link', { name: '+91 90000 00000' })).toHaveAttribute('href', 'tel:+919000000000');
    await expect(contact.getByRole('link', { name: 'www.indoglobal.example.edu' })).toBeVisible();
    await expect(contact.getByRole('link', { name: 'info@indoglobal.example.edu' })).toBeVisible();
  });

  for (const path of ['/blog', '/blogs']) {
    test(`${path} leads to the blog`, async ({ page }) => {
      const answered = await page.request.get(path, { maxRedirects: 0 });
      expect(answered.status()).toBe(301);
      expect(answered.headers().location).toBe('https://blog.indoglobal.example.edu');
    });
  }
});

test('reading progress and the way back to the top are there after 300 px only', async ({ page }) => {
  await page.goto('/about');
  await giveSign(page);
  const button = page.locator('[data-back-to-top]');
  const progress = page.locator('[data-scroll-progress]');
  await expect(button).toBeHidden();
  await expect(progress).toBeHidden();
  await page.evaluate(() => scrollTo({ top: 299, behavior: 'instant' }));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(299);
  await expect(button).toBeHidden();
  await expect(progress).toBeHidden();
  await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }));
  await expect(button).toBeVisible();
  await expect(progress).toBeVisible();
  await button.click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(button).toBeHidden();
});

test.describe('what does not exist', () => {
  test('any unknown path', async ({ page }) => {
    const response = await page.goto('/no/such/page');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
    await expect(page.getByText("The page you're looking for doesn't exist or has been moved.")).toBeVisible();
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await expect(page).toHaveURL('/');
  });

  for (const [path, heading] of [
    ['/hi/no-such-page', 'पृष्ठ नहीं मिला'],
    ['/hi/courses/no-such-course', 'पाठ्यक्रम नहीं मिला'],
  ] as const) {
    test(`${path}, in its language`, async ({ page }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await page.locator('main').getByRole('link', { name: 'मुखपृष्ठ पर जाएँ' }).click();
      await expect(page).toHaveURL('/hi');
    });
  }

  test('an unknown course', async ({ page }) => {
    const response = await page.goto('/courses/no-such-course');
    expect(response?.status()).toBe(404);
    await expect(page).toHaveTitle(/^Course Details/);
    await expect(page.getByRole('heading', { level: 1, name: 'Course Not Found' })).toBeVisible();
    await expect(page.getByText('The requested course could not be found.')).toBeVisible();
  });
});

test.describe('enquiry panel', () => {
  const panel = '#enquiry';

  test('opens by its tab and closes by its button', async ({ page }) => {
    await page.goto('/about');
    const tab = page.getByRole('button', { name: 'Quick Enquiry' });
    await giveSign(page);
    await tab.click();
    await expect(page.locator(panel)).toBeVisible();
    await expect(page.locator(panel)).toBeFocused();
    await page.locator(panel).getByRole('button', { name: 'Close' }).click();
    await expect(page.locator(panel)).toBeHidden();
    await expect(tab).toBeFocused();
    await tab.click();
    await expect(page.locator(panel)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator(panel)).toBeHidden();
  });

  test('is toggled by its tab', async ({ page }) => {
    await page.goto('/admissions');
    const tab = page.getByRole('button', { name: 'Quick Enquiry' });
    await tab.click();
    await expect(page.locator(panel)).toBeVisible();
    await tab.click();
    await expect(page.locator(panel)).toBeHidden();
  });

  test('closes on Escape before scripts have come', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/admissions');
    await page.getByRole('button', { name: 'Quick Enquiry' }).click();
    await expect(page.locator(panel)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator(panel)).toBeHidden();
    release();
  });

  const closePanel = (page: Page) => page.locator(panel).getByRole('button', { name: 'Close' }).click();

  test('opens by itself 5 s after each load of the home page', async ({ page }) => {
    await stopClock(page);
    await page.goto('/');
    for (const load of ['first', 'second']) {
      await page.clock.runFor(4900);
      await expect(page.locator(panel), load).toBeHidden();
      await page.clock.runFor(200);
      await expect(page.locator(panel), load).toBeVisible();
      await closePanel(page);
      await expect(page.locator(panel), load).toBeHidden();
      // Once for each load.
      await page.clock.runFor(20_000);
      await expect(page.locator(panel), load).toBeHidden();
      await page.reload();
    }
  });

  test('takes no focus when it opens by itself', async ({ page }) => {
    await stopClock(page);
    await page.goto('/');
    await page.locator('body > header').getByRole('link', { name: 'Admissions' }).first().focus();
    await page.clock.runFor(5100);
    await expect(page.locator(panel)).toBeVisible();
    await expect(page.locator('body > header').getByRole('link', { name: 'Admissions' }).first()).toBeFocused();
  });

  test('takes nothing from someone who is typing', async ({ page }) => {
    await stopClock(page);
    await page.goto('/');
    await page.evaluate(() => document.querySelector('main')?.prepend(document.createElement('input')));
    const field = page.locator('main > input');
    await field.pressSequentially('asha@');
    await page.clock.runFor(5100);
    await expect(page.locator(panel)).toBeVisible();
    await page.keyboard.type('example.edu');
    await expect(field).toHaveValue('asha@example.edu');
    await expect(field).toBeFocused();
  });

  test('does not open by itself for who has opened it already', async ({ page }) => {
    await stopClock(page);
    await page.goto('/');
    await giveSign(page);
    await page.getByRole('button', { name: 'Quick Enquiry' }).click();
    await closePanel(page);
    await page.clock.runFor(6000);
    await expect(page.locator(panel)).toBeHidden();
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 360, height: 720 } });

    test('opens by itself as a bar, and whole for who turns to it', async ({ page }) => {
      await stopClock(page);
      await page.goto('/');
      await page.clock.runFor(5100);
      await expect(page.locator(panel)).toBeVisible();
      const height = async () => (await page.locator(panel).boundingBox())?.height ?? 0;
      await expect.poll(height).toBeLessThan(60);
      await expect(page.locator(panel).getByRole('heading', { name: 'Quick Enquiry' })).toBeInViewport();
      await page.locator(panel).getByLabel('Name').focus();
      await expect.poll(height).toBeGreaterThan(720 / 2);
      await closePanel(page);
      await page.getByRole('button', { name: 'Quick Enquiry' }).click();
      await expect.poll(height).toBeGreaterThan(720 / 2);
    });
  });

  test('does not open by itself on other pages', async ({ page }) => {
    await stopClock(page);
    await page.goto('/about');
    await page.clock.runFor(20_000);
    await expect(page.locator(panel)).toBeHidden();
  });
});
