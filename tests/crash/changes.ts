import { cpSync, mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { commit } from '#engine/edit/commit/commit.ts';
import { createPage } from '#engine/edit/createPage.ts';
import { fixFolder } from '#engine/edit/fix/fixFolder.ts';
import { migrateSite } from '#engine/edit/migrate/migrateSite.ts';
import { moveContent } from '#engine/edit/moveContent.ts';
import { removeContent } from '#engine/edit/removeContent.ts';
import { isLongRun } from '../longRun.ts';
import { page, writeSite } from '../samples/site.ts';

/** A change of a small site, as a command makes it. */
export interface SiteChangeCase {
  /** Files in addition to those of the sample, by path inside the pages folder. */
  files: Record<string, string>;
  change: (pages: string) => unknown;
  /** Renamed files, new path by old path. */
  moves?: Record<string, string>;
}

const at = '2026-11-20';
const text = (words: string) => `{ "type": "rich-text", "text": ${JSON.stringify(words)} }`;
const blocksFolder = join(import.meta.dirname, '../fixtures/migrating/blocks');
const blocks = new Map(['boards', 'folds', 'notices', 'steady'].map((type) => [type, join(blocksFolder, type)]));
const notices = '{ "blocks": [ { "type": "notices", "columns": 2, "items": [ { "text": "a" } ] } ] }';

function moveOfLargeSection(): SiteChangeCase {
  const names = Array.from({ length: 200 }, (_, index) => `page-${index}`);
  return {
    files: Object.fromEntries(
      names.map((name) => [`about/${name}.json`, page(text(`[back](/about) [on](/about/${name})`))]),
    ),
    change: (pages) => moveContent({ pages, at }, '/about', '/who/we-are'),
    moves: Object.fromEntries(names.map((name) => [`about/${name}.json`, `who/we-are/${name}.json`])),
  };
}

/** Name of the case that has steps of every kind. */
export const everyKind = 'a change of every kind';

/** Every kind of change that touches files of a site. */
export const changes: Record<string, SiteChangeCase> = {
  'mv of a section': {
    files: {
      'about/people.json': page(text('See [above](/about#people)')),
      'visit.json': page(text('[a](/about) [b](/about/people)')),
    },
    change: (pages) => moveContent({ pages, at }, '/about', '/who/we-are'),
    moves: { 'about/index.json': 'who/we-are/index.json', 'about/people.json': 'who/we-are/people.json' },
  },
  'mv of a picture': {
    files: {},
    change: (pages) => moveContent({ pages, at }, '_media/campus/gate.jpg', '_media/grounds/gate.jpg'),
    moves: { '_media/campus/gate.jpg': '_media/grounds/gate.jpg' },
  },
  'rm of a page': {
    files: { 'visit/us.json': page(text('[a](/about)')), 'come.json': page(text('[a](/visit/us)')) },
    change: (pages) => removeContent({ pages, at, redirect: '/about' }, '/visit/us'),
  },
  migrate: {
    files: { '_site.json': '{\n  "name": "Example"\n}\n', 'index.json': notices, 'a/b.json': notices },
    change: (pages) => migrateSite({ pages, blocks }),
  },
  'check --fix': {
    files: {
      'visit.json': page(text('x')).replace('"heading"', '"haeding"'),
      'a/b.json': page(text('y')).replace('"title"', '"titel"'),
    },
    change: (pages) => fixFolder(pages, { at, isDryRun: false }),
  },
  ...(isLongRun && { 'mv of a section with 200 pages': moveOfLargeSection() }),
  'new page': { files: {}, change: (pages) => createPage({ pages, at }, '/events/tech-fest') },
  'files that become folders, folders that become files': {
    files: { 'a.json': 'a', 'b/c.json': 'c', 'b/d/e.json': 'e', 'same.json': 'same' },
    change: (pages) =>
      commit(
        [
          { from: 'a.json', before: 'a' },
          { to: 'a.json/x.json', after: 'x' },
          { from: 'b/c.json' },
          { from: 'b/d/e.json' },
          { to: 'b', after: { link: 'same.json' } },
          {
            from: 'same.json',
            to: 'same.json',
            before: 'same',
            after: { stored: join(pages, 'index.json'), isExecutable: true },
          },
        ],
        pages,
      ),
  },
  [everyKind]: {
    files: { 'old/a.json': 'a', 'old/b.json': 'b', 'c.json': 'c', 'd.json': 'd' },
    change: (pages) =>
      commit(
        [
          { from: 'old/a.json', to: 'new/deep/a.json', before: 'a', after: 'A' },
          { from: 'old/b.json', to: 'new/b.json' },
          { from: 'c.json', to: 'c.json', before: 'c', after: 'C' },
          { from: 'd.json', before: 'd' },
          { from: '_media/brand/icon.svg' },
          {
            from: '_media/brand/share.jpg',
            to: '_media/brand/share.jpg',
            after: { stored: join(pages, 'index.json') },
          },
          { to: 'new/e.json', after: 'e' },
        ],
        pages,
      ),
    moves: { 'old/a.json': 'new/deep/a.json', 'old/b.json': 'new/b.json' },
  },
};

/**
 * Writes the site of a case, with accepted findings beside it, into a new folder.
 * @returns the path of the pages
 */
export function writeCase({ files }: SiteChangeCase): string {
  const pages = copyPages(writeSite(files), '');
  const accepted = [{ file: 'about/people.json', code: 'text-long', at: '', text: '' }];
  writeFileSync(join(pages, '../.lintel-baseline.json'), JSON.stringify({ version: 1, accepted }));
  return pages;
}

/**
 * Copies a folder of pages, and if `name` says so the files beside it, into a new folder that is removed after the
 * test.
 */
export function copyPages(pages: string, name = 'pages'): string {
  const root = mkdtempSync(join(tmpdir(), 'lintel-crash-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const target = name === '' ? join(root, 'pages') : root;
  cpSync(name === '' ? pages : dirname(pages), target, { recursive: true, verbatimSymlinks: true });
  return join(root, 'pages');
}

/** Every file and empty folder of the folder around the pages, with its bytes. */
export function snapshot(pages: string): Record<string, string> {
  const root = dirname(pages);
  const entries = readdirSync(root, { recursive: true, withFileTypes: true });
  return Object.fromEntries(
    entries
      .map((entry): [string, string] => {
        const path = join(entry.parentPath, entry.name);
        const name = path.slice(root.length + 1);
        if (entry.isSymbolicLink()) return [name, `-> ${readlinkSync(path)}`];
        return entry.isDirectory() ? [`${name}/`, ''] : [name, readFileSync(path, 'latin1')];
      })
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}

/** Faults of the files while a change is half done: missing or incomplete ones. It should find none. */
export function faults(
  now: Record<string, string>,
  before: Record<string, string>,
  after: Record<string, string>,
  moves: Record<string, string> = {},
): string[] {
  const validContents = new Set([...Object.values(before), ...Object.values(after)]);
  const inSite = (path: string) => !path.includes('/.lintel-change');
  const missing = Object.keys(before).filter((path) => path in after && !(path in now));
  const lost = Object.entries(moves).filter(([from, to]) => !(`pages/${from}` in now) && !(`pages/${to}` in now));
  const torn = Object.keys(now).filter((path) => inSite(path) && !validContents.has(now[path] ?? ''));
  const mixed = Object.keys(before).filter(
    (path) => path in after && path in now && now[path] !== before[path] && now[path] !== after[path],
  );
  return [
    ...missing.map((path) => `${path} is missing`),
    ...lost.map(([from]) => `${from} is in neither place`),
    ...torn.map((path) => `${path} is not whole`),
    ...mixed.map((path) => `${path} is neither the old nor the new one`),
  ];
}
