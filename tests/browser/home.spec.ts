import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator } from '@playwright/test';
import { expect, test, wakeBlock } from './site.ts';

/*
 * Content and behaviour of the home page: specification 000, sections 2.2, 4 and 9.
 */

const readList = (name: string): { items: { title: string }[] } =>
  JSON.parse(readFileSync(join(import.meta.dirname, `../../pages/_data/${name}.json`), 'utf8'));

/** Ids of the blocks below the hero. */
const sections = ['placements', 'numbers', 'rankings', 'about', 'programs', 'why', 'events', 'testimonials', 'blogs'];

test.use({ viewport: { width: 1280, height: 900 } });

test('it has its sections, in order', async ({ page }) => {
  await page.goto('/');
  const blocks = page.locator('main > .block');
  await expect(blocks.first().getByRole('heading', { level: 1 })).toHaveText('Indo Global Colleges');
  const ids = await blocks.evaluateAll((all) => all.map(({ id }) => id));
  expect(ids.slice(1)).toEqual(sections);
});

test('the hero has seven slides, each with a picture, its words and two ways on', async ({ page }) => {
  await page.goto('/');
  const slides = page.locator('main > .block:first-child [aria-roledescription=slide]');
  await expect(slides).toHaveCount(7);
  for (const slide of await slides.all()) {
    await expect(slide.locator('img')).toHaveAttribute('alt', /.+/);
    await expect(slide.locator('p').first()).not.toBeEmpty();
    await expect(slide.locator('em')).not.toBeEmpty();
    await expect(slide.locator('li')).not.toHaveCount(0);
    await expect(slide.locator('a', { hasText: 'Explore Courses' })).toHaveAttribute('href', '/courses');
    const brochure = slide.locator('a', { hasText: 'Download Brochure' });
    await expect(brochure).toHaveAttribute('href', /\.pdf$/);
    await expect(brochure).toHaveAttribute('target', '_blank');
  }
});

