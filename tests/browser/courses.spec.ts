import type { Locator, Page } from '@playwright/test';
import { expect, giveSign, routerLoaded, test, wakeBlock } from './site.ts';

/*
 * Course pages, admissions and learning resources: specification 001, sections 2, 3 and 9; specification 000, section 2.5.
 */

const course = '/courses/btech-computer-science-engineering';

const tabsOf = (page: Page): Locator => page.locator('main [data-block=tabs]').first();
const tab = (page: Page, name: string) => tabsOf(page).getByRole('tab', { name, exact: true });
const panel = (page: Page, name: string) => tabsOf(page).getByRole('tabpanel', { name, exact: true });

async function expectOpen(page: Page, name: string) {
  await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true');
  await expect(tabsOf(page).getByRole('tabpanel')).toHaveCount(1);
  await expect(panel(page, name)).toBeVisible();
}

test.describe('tabs of a course', () => {
  test('the five of the specification, the first one open; a click before any script is there is kept', async ({
    page,
    complaints,
  }) => {
    await page.goto(course);
    await expect(tabsOf(page).getByRole('tab')).toHaveText([
      'Overview',
      'Curriculum',
      'Eligibility',
      'Faqs',
      'Reviews',
    ]);
    await tab(page, 'Eligibility').click();
    await expectOpen(page, 'Eligibility');
    await expect(page).toHaveURL(/#eligibility$/);
    expect(complaints).toEqual([]);
  });

  test('are worked by keyboard', async ({ page }) => {
    await page.goto(course);
    await wakeBlock(page, tabsOf(page));
    await tab(page, 'Overview').focus();
    await page.keyboard.press('ArrowRight');
    await expectOpen(page, 'Curriculum');
    await page.keyboard.press('End');
    await expect(tab(page, 'Reviews')).toBeFocused();
    await page.keyboard.press('Enter');
    await expectOpen(page, 'Reviews');
    await page.keyboard.press('ArrowRight');
    await expectOpen(page, 'Overview');
  });

  test('a deep link opens its tab, in view, before and after scripts are there', async ({ page, complaints }) => {
    await page.goto(`${course}#curriculum`);
    await expect(page.locator('#curriculum')).toBeInViewport();
    await giveSign(page);
    await expectOpen(page, 'Curriculum');
    await expect(panel(page, 'Curriculum')).toBeInViewport();
    expect(complaints).toEqual([]);
  });

  test('a link on the page opens another tab, and Back the one before', async ({ page }) => {
    await page.goto(`${course}#faqs`);
    await expectOpen(page, 'Faqs');
    const question = panel(page, 'Faqs').locator('details').filter({ hasText: 'Can I join after a diploma?' });
    await question.locator('summary').click();
    await question.getByRole('link', { name: 'Eligibility' }).click();
    await expectOpen(page, 'Eligibility');
    await page.goBack();
    await expectOpen(page, 'Faqs');
  });

  test('a deep link from another page opens its tab in the same document, in view', async ({ page }) => {
    await page.goto('/admissions');
    await wakeBlock(page, page.locator('[data-island]:visible').first());
    const link = page.getByRole('link', { name: 'B.Tech Mechanical Engineering' }).and(page.locator('main a'));
    await link.evaluate((element: HTMLAnchorElement) => {
      element.hash = '#reviews';
      document.documentElement.dataset.mark = '';
    });
    await link.hover();
    await routerLoaded(page);
    await link.click();
    await expect(page).toHaveURL('/courses/btech-mechanical-engineering#reviews');
    await expectOpen(page, 'Reviews');
    await expect(panel(page, 'Reviews')).toBeInViewport();
    await expect(page.locator('html')).toHaveAttribute('data-mark');
  });

  test('coming back from another page finds the tab that was open', async ({ page }) => {
    await page.goto(course);
    await tab(page, 'Reviews').click();
    await expectOpen(page, 'Reviews');
    await page.getByRole('link', { name: 'Apply Now' }).first().click();
    await expect(page).toHaveURL(/\/contact-us\?course=/);
    await page.goBack();
    await expect(panel(page, 'Reviews')).toBeVisible();
    await expectOpen(page, 'Reviews');
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('everything can be read', async ({ page }) => {
      await page.goto(course);
      for (const id of ['overview', 'curriculum', 'eligibility', 'faqs', 'reviews'])
        await expect(page.locator(`#${id}`)).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Curriculum' })).toBeVisible();
      await page.locator('summary', { hasText: 'Third year' }).click();
      await expect(page.getByText('Theory of computation', { exact: true })).toBeVisible();
    });

    test('a deep link hides nothing', async ({ page }) => {
      await page.goto(`${course}#curriculum`);
      await expect(page.locator('#curriculum')).toBeInViewport();
      await expect(page.locator('#overview')).toBeVisible();
      await expect(page.locator('#reviews')).toBeVisible();
    });
  });
});

test.describe('content of a course', () => {
  test('badges, picture, the two buttons, and stars with words', async ({ page }) => {
    await page.goto(`${course}#reviews`);
    const main = page.locator('main');
    for (const badge of ['4 years', "Bachelor's Degree", 'Full-time', 'On-campus'])
      await expect(main.getByText(badge, { exact: true }).first()).toBeVisible();
    await expect(main.getByRole('link', { name: 'Apply Now' })).toHaveAttribute(
      'href',
      /^\/contact-us\?course=B\.Tech%20/,
    );
    const brochure = main.getByRole('link', { name: 'Download Brochure' });
    await expect(brochure).toHaveAttribute('target', '_blank');
    await expect(brochure).toHaveAttribute('href', /\.pdf$/);
    await expect(page.locator('#reviews').getByRole('img', { name: /^[45] out of 5$/ })).toHaveCount(4);
  });

  test('one question is open at a time, and can be closed again', async ({ page }) => {
    await page.goto(`${course}#faqs`);
    const entries = page.locator('#faqs details');
    await entries.nth(0).locator('summary').click();
    await entries.nth(1).locator('summary').click();
    await expect(entries.nth(0)).not.toHaveAttribute('open');
    await expect(entries.nth(1)).toHaveAttribute('open');
    await entries.nth(1).locator('summary').press('Enter');
    await expect(page.locator('#faqs details[open]')).toHaveCount(0);
  });

  test('the groups of the sidebar fold independently', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(course);
    const groups = page.locator('aside details');
    await expect(groups).toHaveCount(6);
    await expect(page.locator('aside details[open]')).toHaveCount(1);
    await groups.filter({ hasText: 'Architecture' }).locator('summary').click();
    await expect(page.locator('aside details[open]')).toHaveCount(2);
  });
});

