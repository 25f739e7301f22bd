import type { Locator, Page } from '@playwright/test';
import { expect, holdRequests, holdScripts, loadRouter, test, wakeBlock } from './site.ts';

/*
 * Lists with search, filters and pages: specification 001, sections 2 to 4, 8, 9; 000, sections 2.6, 2.7, 4.
 */

const wide = { viewport: { width: 1280, height: 900 } };
const narrow = { viewport: { width: 390, height: 800 } };

const listOf = (page: Page) => page.locator('[data-block=listing], [data-block=gallery]');
const items = (page: Page) => listOf(page).locator('ul[data-columns] > li:visible');
const status = (page: Page) => listOf(page).locator('p[role=status]:not([role=group] *)');
const chip = (page: Page, name: string) => listOf(page).getByRole('button', { name, exact: true });

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('It is not there.');
  return box;
}

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await wakeBlock(page, listOf(page));
}

test.describe('the catalogue, wide', () => {
  test.use(wide);

  test('a search narrows it, and says how many there are', async ({ page }) => {
    await open(page, '/courses');
    await expect(status(page)).toHaveText('16 courses');
    await page.getByPlaceholder('Search courses...').fill('ARCHITECTURE');
    await expect(status(page)).toHaveText('1 course');
    await expect(items(page)).toHaveCount(1);
    await expect(items(page).getByRole('link', { name: 'View Details' })).toHaveAttribute(
      'href',
      '/courses/bachelors-of-architecture',
    );
    await expect(page).toHaveURL('/courses?q=ARCHITECTURE');
    await page.getByPlaceholder('Search courses...').fill('zzz');
    await expect(status(page)).toHaveText('No courses found matching your criteria.');
    await expect(items(page)).toHaveCount(0);
  });

  test('when nothing fits, one button takes back search and filters', async ({ page }) => {
    await open(page, '/courses?category=M.Tech');
    const search = page.getByPlaceholder('Search courses...');
    await expect(chip(page, 'Clear filters')).toHaveCount(0);
    await search.fill('zzz');
    await chip(page, 'Clear filters').click();
    await expect(items(page)).toHaveCount(16);
    await expect(search).toHaveValue('');
    await expect(search).toBeFocused();
    await expect(chip(page, 'M.Tech')).toHaveAttribute('aria-pressed', 'false');
    await expect(chip(page, 'Clear filters')).toHaveCount(0);
    await expect(page).toHaveURL('/courses');
    await page.goBack();
    await expect(search).toHaveValue('zzz');
    await expect(items(page)).toHaveCount(0);
  });

  test('the number of courses stands beside the search, and results are in the first screen', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/courses');
    const search = await boxOf(page.getByPlaceholder('Search courses...'));
    const count = await boxOf(status(page));
    expect(count.x).toBeGreaterThanOrEqual(search.x + search.width);
    expect(Math.abs(count.y + count.height / 2 - search.y - search.height / 2)).toBeLessThan(4);
    await expect(items(page).first().locator('img')).toBeInViewport({ ratio: 0.9 });
  });

  test('one category at a time; another one clears the search; the same again clears it', async ({ page }) => {
    await open(page, '/courses');
    const search = page.getByPlaceholder('Search courses...');
    await search.fill('civil');
    await chip(page, 'M.Tech').click();
    await expect(search).toHaveValue('');
    await expect(items(page)).toHaveCount(3);
    await chip(page, 'Architecture').click();
    await expect(chip(page, 'M.Tech')).toHaveAttribute('aria-pressed', 'false');
    await expect(chip(page, 'Architecture')).toHaveAttribute('aria-pressed', 'true');
    await expect(items(page)).toHaveCount(1);
    await chip(page, 'Architecture').click();
    await expect(items(page)).toHaveCount(16);
    await expect(page).toHaveURL('/courses');
  });

  test('an address can be shared, and Back goes from choice to choice', async ({ page, complaints }) => {
    await page.goto('/courses?category=M.Tech');
    await expect(status(page)).toHaveText('3 courses');
    await chip(page, 'Architecture').click();
    await expect(page).toHaveURL('/courses?category=Architecture');
    await page.goBack();
    await expect(page).toHaveURL('/courses?category=M.Tech');
    await expect(status(page)).toHaveText('3 courses');
    // Also with the router: it is loaded after React, when a link is hovered.
    await wakeBlock(page, page.locator('#newsletter'));
    await loadRouter(page);
    await chip(page, 'Architecture').click();
    await listOf(page).evaluate((element) => element.setAttribute('data-same', ''));
    await page.goBack();
    await expect(status(page)).toHaveText('3 courses');
    await expect(listOf(page)).toHaveAttribute('data-same');
    expect(complaints).toEqual([]);
  });

  test('coming back from a course shows the same choice', async ({ page }) => {
    await page.goto('/courses?category=M.Tech');
    await expect(status(page)).toHaveText('3 courses');
    await items(page).first().getByRole('link').click();
    await expect(page).toHaveURL('/courses/mtech-civil-engineering');
    await page.goBack();
    await expect(page).toHaveURL('/courses?category=M.Tech');
    await expect(status(page)).toHaveText('3 courses');
  });

  for (const [level, count] of [
    ['undergraduate', 10],
    ['postgraduate', 4],
    ['polytechnic', 2],
  ] as const) {
    test(`${level} courses are narrowed already`, async ({ page }) => {
      await page.goto(`/courses/${level}`);
      await expect(items(page)).toHaveCount(count);
    });
  }
});

