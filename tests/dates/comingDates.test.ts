import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type CheckedSite, checkSite } from '#engine/check/checkSite.ts';
import { loadSite } from '#engine/content/loadSite.ts';
import { listPublicationDates } from '#engine/content/publication.ts';
import { type MeasuredMedia, measureMedia } from '#engine/make/images/measureMedia.ts';
import { BlockCache, createBlockRenderer, fillSlots, renderBlocks } from '#engine/make/render/renderBlocks.ts';
import { createSiteContext } from '#engine/make/resolve/createContexts.ts';
import { blockTypesIn, type ResolvedBlock } from '#engine/make/resolve/resolved.ts';
import { resolvePage } from '#engine/make/resolve/resolvePage.ts';
import { resolveShell } from '#engine/make/resolve/resolveShell.ts';
import { publishedPages, type SiteContext } from '#engine/make/resolve/siteContext.ts';
import { isError } from '#engine/problems/problem.ts';
import * as server from '#render/server.tsx';
import type { Site } from '#render/site.types.ts';
import { defaultLabels } from '#shared/content.ts';
import { now, randomSite, type SiteFiles } from './randomSite.ts';

/* A site that is clean today builds on every later day, whatever begins or ends. */

const runs = Number(process.env.LINTEL_SITES ?? 6);

function write(files: SiteFiles, folder: string): void {
  for (const [path, json] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), JSON.stringify(json));
  }
}

/** Removes random blocks that are invalid at any time. */
function withoutWrongBlocks(files: SiteFiles, { problems }: CheckedSite): SiteFiles {
  const wrong = new Set(problems.filter(isError).map(({ file, pointer }) => `${file} ${pointer.split('/')[2]}`));
  return Object.fromEntries(
    Object.entries(files).map(([path, json]) => {
      const { blocks } = json;
      if (!Array.isArray(blocks)) return [path, json];
      return [path, { ...json, blocks: blocks.filter((_, index) => !wrong.has(`${path} ${index}`)) }];
    }),
  );
}

const cache = new BlockCache();

async function renderAll(blocks: ResolvedBlock[]): Promise<string[]> {
  await server.loadComponents(blockTypesIn(blocks));
  const parts = { server, labels: defaultLabels, cache };
  return blocks.map((block) => renderBlocks([block], createBlockRenderer(parts)).join(''));
}

/** HTML of all pages that a build at the context's time would write, by route. */
async function render(context: SiteContext): Promise<Map<string, string>> {
  const { site, slots } = resolveShell(context);
  const inSlots = await Promise.all(slots.map(async (blocks) => (await renderAll(blocks)).join('')));
  const shell = fillSlots(site, inSlots) as unknown as Site;
  const made = new Map<string, string>();
  const { before, after } = server.renderShell(shell, '/');
  made.set('around all pages', before + after);
  for (const page of publishedPages(context))
    made.set(page.route, (await renderAll(resolvePage(page, context).blocks)).join(''));
  return made;
}

/** Addresses of pages to which some HTML links. */
const linksIn = (html: string) => [...html.matchAll(/<a [^>]*href="(\/[a-z/]*)[#?"]/g)].map(([, route = '']) => route);

async function buildAt(folder: string, at: string, media: Map<string, MeasuredMedia>): Promise<void> {
  const checked = checkSite(loadSite(folder), { at });
  expect(checked.problems.filter(isError), at).toEqual([]);
  const context = createSiteContext(checked.source, media, at, checked.absentAnchors);
  const made = await render(context);
  const aliases = [...context.pages.values()].flatMap(({ page }) => (page.aliases ?? []) as string[]);
  const known = new Set([...made.keys(), ...aliases]);
  for (const [route, html] of made)
    expect([at, route, linksIn(html).filter((to) => !known.has(to))]).toEqual([at, route, []]);
}

it('builds at every coming moment what is clean now, and leads to nothing that is not there', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'dates-'));
  cpSync(join(import.meta.dirname, '../../src/engine/tools/testBlocks/site/_media'), join(folder, '_media'), {
    recursive: true,
  });
  const media = await measureMedia(loadSite(folder).source.media.values());
  let clean = 0;
  let built = 0;
  try {
    await fc.assert(
      fc.asyncProperty(randomSite, async (random) => {
        write(random, folder);
        let checked = checkSite(loadSite(folder), { at: now });
        if (checked.problems.some(isError)) {
          write(withoutWrongBlocks(random, checked), folder);
          checked = checkSite(loadSite(folder), { at: now });
        }
        if (checked.problems.some(isError)) return;
        clean++;
        const coming = listPublicationDates(checked.source, now).map(({ date }) => date);
        for (const at of [now, ...coming]) {
          await buildAt(folder, at, media);
          built++;
        }
      }),
      { numRuns: runs, seed: Number(process.env.SEED ?? 20_270_110), endOnFailure: true },
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  // Invalid sites prove nothing, so most must be valid.
  const minValid = runs / 2;
  expect(clean).toBeGreaterThan(minValid);
  expect(built).toBeGreaterThan(minValid * 3);
}, 600_000);
