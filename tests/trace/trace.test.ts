import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { readHtml, readRegion, type SeenRegion } from '#engine/make/trace/readHtml.ts';
import type { Origin, PageTrace, TracedRegion } from '#shared/pageTrace.ts';
import { type Changed, changeAll, keyOf, withoutTokens } from './changedSite.ts';
import { readGallery, readSite, render, type TracedSite, trace } from './tracedSite.ts';

/*
 * What is promised to people who click on something they see: the value that is selected is the one that it comes from.
 * All such values of a site are changed at once, each in a way of its own; each text and picture must show its own.
 */

const root = join(import.meta.dirname, '../..');
const orchard = join(root, 'tests/fixtures/orchard');
const kinds = ['texts', 'pictures', 'icons'] as const;
type Kind = (typeof kinds)[number];

/** Texts that stand for no value of one place, by the type of the block. */
const noContent: Record<string, RegExp> = {
  // What services are called, and the sites that they and maps are asked of.
  consent: /^(Plausible|Matomo|Google Analytics|[\w.-]+\.[a-z]+)$/,
  map: /^www\.[\w.-]+$/,
  // A star at what is required; the choice of nothing; how much has been typed.
  form: /^(?:[*–0/]|0 \/)$/,
  shell: /^\*$/,
  // What stands between a button's words and the name of its item; numbers of pages.
  listing: /^(:|…|\d+)$/,
  // Numbers of rows; a dash where a row has nothing.
  table: /^(\d+|–)$/,
};

/** Code that draws signs of its own. */
const drawing = [
  'node_modules/@mantine/core/esm/components/CloseButton/CloseIcon.mjs',
  'node_modules/@mantine/core/esm/components/Checkbox/CheckIcon.mjs',
  'src/ui/Sign.tsx',
  'blocks/form/PasswordInput.tsx',
].map((path) => readFileSync(join(root, path), 'utf8'));

const isContent = (value: string, kind: Kind, type: string) =>
  kind === 'icons' ? !drawing.some((code) => code.includes(value)) : !noContent[type]?.test(value);

/** Something that is seen, and where it is written. */
interface Shown {
  value: string;
  origin: Origin | undefined;
}

/** A part of a page: a block, or what is around them. */
interface Part {
  name: string;
  type: string;
  shown: Record<Kind, Shown[]>;
}

const partsOf = (html: { main: string; shell: string }): SeenRegion[] => [
  ...readHtml(html.main).blocks,
  readRegion(html.shell),
];

/** What a trace says of what is seen: it leaves out what it knows nothing of. */
function joined(seen: SeenRegion, traced: TracedRegion, { origins }: PageTrace): Part['shown'] {
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

/** What is seen, as it comes from the changed values; in order, where a changed value brings more to see. */
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

/** Traces all pages of a folder, and looks at them again with all values changed. */
async function measure(site: TracedSite) {
  const origins = new Map<string, Origin>();
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
