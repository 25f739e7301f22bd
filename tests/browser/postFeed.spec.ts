import type { Locator, Page } from '@playwright/test';
import { startServer } from '#engine/serve/static/staticServer.ts';
import { buildWithEngine } from '../engine.ts';
import {
  errorBody,
  hostilePosts,
  posts,
  sending,
  startWordPress,
  type WordPress,
} from '../fixtures/wordpress/server.ts';
import { test as base, expect, giveSign, listen } from './site.ts';
import { blockOfHome, copyOrchard } from './siteCopy.ts';

/*
 * The post feed of the home page with a blog that answers over the network: specification 000, sections 7 and 8. The
 * site is a copy, because the address of the blog is part of the content and of the page's policy.
 */

declare global {
  interface Window {
    /** Layout shift since the page was opened, as browsers measure it (CLS). */
    moved: number;
  }
}

/** All tests in one process: the blog answers one test after the other. */
base.describe.configure({ mode: 'default' });

const test = base.extend<object, { blog: WordPress }>({
  blog: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
    async ({}, use) => {
      const started = await startWordPress();
      await use(started);
      await started.close();
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ blog }, use) => {
      const server = await startServer({ directory: await buildSiteOf(blog), port: 0 });
      await use(server);
      await server.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  page: async ({ page, blog }, use) => {
    blog.requests.length = 0;
    blog.answerWith(sending(posts));
    await page.route('https://pictures.example.org/**', (route) =>
      route.request().url().endsWith('gone.jpg') ? route.fulfill({ status: 404 }) : route.fulfill(picture),
    );
    await use(page);
  },
});

const picture = {
  contentType: 'image/svg+xml',
  body: '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="5"/>',
};

/**
 * Builds a site with the home page's feed, which requests this blog.
 * @returns its folder
 */
async function buildSiteOf(blog: WordPress): Promise<string> {
  const site = copyOrchard('post-feed');
  site.edit('_site.json', (content) => {
    content.blogFeed = `${blog.url}/wp-json/wp/v2/posts?per_page=5`;
  });
  site.edit('index.json', (content) => {
    const feed = { ...blockOfHome('blogs'), pictures: ['fruit/apple.jpg', 'fruit/orchard.jpg'] };
    content.blocks.push({ ...feed, actions: [{ label: 'Read the blog', link: 'https://blog.example.org' }] });
  });
  const { ok, problems, thrown } = await buildWithEngine({ pages: site.pages, out: site.out }, 'production');
  if (!ok) throw new Error(thrown ?? JSON.stringify(problems, null, 2));
  return site.out;
}

/** Opens the page and scrolls the feed near the view. */
async function openFeed(page: Page): Promise<Locator> {
  await page.goto('/');
  await giveSign(page);
  const feed = page.locator('#blogs');
  await feed.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
  return feed;
}

test('asks nobody before it comes near', async ({ page, blog }) => {
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  expect(blog.requests).toEqual([]);
});

test('shows the posts: one featured, four trending', async ({ page, blog }) => {
  const complaints = listen(page);
  const feed = await openFeed(page);
  await expect(feed.locator('article')).toContainText('Grafting in March – what we learnt');
  await expect(feed.locator('article').getByRole('link')).toHaveAttribute('href', 'https://blog.example.org/post-11/');
  await expect(feed.locator('article time')).toHaveText('5 March 2026');
  await expect(feed.locator('li')).toHaveCount(4);
  await expect(feed.locator('li').first()).toContainText('Bees & blossom: a short season');
  await expect(feed.locator('li').first().getByRole('link')).toHaveAttribute('target', '_blank');
  expect(blog.requests).toEqual(['/wp-json/wp/v2/posts?per_page=5']);
  expect(complaints.filter((text) => !text.includes('404'))).toEqual([]);
});

test('shows pictures of the posts, and its own where they have none or theirs is gone', async ({ page }) => {
  const feed = await openFeed(page);
  await expect(feed.locator('article img')).toHaveAttribute('src', 'https://pictures.example.org/graft.jpg');
  await expect(feed.locator('li img')).toHaveCount(4);
  await expect(feed.locator('li').nth(0).locator('img')).toHaveAttribute('src', /^\/media\/orchard\./);
  await expect(feed.locator('li').nth(1).locator('img')).toHaveAttribute(
    'src',
    'https://pictures.example.org/wall.jpg',
  );
  await feed.locator('li').nth(2).scrollIntoViewIfNeeded();
  await expect(feed.locator('li').nth(2).locator('img')).toHaveAttribute('src', /^\/media\/orchard\./);
  await expect(feed.locator('li').nth(3).locator('img')).toHaveAttribute('src', /^\/media\/apple\./);
});

test('leaves a margin around the words of the featured post', async ({ page }) => {
  const feed = await openFeed(page);
  const [card, words] = [feed.locator('article'), feed.locator('article time')];
  const left = async (part: Locator) => (await part.boundingBox())?.x ?? 0;
  await expect(words).toBeVisible();
  expect((await left(words)) - (await left(card))).toBeGreaterThan(8);
});

