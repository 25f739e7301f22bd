import { test as base } from '@playwright/test';
import { everyNth } from '../longRun.ts';
import { type DevServer, expect, open, overlay, startDev } from './devServer.ts';
import { createOwnSite, type OwnSite } from './ownSite.ts';

/*
 * Mistakes in a site's own code while the dev server runs: what is shown names the author's file and line, and goes away
 * once it is corrected, without a restart and without a reload by hand.
 */

base.describe.configure({ mode: 'default', timeout: 120_000 });

const test = base.extend<object, { dev: DevServer & { site: OwnSite } }>({
  dev: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
    async ({}, use) => {
      const site = createOwnSite();
      const dev = await startDev(site.pages, [], undefined, site.folder);
      await use({ ...dev, site });
      await dev.stop();
      site.remove();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ dev }, use) => use(dev.url),
});

interface Mistake {
  file: string;
  /** Text that is replaced, and the one in its place. */
  change: [before: string, after: string];
  /** Texts of the message. */
  shows: (string | RegExp)[];
}

const component = 'blocks/harvest/Harvest.tsx';

const mistakes: Record<string, Mistake> = {
  'a component that throws': {
    file: component,
    change: ['  return (\n', "  if (text) throw new TypeError('no ladder is that long');\n  return (\n"],
    shows: [
      'harvest.json:6:5',
      'no ladder is that long',
      'blocks/harvest/Harvest.tsx:8:19',
      /> +8 │ {3}if \(text\) throw new TypeError/,
      /at Harvest \(blocks\/harvest\/Harvest\.tsx:8:19\)/,
      /… \d+ calls in Lintel and its packages/,
      'properties: {"text":"From August on.","id":"harvest"}',
    ],
  },
  'a component that does not expect what its schema allows': {
    file: component,
    change: ['fruits = [] }', 'fruits }'],
    shows: [
      "Cannot read properties of undefined (reading 'map')",
      'The schema lets "fruits" be left out, as it is here; the code reads "map" of it in any case.',
      'blocks/harvest/Harvest.tsx:12:17',
    ],
  },
  'a component that takes a text for a list': {
    file: component,
    change: ['<p>{text}</p>', '<p>{(text as never as string[]).map((word) => word)}</p>'],
    shows: ['blocks/harvest/Harvest.tsx:10:'],
  },
  'wrong properties of what a component is made of': {
    file: component,
    change: ['<p>{text}</p>', '<p>{{ text } as never}</p>'],
    shows: ['Objects are not valid as a React child', 'properties: {"text":"From August on."'],
  },
  'a component that never ends': {
    file: component,
    change: ['  return (\n', '  for (let index = 0; text && index < 1; index *= 2);\n  return (\n'],
    shows: ['it has not ended after 10 s', 'properties: {"text":"From August on."'],
  },
  'a component with a syntax error': {
    file: component,
    change: ['<div>', '<div'],
    shows: ['blocks/harvest/Harvest.tsx:10:11', /> 10 │ +<p>/],
  },
  'an import of a file that is not there': {
    file: component,
    change: ["'./Harvest.module.css'", "'./Missing.module.css'"],
    shows: ['blocks/harvest/Harvest.tsx:2:', './Missing.module.css'],
  },
  'a definition with a syntax error': {
    file: 'blocks/harvest/block.ts',
    change: ["'visible',", "'visible' 'never',"],
    shows: ['blocks/harvest/block.ts:5:'],
  },
  'a check that fails': {
    file: 'blocks/harvest/harvest.check.ts',
    change: ['length > 500', 'length > 5'],
    shows: ['harvest.json:6:5', 'no text is that long', 'blocks/harvest/harvest.check.ts:6:40'],
  },
  'a check with a syntax error': {
    file: 'blocks/harvest/harvest.check.ts',
    change: ['problems: {},', 'problems: {,'],
    shows: ['blocks/harvest/harvest.check.ts:4:14'],
  },
  'structured data that fails': {
    file: 'blocks/harvest/harvest.build.ts',
    change: ['name: text', 'name: text.name.first'],
    shows: ["Cannot read properties of undefined (reading 'first')", 'blocks/harvest/harvest.build.ts:5:'],
  },
  'data of a block that fails': {
    file: 'blocks/harvest/harvest.build.ts',
    change: ['  jsonLd:', "  data: async () => Promise.reject(new Error('no basket is left')),\n  jsonLd:"],
    shows: ['no basket is left', 'blocks/harvest/harvest.build.ts:5:'],
  },
  'a check of the site that fails': {
    file: 'checks/headings.ts',
    change: ['const { heading } = json;', 'const { heading } = json.page;'],
    shows: ['The check "headings" of this site has failed', 'checks/headings.ts:14:'],
  },
  'a check of the site that is stricter': {
    file: 'checks/headings.ts',
    change: ['heading === heading.toUpperCase()', "heading === 'Harvest'"],
    shows: ['"Harvest" is written in capitals.'],
  },
  'a feature that fails': {
    file: 'features/stamp/feature.ts',
    change: ['return `', "throw new Error('no stamp is left');\n    return `"],
    shows: ['The page feature "stamp" has failed', 'no stamp is left', 'features/stamp/feature.ts:5:11'],
  },
  'a feature with a syntax error': {
    file: 'features/stamp/feature.ts',
    change: ['head({ page })', 'head({ page )'],
    shows: ['features/stamp/feature.ts:4:15'],
  },
};

