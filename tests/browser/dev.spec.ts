import { rmSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { test as base, type Page } from '@playwright/test';
import { everyNth } from '../longRun.ts';
import { type DevServer, expect, open, overlay, sign, startDev } from './devServer.ts';
import { holdRequests, listen, loadRouter } from './site.ts';
import { copyOrchard, type SiteCopy } from './siteCopy.ts';

/*
 * The dev server: saved changes are shown at once, and the state of the open page is preserved.
 */

/** All tests in one process: they share a server. */
base.describe.configure({ mode: 'default', timeout: 120_000 });

const program = (name: string) => ({ name, text: `${name} keeps well.` });

/** A page with stateful blocks. */
const walk = {
  title: 'Walk | {site.name}',
  description: 'A walk through the orchard.',
  heading: 'A walk',
  blocks: [
    {
      type: 'rich-text',
      heading: 'The way',
      text: Array.from({ length: 60 }, (_, step) => `Step ${step}.`).join('\n\n'),
    },
    {
      type: 'explorer',
      id: 'trees',
      heading: 'Trees',
      groups: [
        { label: 'Early', card: { title: 'Early kinds' }, items: [program('Discovery'), program('Beauty')] },
        { label: 'Late', card: { title: 'Late kinds' }, items: [program('Russet'), program('Bramley')] },
      ],
    },
    {
      type: 'form',
      id: 'visit',
      heading: 'Come and see',
      fields: [
        { name: 'name', label: 'Name', input: 'text', rules: [{ rule: 'required', message: 'Name is required' }] },
        { name: 'note', label: 'Note', input: 'textarea' },
      ],
      submit: { label: 'Send', kind: 'simulate', delayMs: 100 },
    },
  ],
};

interface Dev extends DevServer {
  site: SiteCopy;
}

const test = base.extend<object, { dev: Dev }>({
  dev: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
    async ({}, use) => {
      const site = copyOrchard('dev');
      site.write('walk.json', walk);
      const dev = await startDev(site.pages);
      await use({ ...dev, site });
      await dev.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ dev }, use) => use(dev.url),
});

/** Scroll position of a page once it no longer moves: an earlier press may have started scrolling. */
const restingPlace = (page: Page) =>
  page.evaluate(async () => {
    for (let place = -1; place !== scrollY; await new Promise((later) => setTimeout(later, 300))) place = scrollY;
    return scrollY;
  });