test.describe('the catalogue, narrow', () => {
  test.use(narrow);

  test('the number of courses stands below the search, the drop-downs side by side above the first result', async ({
    page,
  }) => {
    await page.goto('/courses');
    const search = await boxOf(page.getByPlaceholder('Search courses...'));
    const count = await boxOf(status(page));
    const [category, course] = await Promise.all(
      ['Category', 'Course'].map((name) => boxOf(page.getByRole('combobox', { name, exact: true }))),
    );
    expect(count.y).toBeGreaterThanOrEqual(search.y + search.height);
    expect(category?.y).toBeGreaterThanOrEqual(count.y + count.height);
    expect(category?.y).toBe(course?.y);
    await expect(items(page).first().locator('img')).toBeInViewport({ ratio: 0.9 });
  });

  test('two drop-downs: a course sets its category, typing clears the course', async ({ page }) => {
    await open(page, '/courses');
    const category = page.getByRole('combobox', { name: 'Category', exact: true });
    const course = page.getByRole('combobox', { name: 'Course', exact: true });
    await expect(chip(page, 'M.Tech')).toBeHidden();
    await course.selectOption('Bachelor of Architecture');
    await expect(category).toHaveValue('Architecture');
    await expect(items(page)).toHaveCount(1);
    await page.getByPlaceholder('Search courses...').fill('b');
    await expect(course).toHaveValue('');
    await expect(category).toHaveValue('Architecture');
    await course.selectOption('Bachelor of Architecture');
    await category.selectOption('M.Tech');
    await expect(course).toHaveValue('');
    await expect(items(page)).toHaveCount(3);
    await category.selectOption('All categories');
    await expect(items(page)).toHaveCount(16);
  });
});

