import { everyNth } from '../longRun.ts';
import { expect, test } from './site.ts';

/*
 * The site without scripts: everything can be read, reached and scrolled.
 */

test.use({ javaScriptEnabled: false, viewport: { width: 1280, height: 900 } });

/**
 * Texts of the page's blocks that are in the document but not visible. Names of controls that need scripts are rightly
 * hidden with them. Runs in the browser.
 */
function hiddenWords(): string[] {
  const readable = 'h1, h2, h3, h4, p, li, dt, dd, td, th, figcaption, [data-block=form] label, blockquote';
  return [...document.querySelectorAll(`main :is(${readable})`)]
    .filter((part) => part.textContent?.trim() && !part.closest('.visually-hidden, [role=status], [aria-live]'))
    .filter((part) => !part.querySelector(':scope > button'))
    .filter((part) => !part.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    .map((part) => `${part.tagName}: ${part.textContent?.trim().slice(0, 60)}`);
}

const paths = [
  '/',
  '/about',
  '/about/notable-alumni',
  '/admissions',
  '/courses',
  '/contact-us',
  '/spotlights',
  '/gallery',
];

for (const path of everyNth(paths, 2)) {
  test(`all words of ${path} can be read`, async ({ page }) => {
    await page.goto(path);
    expect(await page.evaluate(hiddenWords)).toEqual([]);
  });
}

test('all panels of the tabs are shown, with their names', async ({ page }) => {
  await page.goto('/');
  const block = page.locator('#programs');
  for (const words of ["Begin with a bachelor's degree", 'Go deeper in two years', 'Start right after class 10']) {
    await expect(block.getByRole('heading', { name: words })).toBeVisible();
  }
  await expect(block.getByText('10th pass with 35%').first()).toBeVisible();
});

test('carousels are strips that one scrolls', async ({ page }) => {
  await page.goto('/');
  const strips = page.locator('[data-strip]');
  await expect(strips).toHaveCount(4);
  for (const strip of await strips.all()) {
    const reached = await strip.evaluate((element) => {
      element.scrollTo({ left: element.scrollWidth, behavior: 'instant' });
      return [element.scrollLeft + element.clientWidth, element.scrollWidth];
    });
    expect(reached[0]).toBeGreaterThan(1);
    expect(Math.abs((reached[0] ?? 0) - (reached[1] ?? 0))).toBeLessThan(2);
  }
  await expect(page.locator('main > .block:first-child [aria-roledescription=slide]').last()).toBeInViewport();
});

test('the blog is still reached', async ({ page }) => {
  await page.goto('/');
  const block = page.locator('#blogs');
  await expect(block.getByText('The latest posts are on our blog.')).toBeVisible();
  await expect(block.getByRole('link', { name: 'Read the blog' })).toBeVisible();
  await expect(block.getByText('Loading blog posts...')).toHaveCount(0);
});

test('nothing offers what only scripts can do', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('main [data-scripted]:visible, main [role=tab]:visible')).toHaveCount(0);
  for (const name of ['Previous', 'Next', 'Pause'])
    await expect(page.locator('main').getByRole('button', { name, exact: true })).toHaveCount(0);
});

test('the enquiry panel opens and closes', async ({ page }) => {
  await page.goto('/about');
  await page.getByRole('button', { name: 'Quick Enquiry' }).click();
  await expect(page.locator('#enquiry')).toBeVisible();
  await page.locator('#enquiry').getByRole('button', { name: 'Close' }).click();
  await expect(page.locator('#enquiry')).toBeHidden();
});

test('a form that only scripts can send says so, and how else to get in touch', async ({ page }) => {
  await page.goto('/contact-us');
  const note = page.locator('#contact form [data-without-scripts]');
  await expect(note).toBeVisible();
  expect(await note.textContent()).toContain('Please call +91 90000 00000 or write to info@');
});

test('a form is held to its rules by the browser', async ({ page }) => {
  await page.goto('/contact-us');
  const name = page.locator('#contact').getByLabel('Name');
  await expect(name).toHaveAttribute('required');
  expect(await page.locator('#contact form').evaluate((form) => (form as HTMLFormElement).noValidate)).toBe(false);
});