test('it shows the page as a build would, and nothing complains', async ({ page }) => {
  const complaints = listen(page);
  await open(page, '/');
  await expect(page).toHaveTitle('Hollow Lane Orchard');
  await expect(page.getByText('We grow 340 trees.')).toBeVisible();
  await expect(page.getByRole('img', { name: 'Trees on a slope' })).toBeVisible();
  await expect(overlay(page)).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('it answers as the finished site does', async ({ page }) => {
  await page.goto('/russet');
  await expect(page).toHaveURL('/varieties/egremont-russet');
  const missing = await page.goto('/nowhere');
  expect(missing?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Lost between the trees/);
});

test('an edit shows without a reload, and scroll and states stay', async ({ page, dev }) => {
  const complaints = listen(page);
  const { isSame } = await open(page, '/walk');
  const trees = page.locator('#trees');
  await trees.getByRole('tab', { name: 'Late' }).click();
  await trees.getByRole('button', { name: 'Bramley' }).click();
  await expect(trees.getByText('Bramley keeps well.')).toBeVisible();
  const name = page.locator('#visit').getByLabel('Name');
  await name.fill('Asha');
  await expect(page.locator('#visit')).toHaveAttribute('data-live');
  await trees.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const before = await restingPlace(page);
  dev.site.edit('walk.json', (content) => {
    content.blocks[0].heading = 'The long way';
    content.blocks[1].groups[1].items[1].text = 'Bramley is for pies.';
    content.blocks[2].heading = 'Come and taste';
  });
  await expect(page.getByRole('heading', { name: 'The long way' })).toBeAttached();
  await expect(trees.getByText('Bramley is for pies.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Come and taste' })).toBeAttached();
  await expect(name).toHaveValue('Asha');
  await expect(trees.getByRole('tab', { name: 'Late' })).toHaveAttribute('aria-selected', 'true');
  expect(await page.evaluate(() => scrollY)).toBe(before);
  expect(await isSame()).toBe(true);
  expect(complaints).toEqual([]);
  dev.site.write('walk.json', walk);
});

test('a block that is edited while React hydrates it shows the edit, and is hydrated', async ({ page, dev }) => {
  const complaints = listen(page);
  // React goes on with its work when it hears from itself.
  await page.addInitScript(() => {
    const { postMessage } = MessagePort.prototype;
    const held: (() => void)[] = [];
    Object.assign(window, {
      holdReact: (isHeld: boolean) => {
        MessagePort.prototype.postMessage = isHeld
          ? function hold(this: MessagePort, message: unknown) {
              held.push(() => postMessage.call(this, message));
            }
          : postMessage;
        if (!isHeld) for (const send of held.splice(0)) send();
      },
    });
  });
  const holdReact = (isHeld: boolean) => page.evaluate((is) => Reflect.get(window, 'holdReact')(is), isHeld);
  await open(page, '/walk');
  const visit = page.locator('#visit');
  await holdReact(true);
  await visit.getByLabel('Name').focus();
  await expect
    .poll(() => visit.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactContainer'))))
    .toBe(true);
  dev.site.edit('walk.json', (content) => {
    content.blocks[0].heading = 'The short way';
    content.blocks[2].heading = 'Come and see it bloom';
  });
  await expect(page.getByRole('heading', { name: 'The short way' })).toBeAttached();
  // Time for an update that does not wait for React.
  await page.waitForTimeout(500);
  await holdReact(false);
  await expect(page.getByRole('heading', { name: 'Come and see it bloom' })).toBeAttached();
  await expect(visit).toHaveAttribute('data-live');
  expect(complaints).toEqual([]);
  dev.site.write('walk.json', walk);
});

test('a change that is undone at once is not shown again when its properties arrive late', async ({ page, dev }) => {
  await open(page, '/walk');
  const trees = page.locator('#trees');
  await trees.getByRole('tab', { name: 'Late' }).click();
  await trees.getByRole('button', { name: 'Bramley' }).click();
  await expect(trees).toHaveAttribute('data-live');
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/islands/, async (route) => {
    await released;
    await route.continue();
  });
  const requested = page.waitForRequest(/islands/);
  dev.site.edit('walk.json', (content) => {
    content.blocks[0].heading = 'The long way';
    content.blocks[1].groups[1].items[1].text = 'Bramley is for pies.';
  });
  await requested;
  await expect(page.getByRole('heading', { name: 'The long way' })).toBeAttached();
  dev.site.write('walk.json', walk);
  await expect(page.getByRole('heading', { name: 'The long way' })).toHaveCount(0);
  const arrived = page.waitForResponse(/islands/);
  release();
  await (await arrived).finished();
  await page.waitForTimeout(300);
  await expect(trees.getByText('Bramley keeps well.')).toBeVisible();
});

test('a block that comes, and one that goes, is seen', async ({ page, dev }) => {
  const { isSame } = await open(page, '/walk');
  dev.site.edit('walk.json', (content) => {
    content.blocks.splice(1, 1, {
      type: 'explorer',
      id: 'tools',
      heading: 'Tools',
      groups: [{ label: 'All', items: [program('Ladder')] }],
    });
  });
  await expect(page.locator('#tools')).toBeAttached();
  await expect(page.locator('#trees')).toHaveCount(0);
  await page.locator('#tools').getByRole('button', { name: 'Ladder' }).click();
  await expect(page.getByText('Ladder keeps well.')).toBeVisible();
  dev.site.write('walk.json', walk);
  await expect(page.locator('#trees')).toBeAttached();
  expect(await isSame()).toBe(true);
});

test('a live block says where it is written, also when another block has gone', async ({ page, dev }) => {
  const { isSame } = await open(page, '/walk');
  const visit = page.locator('#visit');
  await visit.getByLabel('Name').fill('Asha');
  await expect(visit).toHaveAttribute('data-live');
  await expect(visit).toHaveAttribute('data-at', 'walk.json#/blocks/2');
  dev.site.edit('walk.json', (content) => {
    content.blocks.splice(1, 1);
  });
  await expect(visit).toHaveAttribute('data-at', 'walk.json#/blocks/1');
  await expect(visit.getByLabel('Name')).toHaveValue('Asha');
  expect(await isSame()).toBe(true);
  dev.site.write('walk.json', walk);
});

test('a carousel stays where it is, also when it is edited itself', async ({ page, dev }) => {
  const stops = ['Gate', 'Pond', 'Press'].map((title) => ({ title }));
  dev.site.edit('walk.json', (content) => {
    content.blocks.push({
      type: 'cards',
      id: 'stops',
      display: 'carousel',
      heading: 'Stops',
      columns: 2,
      items: stops,
    });
  });
  await page.setViewportSize({ width: 500, height: 800 });
  await open(page, '/walk');
  const carousel = page.locator('#stops');
  const status = carousel.locator('p[aria-live]');
  await carousel.getByRole('button', { name: 'Next' }).click();
  await expect(status).toHaveText('2 of 3');
  dev.site.edit('walk.json', (content) => {
    content.blocks[0].heading = 'The long way';
  });
  await expect(page.getByRole('heading', { name: 'The long way' })).toBeAttached();
  await expect(status).toHaveText('2 of 3');
  dev.site.edit('walk.json', (content) => {
    content.blocks.at(-1).items[0].title = 'Old gate';
  });
  await expect(carousel.getByText('Old gate')).toBeAttached();
  await expect(status).toHaveText('2 of 3');
  await carousel.getByRole('button', { name: 'Previous' }).click();
  await expect(status).toHaveText('1 of 3');
  dev.site.write('walk.json', walk);
});

test('a change of the site itself is seen on the page', async ({ page, dev }) => {
  const before = dev.site.read('_site.json');
  const { isSame } = await open(page, '/');
  dev.site.edit('_site.json', (content) => {
    content.facts.trees = '341';
    content.theme.brand = '#123456';
    content.navigation.push({ label: 'Walk', link: '/walk' });
  });
  await expect(page.getByText('We grow 341 trees.')).toBeVisible();
  await expect(page.locator('[data-navigation]').getByRole('link', { name: 'Walk' })).toBeVisible();
  const brand = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--theme-brand').trim());
  await expect.poll(brand).toBe('#123456');
  expect(await isSame()).toBe(true);
  dev.site.write('_site.json', before);
  await expect(page.getByText('We grow 340 trees.')).toBeVisible();
});

test('a mistake is shown over the last good page, and goes when it is corrected', async ({ page, dev }) => {
  const { isSame } = await open(page, '/visit');
  const before = dev.site.read('visit.json');
  dev.site.write('visit.json', before.replace('"text":', '"txet":'));
  await expect(overlay(page)).toBeVisible();
  await expect(overlay(page)).toContainText('visit.json');
  await expect(overlay(page)).toContainText('txet');
  await expect(page.getByRole('heading', { name: 'The gate' })).toBeAttached();
  expect(dev.said()).toContain('txet');
  dev.site.write('visit.json', before);
  await expect(overlay(page)).toHaveCount(0);
  expect(await isSame()).toBe(true);
});

test('a mistake in one file keeps no other page from following its own', async ({ page, dev }) => {
  const { isSame } = await open(page, '/walk');
  const before = dev.site.read('visit.json');
  dev.site.write('visit.json', before.replace('"text":', '"txet":'));
  await expect(sign(page)).toHaveText(/1 problem/);
  await expect(overlay(page)).toHaveCount(0);
  dev.site.edit('walk.json', (content) => {
    content.heading = 'A longer walk';
    content.blocks[0].heading = 'The long way';
  });
  await expect(page.getByRole('heading', { name: 'The long way' })).toBeAttached();
  expect(await isSame()).toBe(true);

  dev.site.write('beside.json', {
    title: 'Beside',
    description: 'A page that comes while another one is wrong.',
    heading: 'Beside a mistake',
    blocks: [{ type: 'rich-text', text: 'Here, and it leads to [the gate](/visit).' }],
  });
  await expect(async () => {
    expect((await page.goto('/beside'))?.status()).toBe(200);
  }).toPass();
  await expect(page.getByText('Here, and it leads to')).toBeVisible();
  await expect(overlay(page)).toHaveCount(0);
  await expect(sign(page)).toHaveText(/1 problem/);

  await sign(page).click();
  await expect(overlay(page)).toContainText('visit.json');
  await page.keyboard.press('Escape');
  await expect(overlay(page)).toHaveCount(0);
  await expect(sign(page)).toBeFocused();
  dev.site.write('visit.json', before);
  await expect(sign(page)).toHaveCount(0);
  rmSync(join(dev.site.pages, 'beside.json'));
  dev.site.write('walk.json', walk);
});

test('a mistake in what a page needs is shown over that page', async ({ page, context, dev }) => {
  const dependentPage = await context.newPage();
  await open(dependentPage, '/varieties/egremont-russet');
  await open(page, '/walk');
  const before = dev.site.read('_layouts/fruit.json');
  dev.site.write('_layouts/fruit.json', before.replace('"blocks":', '"blokcs":'));
  await expect(overlay(dependentPage)).toContainText('_layouts/fruit.json');
  await expect(sign(page)).toHaveText(/1 problem/);
  await expect(overlay(page)).toHaveCount(0);
  dev.site.write('_layouts/fruit.json', before);
  await expect(overlay(dependentPage)).toHaveCount(0);
  await expect(sign(page)).toHaveCount(0);

  const site = dev.site.read('_site.json');
  dev.site.write('_site.json', site.replace('"name":', '"nmae":'));
  await expect(overlay(page)).toContainText('_site.json');
  await expect(overlay(dependentPage)).toContainText('_site.json');
  dev.site.write('_site.json', site);
  await expect(overlay(page)).toHaveCount(0);
});

test('a page that is opened again while there is a mistake shows it, and the last good page under it', async ({
  page,
  dev,
}) => {
  await page.goto('/visit');
  const before = dev.site.read('visit.json');
  dev.site.write('visit.json', before.replace('"heading": "The gate",', '"heading": "The gate"'));
  await expect.poll(dev.said).toMatch(/visit\.json:\d+/);
  await page.goto('/visit');
  await expect(overlay(page)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'The gate' })).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(overlay(page)).toBeHidden();
  dev.site.write('visit.json', before);
  await expect(overlay(page)).toHaveCount(0);
});

