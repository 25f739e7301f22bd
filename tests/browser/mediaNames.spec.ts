import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { type RunningServer, startServer } from '#engine/serve/static/staticServer.ts';
import { buildWithEngine } from '../engine.ts';
import { startDev } from './devServer.ts';
import { copyOrchard, type SiteCopy } from './siteCopy.ts';

/* Files of `_media` with any valid file name: pictures are shown, documents are found, with every server. */

test.describe.configure({ mode: 'serial', timeout: 180_000 });

/** All printable ASCII characters that are neither letters nor digits, except the one that no name may contain. */
const signs = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).filter(
  (one) => !/[\w/]/.test(one),
);

/** File names on disk, without extension; a name that begins with a dot is no file of a site. */
const names = [
  ...signs.flatMap((sign) => (sign === '.' ? [`a${sign}b`] : [`a${sign}b`, `${sign}c${sign}`])),
  ...['abcdefghijklmnopqrstuvwxyz_0123456789', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'],
  ...[
    'Photo #1',
    'IMG 1 (2)',
    '100% sure',
    'a, b',
    'a, b 2x',
    '%41',
    '%25',
    '100%41',
    '%',
    '#',
    '?',
    '..c',
    'it’s “so”',
  ],
  ...['Überblick', 'नमस्ते कार्यक्रम', 'صورة', '🍎', '𝒂', '\u00a0c', 'a\tb', 'a\u200db', 'c'.repeat(230), 'क'.repeat(80)],
].filter((name) => !name.startsWith('.'));

/** Names of files in one Unicode form on disk and in the other one in pages. */
const inOtherForm = [
  { onDisk: 'Käse'.normalize('NFD'), inPages: 'Käse'.normalize('NFC') },
  { onDisk: 'Æblegård'.normalize('NFC'), inPages: 'Æblegård'.normalize('NFD') },
];

const files = [...names.map((name) => ({ onDisk: name, inPages: name })), ...inOtherForm];

/** Pictures in tens: a longer gallery does not show all at once. */
const tens = Array.from({ length: Math.ceil(files.length / 10) }, (_, index) =>
  files.slice(index * 10, index * 10 + 10),
);

const picture = (width: number) => sharp({ create: { width, height: 30, channels: 3, background: '#a33' } }).png();

/**
 * Writes a site that uses all of them.
 * @param url its address
 */
async function writeSite(name: string, url: string): Promise<SiteCopy> {
  const site = copyOrchard(name);
  const media = join(site.pages, '_media/any');
  mkdirSync(media);
  for (const [index, { onDisk }] of files.entries()) {
    // All differ, so that a mix-up is detected.
    writeFileSync(join(media, `${onDisk}.png`), await picture(40 + index).toBuffer());
    writeFileSync(join(media, `${onDisk}.svg`), drawing(40 + index));
    for (const extension of ['pdf', 'mp4'])
      writeFileSync(join(media, `${onDisk}.${extension}`), `${extension} ${index}`);
  }
  copyFileSync(join(import.meta.dirname, '../../pages/_media/fonts/bitter.woff2'), join(media, 'My font 1.woff2'));
  writeFileSync(join(media, 'share #1 (50%).png'), await picture(1200).toBuffer());
  site.edit('_site.json', (content) => {
    Object.assign(content, { url, shareImage: 'any/share #1 (50%).png', icon: 'any/Photo #1.svg' });
    content.header.logo = { src: 'any/a, b.svg', alt: 'Hollow Lane', srcInDark: 'any/100% sure.svg' };
    content.theme.headingFont = 'any/My font 1.woff2, serif';
    content.footer.groups[0].links[0].link = 'any/Photo #1.pdf#page=2';
    content.redirects['/prospectus'] = 'any/100% sure.pdf';
  });
  site.edit('index.json', (page) => {
    page.image = 'any/100%41.png';
    page.blocks = [
      ...tens.flatMap((some, index) => [
        { type: 'gallery', id: `pictures-${index}`, items: some.map(({ inPages }) => galleryItem(inPages)) },
        { type: 'link-list', heading: `Files ${index}`, items: some.flatMap(({ inPages }) => linkItems(inPages)) },
      ]),
      { type: 'rich-text', text: inText.map((name) => `[${name}](<any/${name}.pdf>)`).join('\n\n') },
    ];
  });
  return site;
}

const galleryItem = (name: string) => ({ title: 'One', image: { src: `any/${name}.png`, alt: 'One' } });

const linkItems = (name: string) =>
  ['png', 'svg', 'pdf', 'mp4'].map((extension) => ({ title: 'One', link: `any/${name}.${extension}` }));

const inText = [
  'Photo #1',
  'IMG 1 (2)',
  '100% sure',
  'a, b',
  '%41',
  'Überblick',
  ...inOtherForm.map((one) => one.inPages),
];

const drawing = (width: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="30"><rect width="${width}" height="30" fill="red"/></svg>`;

/** Pictures on a page that are missing or mixed up, all candidates included. */
const wrongPictures = (page: Page) =>
  page.evaluate(async () => {
    const wrong: string[] = [];
    const sizeOf = async (address: string) => {
      const response = await fetch(address);
      if (!response.ok) return `${response.status} ${address}`;
      return createImageBitmap(await response.blob()).then(
        ({ width }) => width,
        () => `no picture: ${address}`,
      );
    };
    for (const image of document.querySelectorAll('main img') as NodeListOf<HTMLImageElement>) {
      image.loading = 'eager';
      await image.decode().catch(() => {});
      if (image.naturalWidth === 0) wrong.push(`not shown: ${image.currentSrc || image.outerHTML}`);
      const sources = [...(image.closest('picture')?.querySelectorAll('source') ?? [])];
      // As browsers parse it: a candidate ends at a space, or at a comma before one.
      const candidates = sources.flatMap(({ srcset }) =>
        srcset.split(/,(?=\S)|,\s+/).map((one) => one.trim().split(/\s+/)),
      );
      for (const [address = '', descriptor] of [...candidates, [image.src, `${image.getAttribute('width')}w`]]) {
        const width = await sizeOf(address);
        if (`${width}w` !== descriptor) wrong.push(`${width} in place of ${descriptor}: ${address}`);
      }
    }
    return wrong;
  });

/** Links of a page to files that are missing or have different content; `found` counts the others. */
const followLinks = (page: Page) =>
  page.evaluate(async () => {
    const wrong: string[] = [];
    let found = 0;
    for (const { href, target } of document.querySelectorAll<HTMLAnchorElement>('a[target=_blank]')) {
      const response = await fetch(href);
      const extension = /\.(\w+)(#.*)?$/.exec(href)?.[1];
      const text = await response.text();
      const isRight = response.ok && !/^<!doctype/i.test(text) && !(extension === 'pdf' && !text.startsWith('pdf'));
      if (isRight && target) found += 1;
      else wrong.push(`${response.status} ${href}`);
    }
    return { wrong, found };
  });

async function expectAllThere(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.locator('main img')).toHaveCount(files.length);
  expect(await wrongPictures(page)).toEqual([]);
  const { wrong, found } = await followLinks(page);
  expect(wrong).toEqual([]);
  expect(found).toBeGreaterThanOrEqual(files.length * 4 + inText.length + 1);
}

for (const base of ['', '/lane']) {
  test.describe(`in a finished site at ${base || 'the top of its address'}`, () => {
    const origin = 'https://orchard.example.org';
    let site: SiteCopy;
    let server: RunningServer;

    test.beforeAll(async () => {
      site = await writeSite(`media-names${base.replace('/', '-')}`, origin + base);
      const { problems } = await buildWithEngine({ pages: site.pages, out: site.out }, 'production');
      expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
      server = await startServer({ directory: site.out, port: 0 });
    });

    test.afterAll(() => server?.close());

    test('every picture is shown and every file is found', async ({ page }) => {
      await expectAllThere(page, `${server.url}${base}/`);
    });

    test('the font is there, fetched ahead once and used', async ({ page }) => {
      const fontRequests: string[] = [];
      page.on('request', (request) => /woff2/.test(request.url()) && fontRequests.push(request.url()));
      await page.goto(`${server.url}${base}/`);
      await page.evaluate(() => document.fonts.ready);
      expect(await page.evaluate(() => [...document.fonts].some(({ status }) => status === 'loaded'))).toBe(true);
      expect(new Set(fontRequests).size).toBe(fontRequests.length);
      expect(fontRequests.length).toBeGreaterThan(0);
    });

    test('whatever file names an address of media, there is a file', async ({ request }) => {
      const named = new Map<string, string>();
      const output = readdirSync(site.out, { recursive: true, encoding: 'utf8' });
      for (const path of output) {
        if (!/\.(html|xml|json|txt|css|webmanifest|md)$|^_\w+$|\.conf$/.test(path)) continue;
        const text = readFileSync(join(site.out, path), 'utf8').replaceAll('\\/', '/');
        for (const [address] of text.matchAll(/(?:\/lane)?\/media\/[^"'<>()\s\\,;]*\.\w+/g))
          if (!address.includes('/media/*')) named.set(address, path);
      }
      expect(named.size).toBeGreaterThan(files.length);
      for (const [address, path] of named) {
        // The properties of islands contain the beginning of a picture's address, without width and format.
        const prefix = `${decodeURI(address.replace(base, ''))}-`.slice(1);
        if (path.includes('islands-') && output.some((file) => file.startsWith(prefix))) continue;
        const answer = await request.get(server.url + address);
        expect(answer.status(), `${address} in ${path}`).toBe(200);
      }
      const share = /og:image" content="([^"]+)"/.exec(readFileSync(join(site.out, 'visit/index.html'), 'utf8'))?.[1];
      expect((await request.get(String(share).replace(origin, server.url))).status()).toBe(200);
    });

    test('what leads to a file gets there', async ({ request }) => {
      expect(await (await request.get(`${server.url}${base}/prospectus`)).text()).toMatch(/^pdf/);
    });

    test('names in the output are those that every host takes', () => {
      for (const name of readdirSync(join(site.out, 'media'))) {
        expect(name).toMatch(/^[\p{L}\p{M}\p{N}._-]+$/u);
        expect(Buffer.byteLength(name)).toBeLessThan(256);
      }
    });
  });
}

test('the dev server has every file, and the media library shows every picture', async ({ page }) => {
  const site = await writeSite('media-names-dev', 'https://orchard.example.org');
  const dev = await startDev(site.pages);
  await expectAllThere(page, `${dev.url}/`);
  await dev.signIn(page.context());
  await page.goto(`${dev.studio}/_studio/media/`);
  const library = page.getByRole('group', { name: 'Files' });
  const named = library.locator('[data-path^="any/"]');
  const more = page.getByRole('button', { name: 'Show more' });
  await expect(async () => {
    if (await more.isVisible()) await more.click();
    expect(await named.count()).toBeGreaterThanOrEqual(files.length * 4);
  }).toPass();
  const wrong = await named.locator('img').evaluateAll(async (images) => {
    const all = images as HTMLImageElement[];
    for (const image of all) image.loading = 'eager';
    await Promise.all(all.map((image) => image.decode().catch(() => {})));
    return all.flatMap((image) => (image.naturalWidth > 0 ? [] : image.src));
  });
  expect(wrong).toEqual([]);
  expect(await named.locator('img').count()).toBeGreaterThanOrEqual(files.length * 2);
  // Each file counts as used, whichever Unicode form pages write.
  await expect(named.filter({ hasText: 'unused' })).toHaveCount(0);
  await dev.stop();
});