test('says that it is loading as long as it is', async ({ page, blog }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  blog.answerWith(async (request, response) => {
    await released;
    sending(posts)(request, response);
  });
  const feed = await openFeed(page);
  await expect(feed.getByRole('status')).toHaveText('Loading blog posts...');
  await expect(feed.locator('[aria-busy=true]')).toBeVisible();
  release();
  await expect(feed.locator('article')).toBeVisible();
  await expect(feed.getByText('Loading blog posts...')).toBeHidden();
  await expect(feed.locator('[aria-busy=true]')).toHaveCount(0);
});

const failures: Record<string, (blog: WordPress) => void> = {
  'an error of the server': (blog) => blog.answerWith(sending(errorBody, 500)),
  'an address that is gone': (blog) => blog.answerWith(sending('{"code":"rest_no_route"}', 404)),
  'a body that is no JSON': (blog) => blog.answerWith(sending('<!doctype html><title>Just a moment…</title>')),
  'a body that is cut off': (blog) => blog.answerWith(sending(posts.slice(0, 400))),
  'an answer that is no list': (blog) => blog.answerWith(sending(errorBody)),
  'a connection that breaks': (blog) => blog.answerWith((_, response) => response.socket?.destroy()),
  'a server that lets no other site read': (blog) =>
    blog.answerWith((_, response) => response.writeHead(200, { 'content-type': 'application/json' }).end(posts)),
};
for (const [name, fail] of Object.entries(failures)) {
  test(`reports ${name}, and tries again when asked`, async ({ page, blog }) => {
    const thrown: string[] = [];
    page.on('pageerror', (error) => thrown.push(error.message));
    fail(blog);
    const feed = await openFeed(page);
    await expect(feed.getByRole('status')).toHaveText('Error: Failed to fetch blog posts');
    await expect(feed.getByRole('link', { name: 'Read the blog' })).toBeVisible();
    expect(blog.requests).toHaveLength(1);
    blog.answerWith(sending(posts));
    await feed.getByRole('button', { name: 'Try again' }).click();
    await expect(feed.locator('article')).toContainText('Grafting in March');
    await expect(feed.getByText('Error: Failed to fetch blog posts')).toBeHidden();
    expect(await feed.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    expect(thrown).toEqual([]);
  });
}

test('says so when there are no posts', async ({ page, blog }) => {
  blog.answerWith(sending('[]'));
  const feed = await openFeed(page);
  await expect(feed.getByRole('status')).toHaveText('No posts have been published yet.');
});

for (const [name, address] of Object.entries({ code: '**/assets/PostFeed-*.js', properties: '**/islands-*.json' })) {
  test(`is as without scripts where its ${name} cannot be had, until it comes near again`, async ({ page, blog }) => {
    const complaints = listen(page);
    await page.route(address, (route) => route.fulfill({ status: 500 }));
    const feed = await openFeed(page);
    await expect.poll(() => complaints.join()).toContain('A "post-feed" block could not be made interactive.');
    await expect(feed.locator('[data-state=waiting]')).toBeHidden();
    await expect(feed.getByText('The latest posts are on our blog.')).toBeVisible();
    await expect(feed.getByRole('link', { name: 'Read the blog' })).toBeVisible();
    await page.unroute(address);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(blog.requests).toEqual([]);
    await feed.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
    await expect(feed.locator('article')).toBeVisible();
  });
}

test('nothing moves when the posts come', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { moved: 0 });
    new PerformanceObserver((list) => {
      for (const { value } of list.getEntries() as (PerformanceEntry & { value: number })[]) window.moved += value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const feed = await openFeed(page);
  await expect(feed.locator('article')).toBeVisible();
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
  expect(await page.evaluate(() => window.moved)).toBe(0);
});

test('does what hostile posts want in no case', async ({ page, blog }) => {
  const complaints = listen(page);
  blog.answerWith(sending(hostilePosts));
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const feed = await openFeed(page);
  await expect(feed.locator('article')).toContainText('An honest first post');
  const items = feed.locator('li');
  await expect(items).toHaveCount(4);
  await expect(items.nth(0).getByRole('link')).toContainText('Tom & Jerry <b>');
  await expect(items.nth(1).getByRole('link')).toContainText('Quiet title');
  await expect(items.nth(2)).toContainText('Click me');
  await expect(items.nth(2).getByRole('link')).toHaveCount(0);
  await items.nth(2).getByText('Click me').click();
  await expect(feed.locator('img[src^="javascript"], script, b')).toHaveCount(0);
  expect(requests.filter((url) => url.includes('hacked'))).toEqual([]);
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  // The policy reports that it has stopped the handler of the picture; nothing else is reported.
  expect(complaints.filter((text) => !/inline event handler violates.*script-src/.test(text))).toEqual([]);
});