for (const [name, { file, change, shows }] of everyNth(Object.entries(mistakes), 3))
  test(`${name} is shown at its place, and goes when it is corrected`, async ({ page, dev }) => {
    await open(page, '/harvest');
    await expect(page.getByText('From August on.')).toBeVisible();
    await expect(overlay(page)).toHaveCount(0);
    const before = dev.site.read(file);
    const after = before.replace(...change);
    expect(after).not.toBe(before);
    dev.site.write(file, after);
    for (const text of shows) await expect(overlay(page)).toContainText(text);
    dev.site.write(file, before);
    await expect(overlay(page)).toHaveCount(0);
    await expect(page.getByText('From August on.')).toBeVisible();
    await expect(page.locator('vite-error-overlay')).toHaveCount(0);
  });

test('a page that is opened while its code fails is shown once that is corrected', async ({ page, dev }) => {
  const before = dev.site.read(component);
  dev.site.write(component, before.replace('<div>', '<div'));
  await expect
    .poll(async () => {
      await page.goto('/harvest?drafts=off');
      return overlay(page).textContent();
    })
    .toContain('blocks/harvest/Harvest.tsx:10:11');
  dev.site.write(component, before);
  await expect(page.getByText('From August on.')).toBeVisible();
  await expect(overlay(page)).toHaveCount(0);
});

for (const [name, change, text] of [
  [
    'a handler',
    [
      'onClick={() => setBaskets(baskets + 1)}',
      "onClick={() => {\n        if (baskets === 0) throw new Error('no basket is left');\n      }}",
    ],
    'blocks/harvest/Harvest.tsx:17:34',
  ],
  [
    'an effect',
    ['  return (\n', "  useEffect(() => {\n    if (text) throw new Error('no basket is left');\n  });\n  return (\n"],
    'blocks/harvest/Harvest.tsx:9:21',
  ],
] as const)
  test(`an error of ${name}, which the browser alone sees, is shown at its place until it is corrected`, async ({
    page,
    dev,
  }) => {
    await open(page, '/harvest');
    const button = page.locator('#harvest').getByRole('button');
    await button.click();
    await expect(button).toHaveText('1 baskets');
    const before = dev.site.read(component);
    dev.site.write(component, before.replace(change[0], change[1]).replace('{ useState }', '{ useEffect, useState }'));
    await page.reload();
    // Without a mouse: the overlay may be over the button already.
    await button.dispatchEvent('click');
    await expect(overlay(page)).toContainText('The code of this page has failed in the browser: no basket is left');
    await expect(overlay(page)).toContainText(text);
    await expect(overlay(page)).toContainText(/> +\d+ │ .*throw new Error\('no basket is left'\)/);
    dev.site.write(component, before);
    await expect(overlay(page)).toHaveCount(0);
    await page.reload();
    await button.click();
    await expect(button).toHaveText('1 baskets');
  });

test('an error that an edit brings to an open page is still shown once the page has followed the edit', async ({
  page,
  dev,
}) => {
  await open(page, '/harvest');
  const button = page.locator('#harvest').getByRole('button');
  await button.click();
  await expect(button).toHaveText('1 baskets');
  await page.evaluate(() =>
    addEventListener('lintel:followed', () => document.documentElement.toggleAttribute('data-followed', true)),
  );
  const before = dev.site.read(component);
  const failing = "  useEffect(() => {\n    if (text) throw new Error('no basket is left');\n  });\n  return (\n";
  dev.site.write(component, before.replace('  return (\n', failing).replace('{ useState }', '{ useEffect, useState }'));
  await expect(overlay(page)).toContainText('no basket is left');
  await expect(page.locator('html')).toHaveAttribute('data-followed');
  await expect(overlay(page)).toContainText('no basket is left');
  dev.site.write(component, before);
  await expect(overlay(page)).toHaveCount(0);
});

test('the state of a block stays while its code is edited', async ({ page, dev }) => {
  await open(page, '/harvest');
  const button = page.locator('#harvest').getByRole('button');
  await button.click();
  await expect(button).toHaveText('1 baskets');
  const before = dev.site.read(component);
  dev.site.write(component, before.replace('{baskets} baskets', '{baskets} crates'));
  await expect(button).toHaveText('1 crates');
  dev.site.write(component, before);
  await expect(button).toHaveText('1 baskets');
});

base('a site whose code has a syntax error from the start is shown once that is corrected', async ({ page }) => {
  const site = createOwnSite();
  const before = site.read(component);
  site.write(component, before.replace('<div>', '<div'));
  const dev = await startDev(site.pages, [], undefined, site.folder);
  try {
    await page.goto(`${dev.url}/harvest`);
    await expect(overlay(page)).toContainText('blocks/harvest/Harvest.tsx:10:11');
    site.write(component, before);
    await expect(page.getByText('From August on.')).toBeVisible();
    await expect(overlay(page)).toHaveCount(0);
  } finally {
    await dev.stop();
    site.remove();
  }
});
