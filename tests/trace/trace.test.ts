import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { countryOptions } from '#blocks/form/countries.ts';
import { readHtml, readRegion, type VisibleRegion } from '#engine/make/trace/readHtml.ts';
import type { PageTrace, TracedRegion, TracedSourceLocation } from '#shared/pageTrace.ts';
import { type Changed, changeAll, keyOf, withoutTokens } from './changedSite.ts';
import { readGallery, readSite, render, type TracedSite, trace } from './tracedSite.ts';

/*
 * A click on a visible text or picture selects the value that it comes from. All such values of a site are changed at
 * once, each recognizably; each text and picture must show its own.
 */

const root = join(import.meta.dirname, '../..');
const orchard = join(root, 'tests/fixtures/orchard');
const kinds = ['texts', 'pictures', 'icons'] as const;
type Kind = (typeof kinds)[number];

/** Texts that do not come from a single value, by the type of the block. */
const noContent: Record<string, RegExp> = {
  // Names of services, and their hosts.
  consent: /^(Plausible|Matomo|Google Analytics|[\w.-]+\.[a-z]+)$/,
  map: /^www\.[\w.-]+$/,
  // An asterisk for required fields; the empty option; the counter.
  form: /^(?:[*–0/]|0 \/)$/,
  shell: /^\*$/,
  // The separator between a button's label and the name of its item; numbers of pages.
  listing: /^(:|…|\d+)$/,
  // Numbers of rows; a dash for a missing value.
  table: /^(\d+|–)$/,
};

/** Code that renders its own signs. */
const drawing = [
  'node_modules/@mantine/core/esm/components/CloseButton/CloseIcon.mjs',
  'node_modules/@mantine/core/esm/components/Checkbox/CheckIcon.mjs',
  'src/ui/Sign.tsx',
  'blocks/form/PasswordInput.tsx',
  'blocks/form/RatingField.tsx',
].map((path) => readFileSync(join(root, path), 'utf8'));

/** Names of countries, which come from the language of the page. */
const countries = new Set(['en', 'en-GB'].flatMap((language) => countryOptions(language).map(({ label }) => label)));

const isContent = (value: string, kind: Kind, type: string) => {
  if (kind === 'icons') return !drawing.some((code) => code.includes(value));
  return !noContent[type]?.test(value) && !(type === 'form' && countries.has(value));
};

/** A visible text or picture, and where it is written. */
interface Shown {
  value: string;
  origin: TracedSourceLocation | undefined;
}

/** A part of a page: a block, or the shell around the blocks. */
interface Part {
  name: string;
  type: string;
  shown: Record<Kind, Shown[]>;
}

const partsOf = (html: { main: string; shell: string }): VisibleRegion[] => [
  ...readHtml(html.main).blocks,
  readRegion(html.shell),
];

/** Joins visible regions with their trace, which leaves out unknown ones. */
function joined(seen: VisibleRegion, traced: TracedRegion, { origins }: PageTrace): Part['shown'] {
  const join = (kind: Kind): Shown[] => {
    const pairs = [...traced[kind]];
    return seen[kind].map(({ value }) => {
      const isNext = pairs[0]?.[0] === value;
      const [, origin = -1] = (isNext && pairs.shift()) || [];
      return { value, origin: origins[origin] };
    });
  };
  return { texts: join('texts'), pictures: join('pictures'), icons: join('icons') };
}

/** Visible regions whose origin is wrong; in order, as a changed value may make more regions visible. */
function wrongIn(shown: Shown[], later: string[], changes: Map<string, Changed>): string[] {
  let next = 0;
  return shown.flatMap(({ value, origin }, index) => {
    const change = origin && changes.get(keyOf(origin));
    if (!origin || !change) return [];
    const from = later.length === shown.length ? index : next;
    const until = later.length === shown.length ? index + 1 : later.length;
    const found = later.findIndex((text, at) => at >= from && at < until && change.shows(text));
    const text = later[found] ?? '';
    if (found < 0 || (change.isText && withoutTokens(text) !== value)) return [`${value} ← ${keyOf(origin)}`];
    next = found + 1;
    return [];
  });
}

/** Traces all pages of a folder, and compares them after a change of all values. */
async function measure(site: TracedSite) {
  const origins = new Map<string, TracedSourceLocation>();
  const pages: Part[][] = [];
  for (const page of site.pages) {
    const html = await render(page, site);
    const found = trace(page, site, html);
    const traced = [...found.blocks, found.shell];
    for (const origin of found.origins) origins.set(keyOf(origin), origin);
    const parts = partsOf(html).map((seen, index) => {
      const type = found.blocks[index]?.type ?? 'shell';
      return { name: `${page.file.path}: ${type}`, type, shown: joined(seen, traced[index] as TracedRegion, found) };
    });
    pages.push(parts);
  }
  const changed = await changeAll(site, origins.values());
  const wrong: string[] = [];
  for (const [index, parts] of pages.entries()) {
    const page = changed.site.pages[index];
    const later = page ? partsOf(await render(page, changed.site)) : [];
    if (later.length !== parts.length) wrong.push(`${parts[0]?.name}: other blocks`);
    for (const [place, { name, shown }] of parts.entries())
      for (const kind of kinds) {
        const texts = later[place]?.[kind].map(({ value }) => value) ?? [];
        wrong.push(...wrongIn(shown[kind], texts, changed.changes).map((text) => `${name}: ${text}`));
      }
  }
  return { parts: pages.flat(), wrong };
}

describe.each([
  { name: 'the site', open: () => readSite(join(root, 'pages'), '2026-11-22'), texts: 12_000, pictures: 500 },
  { name: 'a small site', open: () => readSite(orchard, '2030-06-01'), texts: 50, pictures: 1 },
  { name: 'the gallery of blocks', open: () => readGallery(orchard, '2030-06-01'), texts: 3000, pictures: 100 },
])('all that $name shows', ({ open, texts, pictures }) => {
  let measured: Awaited<ReturnType<typeof measure>>;
  beforeAll(async () => {
    measured = await measure(await open());
  });

  it('is looked at', () => {
    const count = (kind: Kind) => measured.parts.flatMap(({ shown }) => shown[kind]).length;
    expect(count('texts')).toBeGreaterThan(texts);
    expect(count('pictures')).toBeGreaterThanOrEqual(pictures);
  });

  it.each(kinds)('is written somewhere: %s', (kind) => {
    const open = measured.parts.flatMap(({ name, type, shown }) =>
      shown[kind].flatMap(({ value, origin }) =>
        origin || !isContent(value, kind, type) ? [] : [`${name}: ${value}`],
      ),
    );
    expect(open).toEqual([]);
  });

  it('changes with the value that it is said to come from', () => {
    expect(measured.wrong).toEqual([]);
  });
});
