import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { checkFolder } from './checkFolder.ts';

/** Stands in a file's text where a problem is expected, and is taken out before the file is written. */
const mark = '▶';

const colour = '#112233';
const site = {
  name: 'Example College',
  shortName: 'Example',
  slug: 'example',
  url: 'https://www.example.edu',
  language: 'en-IN',
  description: 'A college.',
  icon: 'brand/icon.svg',
  shareImage: 'brand/share.jpg',
  theme: {
    brand: colour,
    ink: colour,
    surface: colour,
    tint: colour,
    dark: colour,
    accentOnDark: colour,
    font: 'serif',
    headingFont: 'serif',
  },
  header: { home: '/', logo: 'brand/icon.svg', maxWidth: 1330 },
  navigation: [{ label: 'Home', link: '/' }],
  footer: { groups: [], legal: 'Example' },
  facts: { years: '22+' },
  redirects: { '/blog': 'https://blog.example.edu' },
};

/** A page of which only the blocks matter; each on a line of its own, from line 5. */
export const page = (...blocks: string[]) =>
  `{\n  "title": "T", "description": "D", "heading": "H",\n  "layout": "inner",\n  "blocks": [\n${blocks.map((block) => `    ${block}`).join(',\n')}\n  ]\n}\n`;

/** A sound site, by path inside its pages folder. */
const sound: Record<string, string> = {
  '_site.json': JSON.stringify(site),
  '_layouts/inner.json': '{ "blocks": [{ "type": "slot" }, { "type": "shared", "use": "numbers" }] }',
  '_blocks/numbers.json': '{ "type": "stats-strip", "id": "numbers", "items": { "from": "stats" } }',
  '_data/stats.json':
    '{ "fields": { "value": { "is": "text", "required": true }, "label": { "is": "text" }, "where": { "is": "text" } },\n  "items": [{ "value": "1", "label": "one", "where": "campus" }, { "value": "2", "label": "two" }] }',
  '_media/campus/gate.jpg': '',
  '_media/brand/icon.svg': '',
  '_media/brand/share.jpg': '',
  '_media/documents/brochure.pdf': '',
  '_media/feeds/posts.json': '[]',
  'index.json': page('{ "type": "rich-text", "id": "welcome", "text": "Hello from [about](/about#people)" }'),
  'about/index.json': page('{ "type": "rich-text", "id": "people", "text": "People" }'),
};

/** Writes a sound site with some files changed (or, where undefined, left out) into a new folder that goes with the test; gives its path. */
export function writeSite(changes: Record<string, string | Uint8Array | undefined> = {}): string {
  const directory = mkdtempSync(join(tmpdir(), 'lintel-site-'));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  for (const [path, content] of Object.entries({ ...sound, ...changes })) {
    if (content === undefined) continue;
    mkdirSync(dirname(join(directory, path)), { recursive: true });
    writeFileSync(join(directory, path), typeof content === 'string' ? content.replaceAll(mark, '') : content);
  }
  return directory;
}

/** Where the marks of some files stand, as `file:line:column`, in order. */
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

/** Checks a sound site with some files changed: every problem as `code file:line:column`. */
export function checkChanged(changes: Record<string, string | Uint8Array | undefined>, at = '2026-11-20') {
  return checkFolder(writeSite(changes), { at });
}