interface StructuredData {
  '@type': string;
  [property: string]: unknown;
}

const dataOf = (page: Page): Promise<StructuredData[]> =>
  page
    .locator('script[type="application/ld+json"]')
    .evaluateAll((scripts) => scripts.map((script) => JSON.parse(script.textContent ?? '')));

test('every course says what it is to search engines', async ({ page, request }) => {
  await page.goto('/courses');
  const routes = await page
    .locator('main a[href^="/courses/"]')
    .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href') ?? ''))]);
  const courses = routes.filter((route) => !/\/(undergraduate|postgraduate|polytechnic)(\?|$)/.test(route));
  expect(courses).toHaveLength(16);
  for (const route of courses) {
    await page.setContent(await (await request.get(route)).text());
    const data = await dataOf(page);
    const types = data.map((one) => one['@type']);
    expect(types, route).toEqual(expect.arrayContaining(['BreadcrumbList', 'Course', 'FAQPage']));
    expect(
      data.every((one) => one['@context'] === 'https://schema.org'),
      route,
    ).toBe(true);
    // Required by search engines: https://developers.google.com/search/docs/appearance/structured-data/course
    expect(data.find((one) => one['@type'] === 'Course')).toMatchObject({
      name: expect.stringMatching(/\w/),
      description: expect.stringMatching(/^[^{}]{50,}$/),
      provider: { '@type': 'CollegeOrUniversity', name: expect.stringMatching(/^[^{}]+$/) },
      hasCourseInstance: { '@type': 'CourseInstance', courseMode: 'Onsite' },
    });
    const { mainEntity } = data.find((one) => one['@type'] === 'FAQPage') as unknown as { mainEntity: unknown[] };
    expect(mainEntity.length).toBeGreaterThanOrEqual(4);
    for (const question of mainEntity) {
      expect(question).toMatchObject({
        '@type': 'Question',
        name: expect.stringMatching(/\w/),
        acceptedAnswer: { '@type': 'Answer', text: expect.stringMatching(/\w/) },
      });
    }
  }
});