test('a page comes and goes without a restart', async ({ page, dev }) => {
  await open(page, '/new-page');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Lost between the trees/);
  dev.site.write('new-page.json', {
    title: 'New',
    description: 'A new page.',
    heading: 'Newly planted',
    blocks: [{ type: 'rich-text', text: 'Here.' }],
  });
  await expect(page.getByText('Here.')).toBeVisible();
  await expect(page).toHaveTitle('New');
  rmSync(join(dev.site.pages, 'new-page.json'));
  await expect(page.getByText('Lost between the trees')).toBeVisible();
});

base('a mistake at the start is shown, and mending it shows the page', async ({ page }) => {
  const site = copyOrchard('dev-start');
  const before = site.read('index.json');
  site.write('index.json', before.replace('"blocks": [', '"blocks": '));
  const dev = await startDev(site.pages);
  try {
    await page.goto(dev.url);
    await expect(overlay(page)).toBeVisible();
    await expect(overlay(page)).toContainText('index.json');
    site.write('index.json', before);
    await expect(page.getByText('We grow 340 trees.')).toBeVisible();
    await expect(overlay(page)).toHaveCount(0);
  } finally {
    await dev.stop();
  }
});

test('a block is found in the gallery, tried, copied, and works where it is pasted', async ({ page, context, dev }) => {
  const complaints = listen(page);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/_blocks');
  await page.locator('#all').getByRole('link', { name: 'Tabs' }).first().click();
  await expect(page).toHaveURL('/_blocks/tabs');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tabs');

  const live = page.locator('#example-typical + *');
  await live.getByRole('tab', { name: 'Curriculum' }).click();
  await expect(live.getByText('Year by year.')).toBeVisible();
  await expect(page.locator('#properties').getByRole('row', { name: /^items/ })).toContainText('yes');

  await page.locator('#example-typical').getByRole('button', { name: 'Copy' }).click();
  await expect(page.locator('#example-typical').getByRole('button', { name: 'Copied' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(complaints).toEqual([]);
  const pasted = { title: 'Pasted', description: 'From the gallery.', heading: 'Pasted', layout: 'fruit' };
  dev.site.write('pasted.json', { ...pasted, blocks: [JSON.parse(copied)] });
  await expect(async () => {
    await page.goto('/pasted');
    await expect(page.getByRole('heading', { name: 'About the course' })).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(overlay(page)).toHaveCount(0);
});

test('each block is what the browser itself would make of it', async ({ page, request }) => {
  const complaints = listen(page);
  const index = await (await request.get('/_blocks', { headers: { accept: 'text/html' } })).text();
  const addresses = new Set([...index.matchAll(/href="(\/_blocks\/[a-z-]+)"/g)].map(([, address = '']) => address));
  expect(addresses.size).toBeGreaterThan(10);
  for (const address of everyNth([...addresses], 3)) {
    await page.goto(address);
    const inactiveIslands = page.locator('main [data-island]:not([data-live])');
    await expect(async () => {
      await inactiveIslands.evaluateAll((islands) => {
        for (const island of islands) island.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
      });
      await expect(inactiveIslands).toHaveCount(0, { timeout: 1_000 });
    }).toPass();
  }
  // The orchard has no posts that a block could fetch.
  expect(complaints.filter((complaint) => !complaint.includes('/example-posts.json'))).toEqual([]);
});

test('a page that arrives after its visitor has gone on does not replace the next one', async ({ page, dev }) => {
  await open(page, '/walk');
  await page.locator('#visit').getByLabel('Name').fill('Ada');
  await expect(page.locator('#visit')).toHaveAttribute('data-live');
  await loadRouter(page);
  const asked = page.waitForRequest((request) => request.url().endsWith('/walk') && request.resourceType() === 'fetch');
  // A new optimized dependency may have Vite load the document again.
  const release = await holdRequests(page, '**/walk', (request) => request.resourceType() === 'fetch');
  dev.site.edit('walk.json', (content) => {
    content.heading = 'A longer walk';
  });
  await asked;
  await page.locator('a[href="/visit"]').first().dispatchEvent('click');
  await expect(page.locator('h1')).toHaveText('Visit');
  const followed = page.evaluate(
    () => new Promise((done) => addEventListener('lintel:followed', done, { once: true })),
  );
  release();
  await followed;
  await expect(page.locator('h1')).toHaveText('Visit');
  dev.site.write('walk.json', walk);
});

test('where a block is interactive, its form and links lead on without loading a document', async ({ page, dev }) => {
  const [, , form] = walk.blocks;
  const goTo = '/visit';
  dev.site.write('sign.json', { ...walk, blocks: [{ ...form, submit: { ...walk.blocks[2]?.submit, goTo } }] });
  await expect(async () => {
    await page.goto('/sign');
    await expect(page.locator('#visit')).toBeVisible({ timeout: 1_000 });
  }).toPass();
  const { isSame } = await open(page, '/sign');
  await page.locator('#visit').getByLabel('Name').fill('Ada');
  await expect(page.locator('#visit')).toHaveAttribute('data-live');
  await loadRouter(page);
  await page.locator('#visit').getByRole('button', { name: 'Send' }).click();
  await expect(page).toHaveURL('/visit');
  await expect(page.locator('h1')).toBeFocused();
  const missing = page.locator('header a').first();
  await missing.evaluate((link: HTMLAnchorElement) => {
    link.href = '/no-such-page';
  });
  await missing.click();
  await expect(page).toHaveURL('/no-such-page');
  await expect(page.locator('h1')).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/visit');
  await expect(page.locator('h1')).toHaveText('Visit');
  expect(await isSame()).toBe(true);
});

test('after an edit of the code, pages are made by what it is now', async ({ page }) => {
  const complaints = listen(page);
  await open(page, '/walk');
  const styles = () => page.evaluate(() => document.getElementById('page-css')?.textContent?.length ?? 0);
  const before = await styles();
  // Vite's styles are not minified.
  const now = new Date();
  utimesSync(join(import.meta.dirname, '../../src/shared/picture.ts'), now, now);
  await expect.poll(styles).not.toBe(before);
  await page.reload();
  const trees = page.locator('#trees');
  const bramley = trees.getByRole('button', { name: 'Bramley' });
  // While Vite follows the edit, it reloads the page again and again.
  await expect(async () => {
    await trees.getByRole('tab', { name: 'Late' }).click();
    if ((await bramley.getAttribute('aria-expanded')) !== 'true') await bramley.click();
    await expect(trees.getByText('Bramley keeps well.')).toBeVisible({ timeout: 2000 });
  }).toPass();
  expect(complaints).toEqual([]);
});