for (const [width, height] of [
  [360, 740],
  [412, 823],
  [768, 1024],
] as const)
  test(`nothing covers the buttons of the hero at ${width} × ${height} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    const buttons = page.locator('main > .block:first-child section button');
    await expect(buttons.first()).toBeVisible();
    const covered = await buttons.evaluateAll((all) =>
      all.flatMap((button) => {
        const { left, right, top, bottom } = button.getBoundingClientRect();
        const middle = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        const edge = document.elementFromPoint((left + right) / 2, bottom - 1);
        const isFree = [middle, edge].every((seen) => seen === null || button.contains(seen));
        return right > left && !isFree ? [button.ariaLabel] : [];
      }),
    );
    expect(covered).toEqual([]);
  });

test('its numbers, claims and ways on are those of the specification', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('#placements [aria-roledescription=slide]')).toHaveCount(4);
  const numbers = page.locator('#numbers');
  for (const words of ['30', 'acres of campus', '22+', '10000+', 'alumni', '20+', 'courses']) {
    await expect(numbers).toContainText(words);
  }
  await expect(page.locator('#rankings')).toContainText('#3');
  await expect(page.locator('#rankings a')).toHaveAttribute('href', '/about/accreditation');
  for (const claim of ['₹40 LPA', '8700+', '2100+', '100%']) await expect(page.locator('#why')).toContainText(claim);
  await expect(page.locator('#about')).toContainText('About');
  await expect(page.locator('#about').getByRole('heading', { name: 'Indo Global' })).toBeVisible();
  await expect(page.locator('#testimonials [aria-roledescription=slide]')).toHaveCount(5);
});

test('the events are the first five of thirty', async ({ page }) => {
  await page.goto('/');
  const events = readList('spotlights').items;
  expect(events).toHaveLength(30);
  const titles = events.slice(0, 5).map(({ title }) => title);
  const shown = page.locator('#events [aria-roledescription=slide]');
  await expect(shown).toHaveCount(5);
  for (const [index, title] of titles.entries()) await expect(shown.nth(index)).toContainText(title);
  await expect(page.locator('#events a', { hasText: 'Know More' })).toHaveAttribute('href', '/spotlights');
});

test('the picture and the text of the About block stand side by side, and stack on small screens', async ({ page }) => {
  await page.goto('/');
  const box = async (part: Locator) => (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const image = page.locator('#about img').first();
  const text = page.locator('#about h2');
  expect((await box(image)).x + (await box(image)).width).toBeLessThanOrEqual((await box(text)).x);
  await page.setViewportSize({ width: 390, height: 800 });
  expect((await box(image)).y).toBeGreaterThan((await box(text)).y);
});

test.describe('programs', () => {
  const chosen = (block: Locator) => block.locator('[role=tabpanel] section:not([data-off]):visible');

  test('a group shows its card until a program is chosen', async ({ page }) => {
    await page.goto('/');
    const block = page.locator('#programs');
    await expect(block.getByRole('tab')).toHaveText(['Undergraduate', 'Postgraduate', 'Diploma']);
    await expect(block.getByRole('tab', { name: 'Undergraduate' })).toHaveAttribute('aria-selected', 'true');
    const card = block.getByRole('heading', { name: "Begin with a bachelor's degree" });
    await expect(card).toBeVisible();
    await expect(chosen(block)).toHaveCount(0);
    await block.getByRole('button', { name: 'Bachelor of Architecture' }).click();
    await expect(card).toBeHidden();
    await expect(chosen(block)).toHaveCount(1);
    await expect(chosen(block)).toContainText('Five years in the studio');
    await expect(chosen(block)).toContainText(/Duration:? ?5 years/);
    await expect(chosen(block)).toContainText(/Eligibility:? ?10\+2 with 50% plus NATA/);
    await expect(chosen(block).getByRole('link', { name: 'Apply Now' })).toHaveAttribute(
      'href',
      '/contact-us?course=Bachelor%20of%20Architecture',
    );
    await expect(chosen(block).getByRole('link', { name: 'Know More' })).toHaveAttribute(
      'href',
      '/courses/bachelors-of-architecture',
    );
    await block.getByRole('button', { name: 'B.Tech Civil Engineering' }).click();
    await expect(chosen(block)).toHaveCount(1);
    await expect(chosen(block)).toContainText(/Duration:? ?4 years/);
  });

  test('changing the tab clears the choice', async ({ page }) => {
    await page.goto('/');
    const block = page.locator('#programs');
    await block.getByRole('button', { name: 'Bachelor of Architecture' }).click();
    await expect(chosen(block)).toHaveCount(1);
    await block.getByRole('tab', { name: 'Postgraduate' }).click();
    await expect(block.getByRole('heading', { name: 'Go deeper in two years' })).toBeVisible();
    await expect(block.getByRole('button', { name: 'Bachelor of Architecture' })).toBeHidden();
    await block.getByRole('tab', { name: 'Undergraduate' }).click();
    await expect(block.getByRole('heading', { name: "Begin with a bachelor's degree" })).toBeVisible();
    await expect(chosen(block)).toHaveCount(0);
    await block.getByRole('tab', { name: 'Diploma' }).click();
    await expect(block.getByRole('heading', { name: 'Start right after class 10' })).toBeVisible();
    await block.getByRole('button', { name: 'Diploma in Civil Engineering' }).click();
    await expect(chosen(block)).toContainText('10th pass with 35%');
  });

  test('its tabs are worked by keyboard', async ({ page }) => {
    await page.goto('/');
    const block = page.locator('#programs');
    await wakeBlock(page, block);
    await block.getByRole('tab', { name: 'Undergraduate' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(block.getByRole('tab', { name: 'Postgraduate' })).toBeFocused();
    await expect(block.getByRole('tab', { name: 'Postgraduate' })).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('End');
    await expect(block.getByRole('tab', { name: 'Diploma' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(block.getByRole('tab', { name: 'Diploma' })).toHaveAttribute('aria-selected', 'true');
  });
});

test('choosing a photo shows whose words they are, fading in 300 ms', async ({ page }) => {
  await page.goto('/');
  const block = page.locator('#testimonials');
  const photos = block.getByRole('button', { name: /^(Zainab|Arjan|Nandita|Ishaan|Parveen) / });
  await expect(photos).toHaveCount(5);
  await photos.nth(2).click();
  await expect(photos.nth(2)).toHaveAttribute('aria-current', 'true');
  await expect(block.locator('figcaption:visible', { hasText: 'Nandita Rawal' })).toBeInViewport();
  const centre = block.locator('div[data-current]');
  await expect(centre.locator('img')).toBeVisible();
  expect(await centre.evaluate((element) => getComputedStyle(element).transitionDuration)).toContain('0.3s');
});

test.describe('latest blogs', () => {
  const scrollTo = (block: Locator) =>
    block.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));

  test('one post is featured, four are trending, and each leads to the blog in a new tab', async ({
    page,
    complaints,
  }) => {
    await page.goto('/');
    const block = page.locator('#blogs');
    await scrollTo(block);
    await expect(block.locator('article')).toHaveCount(1);
    await expect(block.getByText('Featured')).toBeVisible();
    await expect(block.getByText('Trending')).toBeVisible();
    const posts = block.locator('article a, li a');
    await expect(posts).toHaveCount(5);
    for (const post of await posts.all()) {
      await expect(post).toHaveAttribute('href', /^https:\/\/blog\.indoglobal\.example\.edu\/.+/);
      await expect(post).toHaveAttribute('target', '_blank');
    }
    await expect(block.locator('time').first()).toHaveText(/\d{1,2} \w+ 2026/);
    expect(complaints).toEqual([]);
  });

  test('each post has the picture of the site that it names', async ({ page }) => {
    await page.goto('/');
    const block = page.locator('#blogs');
    await scrollTo(block);
    const pictures = block.locator('img');
    await expect(pictures).toHaveCount(5);
    const areLoaded = () =>
      pictures.evaluateAll((images) => images.every((image) => (image as HTMLImageElement).naturalWidth > 0));
    await block.scrollIntoViewIfNeeded();
    await expect.poll(areLoaded).toBe(true);
    const sources = await pictures.evaluateAll((images) => images.map((image) => image.getAttribute('src')));
    const named = ['robotics-lab', 'bridge-building-contest', 'startup-pitch-day', 'studio', 'tree-plantation'];
    expect(sources.map((source) => source?.match(/\/([\w-]+)\./)?.[1])).toEqual(named);
  });

  test('the posts of the demo are served as JSON', async ({ page }) => {
    await page.goto('/');
    const answered = page.waitForResponse(/\/media\/posts\.\w+\.json$/);
    await scrollTo(page.locator('#blogs'));
    expect((await answered).headers()['content-type']).toContain('application/json');
  });
});