test('an unknown course is not found', async ({ page }) => {
  const response = await page.goto('/courses/btech-alchemy');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Course Not Found');
  await expect(page.getByText('The requested course could not be found.')).toBeVisible();
});

test.describe('admissions', () => {
  test('three tables with their rows and columns', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/admissions');
    const rowsOf = (id: string) => page.locator(`#${id} tbody tr`);
    await expect(rowsOf('undergraduate')).toHaveCount(11);
    await expect(rowsOf('postgraduate')).toHaveCount(4);
    await expect(rowsOf('polytechnic')).toHaveCount(2);
    const open = page.getByRole('table', { name: 'Undergraduate programmes' });
    await expect(open.getByRole('columnheader')).toHaveText([
      'S.No',
      'Name',
      'Duration',
      'Eligibility',
      'Type',
      'Action',
    ]);
    const lateral = open.getByRole('row', { name: 'Lateral Entry' });
    await expect(lateral.getByRole('rowheader')).toHaveText('B.Tech Lateral Entry');
    await expect(lateral.getByRole('cell')).toHaveText([
      '11',
      '3 years',
      'Diploma (Engg)',
      'Lateral Entry',
      'Apply Now',
    ]);
    await expect(page.getByRole('heading', { name: 'Shaping Future Leaders Since 2003' })).toBeVisible();
    await page.getByRole('tab', { name: 'Polytechnic' }).click();
    await expect(page.getByRole('table', { name: 'Polytechnic programmes' })).toBeVisible();
    await expect(page.locator('main tbody').getByRole('link', { name: 'Apply Now' })).toHaveCount(2);
  });

  test('on a phone each row is a card with its labels, and nothing scrolls sideways', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/admissions');
    const table = page.getByRole('table', { name: 'Undergraduate programmes' });
    const eligibility = table.getByRole('cell').nth(1);
    await expect(eligibility).toHaveText('10+2');
    expect(await eligibility.evaluate((cell) => getComputedStyle(cell, '::before').content)).toContain('Eligibility');
    const apply = await table.getByRole('link', { name: 'Apply Now' }).first().boundingBox();
    expect(apply?.width).toBeGreaterThan(240);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await expect(table.getByRole('rowheader').first()).toHaveText('B.Tech Mechanical Engineering');
  });
});

test('learning resources: three tabs, and every card leads to another site in a new tab', async ({ page }) => {
  await page.goto('/online-learning-resources');
  await expect(page.getByRole('tab')).toHaveText(['E-Books', 'E-Journals & E-Resources', 'Open Educational Resources']);
  for (const id of ['e-books', 'e-journals', 'open-resources']) {
    const cards = page.locator(`#${id} li`);
    expect(await cards.count()).toBeGreaterThanOrEqual(6);
    for (const card of await cards.all()) {
      await expect(card).toContainText('Click Here');
      await expect(card.locator('a')).toHaveAttribute('href', /^https:/);
      await expect(card.locator('a')).toHaveAttribute('target', '_blank');
    }
  }
});

test('on a phone no word of a table is broken that has room', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/admissions#fees');
  const cell = page.locator('#fees [data-label=Scholarships]').first();
  await expect(cell).toBeVisible();
  const [room, needed] = await cell.evaluate((element) => {
    const { width, paddingInlineEnd } = getComputedStyle(element, '::before');
    const word = element.ownerDocument.createElement('span');
    word.textContent = element.getAttribute('data-label');
    word.style.position = 'absolute';
    element.append(word);
    return [Number.parseFloat(width) - Number.parseFloat(paddingInlineEnd), word.getBoundingClientRect().width];
  });
  expect(room).toBeGreaterThanOrEqual(needed ?? 0);
});