test.describe('Spotlights', () => {
  test.use(wide);

  test('12 a page; Previous and Next end at the ends; a choice goes to page 1', async ({ page }) => {
    await open(page, '/spotlights');
    const [previous, next] = [chip(page, 'Previous'), chip(page, 'Next')];
    await expect(items(page)).toHaveCount(12);
    await expect(previous).toBeDisabled();
    await page.getByRole('button', { name: 'Page 3' }).click();
    await expect(items(page)).toHaveCount(6);
    await expect(next).toBeDisabled();
    await expect(previous).toBeEnabled();
    await expect(previous).not.toHaveAttribute('data-disabled');
    await expect(page).toHaveURL('/spotlights?page=3');
    await chip(page, 'Technology').click();
    await expect(page.getByRole('button', { name: 'Page 1' })).toHaveAttribute('aria-current', 'page');
    await expect(page).toHaveURL('/spotlights?tags=Technology');
    await next.click();
    await page.getByPlaceholder('Search events...').fill('workshop');
    await expect(page).toHaveURL(/q=workshop$|q=workshop&tags/);
    await expect(page).not.toHaveURL(/page=/);
  });

  test('an event must have all chosen tags', async ({ page }) => {
    await open(page, '/spotlights');
    await chip(page, 'Sports').click();
    await chip(page, 'Community').click();
    await expect(status(page)).toHaveText('1 event');
    await chip(page, 'Alumni').click();
    await expect(status(page)).toHaveText('No events found matching your criteria.');
    await page.getByPlaceholder('Search tags...').fill('zzz');
    await expect(page.getByText('No tags found')).toBeVisible();
  });

  test('an event has an address; Back closes it, and its pictures go round', async ({ page, complaints }) => {
    await open(page, '/spotlights');
    await items(page).first().getByRole('link').click();
    const dialog = page.getByRole('dialog', { name: 'Tech Fest 2026: Three Days of Making' });
    await expect(dialog).toBeVisible();
    await expect(page).toHaveURL('/spotlights#tech-fest');
    await expect(dialog).toContainText('6 November 2026');
    const leadsOn = dialog.getByRole('link', { name: 'Open the page of this event' });
    await expect(leadsOn).toHaveAttribute('href', '/spotlights/tech-fest');
    await dialog.getByRole('button', { name: 'Previous' }).click();
    await expect(dialog.getByRole('status')).toHaveText('4 of 4');
    await page.keyboard.press('ArrowRight');
    await expect(dialog.getByRole('status')).toHaveText('1 of 4');
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL('/spotlights');
    await expect(items(page).first().getByRole('link')).toBeFocused();
    expect(complaints).toEqual([]);
  });

  for (const how of ['by mouse', 'by keyboard']) {
    test(`Escape gives the focus back to the event that was opened ${how}`, async ({ page }) => {
      await open(page, '/spotlights');
      const link = items(page).nth(3).getByRole('link');
      await (how === 'by mouse' ? link.click() : link.press('Enter'));
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(page).toHaveURL('/spotlights');
      await expect(link).toBeFocused();
    });
  }

  test('an event that is pressed twice before it can open is one step for Back', async ({ page }) => {
    const release = await holdRequests(page, '**/assets/islands-*.json');
    await page.goto('/spotlights');
    const link = items(page).first().getByRole('link');
    await link.click();
    await link.click();
    await expect(page).toHaveURL('/spotlights');
    release();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page).toHaveURL('/spotlights#tech-fest');
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL('/spotlights');
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  test('an event that could not be fetched is the browser’s, and opens once it can be', async ({ page }) => {
    let isGone = true;
    await page.route('**/assets/islands-*.json', (route) =>
      isGone ? route.fulfill({ status: 503 }) : route.continue(),
    );
    await page.goto('/spotlights');
    // The link to the page of the event is there while its dialog cannot open.
    const link = items(page)
      .first()
      .getByRole('link', { name: /View Details/ });
    const failure = page.waitForEvent('console', (message) => message.text().startsWith('A "listing" block could not'));
    await link.click();
    await failure;
    await expect(page).toHaveURL('/spotlights#tech-fest');
    isGone = false;
    await link.dispatchEvent('pointerover');
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test('an event that is pressed with a key held is left to the browser, also before the scripts are there', async ({
    page,
  }) => {
    const release = await holdScripts(page);
    await page.goto('/spotlights', { waitUntil: 'domcontentloaded' });
    const link = items(page).first().getByRole('link');
    const tab = page.context().waitForEvent('page');
    await link.click({ modifiers: ['ControlOrMeta'] });
    await expect(await tab).toHaveURL('/spotlights#tech-fest');
    await expect(link).not.toHaveAttribute('aria-busy');
    release();
  });

  test('Escape gives the focus to the event that its address had opened', async ({ page }) => {
    await page.goto('/spotlights#tech-fest');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(items(page).first().getByRole('link')).toBeFocused();
  });

  test('an event that stands on another page opens from its address; one without a gallery shows one picture', async ({
    page,
  }) => {
    await page.goto('/spotlights#health-checkup-camp');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole('img')).toHaveCount(1);
    await expect(dialog.getByRole('button', { name: 'Next' })).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL('/spotlights');
  });
});

test.describe('the gallery', () => {
  test.use(wide);

  test('it is filtered by category and by date, as the visitor has it', async ({ page }) => {
    await page.clock.setFixedTime(new Date('2020-01-01T12:00:00'));
    await open(page, '/gallery');
    await expect(items(page)).toHaveCount(36);
    await chip(page, 'Labs').click();
    await expect(items(page)).toHaveCount(9);
    await page.getByRole('combobox', { name: 'Date' }).selectOption('Past Events');
    await expect(status(page)).toHaveText('No events found for the selected filters');
    await page.getByRole('combobox', { name: 'Date' }).selectOption('Upcoming Events');
    await expect(items(page)).toHaveCount(9);
    await chip(page, 'Sports').click();
    await expect(items(page)).toHaveCount(0);
    // Without a search field the results take the focus.
    await chip(page, 'Clear filters').click();
    await expect(items(page)).toHaveCount(36);
    await expect(page.getByRole('combobox', { name: 'Date' })).toHaveValue('');
    await expect(listOf(page).locator('[tabindex="-1"]:focus')).toHaveCount(1);
  });

  test('a picture fills the screen; previous and next go round, by button, key and swipe', async ({ page }) => {
    await open(page, '/gallery');
    await items(page).first().getByRole('button').click();
    const dialog = page.getByRole('dialog');
    const counter = dialog.getByRole('status');
    await expect(counter).toHaveText('1 of 36');
    // The block's own styles follow those of the shared components that it uses.
    await expect(dialog).toHaveCSS('background-color', 'rgb(18, 11, 13)');
    await dialog.getByRole('button', { name: 'Previous' }).click();
    await expect(counter).toHaveText('36 of 36');
    await page.keyboard.press('ArrowRight');
    await expect(counter).toHaveText('1 of 36');
    const swipe = { pointerType: 'touch', bubbles: true };
    await dialog.locator('figure').dispatchEvent('pointerdown', { ...swipe, clientX: 500 });
    await dialog.locator('figure').dispatchEvent('pointerup', { ...swipe, clientX: 300 });
    await expect(counter).toHaveText('2 of 36');
    for (let press = 0; press < 5; press++) {
      await page.keyboard.press('Tab');
      expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(items(page).first().getByRole('button')).toBeFocused();
  });

  test('when other pictures fit than before, it begins again or closes', async ({ page }) => {
    await page.goto('/gallery?category=Sports');
    await expect(status(page)).toHaveText('No events found for the selected filters');
    await chip(page, 'Labs').click();
    await chip(page, 'All').click();
    await items(page).last().getByRole('button').click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('status')).toHaveText('36 of 36');
    await page.goBack();
    await expect(dialog.getByRole('status')).toHaveText('1 of 9');
    await page.goBack();
    await expect(dialog).toBeHidden();
  });
});

test.describe('industry tie-ups', () => {
  test.use(wide);

  test('details open and close one by one, and are searched too', async ({ page }) => {
    await open(page, '/placements/industry-tie-ups');
    await expect(items(page)).toHaveCount(12);
    await expect(chip(page, 'Show Details')).toHaveCount(12);
    await items(page).nth(0).getByRole('button').click();
    await items(page).nth(3).getByRole('button').click();
    await expect(chip(page, 'Hide Details')).toHaveCount(2);
    await expect(items(page).nth(0).getByRole('listitem')).toHaveCount(4);
    await items(page).nth(0).getByRole('button').click();
    await expect(chip(page, 'Hide Details')).toHaveCount(1);
    await page.getByPlaceholder('Search partnerships...').fill('TOTAL stations');
    await expect(items(page)).toHaveCount(1);
    await page.getByPlaceholder('Search partnerships...').fill('zzz');
    await expect(page.getByText('No partnerships found matching your search.')).toBeVisible();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('everything is there, and nothing that would not answer', async ({ page }) => {
    await page.goto('/spotlights');
    await expect(items(page)).toHaveCount(30);
    await expect(page.getByPlaceholder('Search events...')).toBeHidden();
    await expect(chip(page, 'Next')).toBeHidden();
    await page.goto('/placements/industry-tie-ups');
    await expect(items(page).first().getByRole('listitem').first()).toBeVisible();
    await expect(chip(page, 'Show Details').first()).toBeHidden();
  });
});

test('what is pressed and typed before the scripts are there is kept', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/spotlights', { waitUntil: 'domcontentloaded' });
  await page.getByPlaceholder('Search events...').fill('yoga');
  await expect(status(page)).toHaveText('30 events');
  release();
  await expect(status(page)).toHaveText('1 event');
  await expect(page.getByPlaceholder('Search events...')).toHaveValue('yoga');
});

test('an address with a choice hydrates a list below the view, however slow the connection', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '2g' } }),
  );
  await page.setViewportSize({ width: 1280, height: 200 });
  await page.goto('/gallery?utm_source=mail');
  await page.waitForLoadState('networkidle');
  await expect(listOf(page)).not.toHaveAttribute('data-live');
  await page.goto('/gallery?category=Labs');
  await expect(status(page)).toHaveText('9 pictures');
});
