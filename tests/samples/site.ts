import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { readEngineBlockVersions } from '#engine/check/blockVersions.ts';
import { checkSite } from '#engine/check/checkSite.ts';
import { loadSite } from '#engine/content/loadSite.ts';
import { largePicture, smallDrawing } from './pictures.ts';

/** Mark in a file's text where a problem is expected; removed before the file is written. */
const mark = '▶';

/** `_site.json` of a correct site. */
export const site = {
  name: 'Example College',
  shortName: 'Example',
  slug: 'example',
  blockVersions: Object.fromEntries(readEngineBlockVersions()),
  url: 'https://www.example.edu',
  language: 'en-IN',
  demonstration: true,
  description: 'A college.',
  icon: 'brand/icon.svg',
  shareImage: 'brand/share.jpg',
  theme: {
    brand: '#8a1c3b',
    ink: '#112233',
    surface: '#ffffff',
    tint: '#f4f4f4',
    dark: '#112233',
    accentOnDark: '#ffcc99',
    font: 'serif',
    headingFont: 'serif',
  },
  header: { home: '/', logo: 'brand/icon.svg', maxWidth: 1330 },
  navigation: [{ label: 'Home', link: '/' }],
  footer: {
    groups: [
      {
        heading: 'Files',
        links: ['documents/brochure.pdf', 'campus/gate.jpg', 'feeds/posts.json'].map((link) => ({
          label: link,
          link,
        })),
      },
    ],
    legal: 'Example',
  },
  facts: { years: '22+' },
  redirects: { '/blog': 'https://blog.example.edu' },
};

/** A page for tests of blocks; each block is on one line, from line 5. It is not indexed. */
export const page = (...blocks: string[]) =>
  `{\n  "title": "T", "description": "D", "heading": "H",\n  "index": false, "layout": "inner",\n  "blocks": [\n${blocks.map((block) => `    ${block}`).join(',\n')}\n  ]\n}\n`;

/** A correct site, by path inside its pages folder. */
const correct: Record<string, string | Uint8Array> = {
  '_site.json': JSON.stringify(site),
  '_layouts/inner.json': '{ "blocks": [{ "type": "slot" }, { "type": "shared", "use": "numbers" }] }',
  '_blocks/numbers.json': '{ "type": "stats-strip", "id": "numbers", "items": { "from": "stats" } }',
  '_data/stats.json':
    '{ "fields": { "value": { "is": "text", "required": true }, "label": { "is": "text" }, "where": { "is": "text" } },\n  "items": [{ "value": "1", "label": "one", "where": "campus" }, { "value": "2", "label": "two" }] }',
  '_media/campus/gate.jpg': largePicture,
  '_media/brand/icon.svg': smallDrawing,
  '_media/brand/share.jpg': largePicture,
  '_media/documents/brochure.pdf': '',
  '_media/feeds/posts.json': '[]',
  '_404.json': page('{ "type": "rich-text", "text": "There is no such page." }').replace(
    '"heading": "H"',
    '"heading": "N"',
  ),
  'index.json': page('{ "type": "rich-text", "id": "welcome", "text": "Hello from [about](/about#people)" }'),
  'about/index.json': page('{ "type": "rich-text", "id": "people", "text": "People" }'),
};

/**
 * Writes a correct site with some files changed (or, if undefined, left out) into a new folder that is removed after
 * the test.
 * @returns its path
 */
export function writeSite(changes: Record<string, string | Uint8Array | undefined> = {}): string {
  const directory = mkdtempSync(join(tmpdir(), 'lintel-site-'));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  for (const [path, content] of Object.entries({ ...correct, ...changes })) {
    if (content === undefined) continue;
    mkdirSync(dirname(join(directory, path)), { recursive: true });
    writeFileSync(join(directory, path), typeof content === 'string' ? content.replaceAll(mark, '') : content);
  }
  return directory;
}

/** Locations of the marks in some files, as `file:line:column`, in order. */
export function marksOf(changes: Record<string, string | Uint8Array | undefined>): string[] {
  return Object.entries(changes).flatMap(([path, content]) => {
    if (typeof content !== 'string') return [];
    return content.split('\n').flatMap((line, index) =>
      line
        .split(mark)
        .slice(0, -1)
        .map((_, nth, parts) => `${path}:${index + 1}:${parts.slice(0, nth + 1).join('').length + 1}`),
    );
  });
}

/** Side effects of small changes in a site as small as this; `tests/mistakes` checks them too. */
const ofSamples = /^(media|data|shared|layout)-unused$/;

/** Checks a correct site with some files changed; problems of the sample itself are left out. */
export function checkChanged(changes: Record<string, string | Uint8Array | undefined>, at = '2026-11-20') {
  const checked = checkSite(loadSite(writeSite(changes)), { at });
  return { ...checked, problems: checked.problems.filter(({ code }) => !ofSamples.test(code)) };
}
