import { readFileSync } from 'node:fs';
import { isObject } from '#shared/json.ts';
import { pageEntry } from '../features/features.ts';
import type { MediaUse } from '../images/mediaUse.ts';
import { siteIcons } from '../images/siteIcons.ts';
import type { MakingReport } from '../output/buildReport.ts';
import { type BuildState, StateRecorder, type StoredMedia } from '../output/buildState.ts';
import { prepareDelivery } from '../output/deliver.ts';
import type { NewOutput } from '../output/newOutput.ts';
import { largestPages, measureLargest } from '../output/pageBytes.ts';
import { replaceOutput } from '../output/replaceOutput.ts';
import { unfinishedSite } from '../output/unfinishedSite.ts';
import { compileCode } from '../render/code.ts';
import { createRenderer, type SiteRenderer, siteKey } from '../render/site.ts';
import { titlePicture } from '../resolve/sharePictures.ts';
import { resolveShell } from '../resolve/site.ts';
import { createEditions, publishedPages, type SiteContext } from '../resolve/siteContext.ts';
import { createUses } from '../resolve/uses.ts';
import { addSearch } from '../search/addSearch.ts';
import { featureDataOf } from '../shard/featureData.ts';
import { holdsSiteFiles } from '../shard/shard.ts';
import { addManifest, identityOf } from '../shard/writeManifest.ts';
import { makePages } from './makePages.ts';
import type { MakingOptions } from './makingOptions.ts';
import { addMedia, writeSiteFiles } from './siteFiles.ts';

/**
 * Makes what of a site has changed since the last build, and puts it in place.
 * @returns what was made, and the state for the next build
 */
export async function makeSite(options: MakingOptions): Promise<MakingReport & { state: BuildState }> {
  const { checked, media, at, out, before, drafts = false } = options;
  const code = await compileCode();
  const editions: MadeEdition[] = [];
  for (const context of createEditions(checked.source, media, at, checked.absentAnchors)) {
    const { media: shellMedia, ...uses } = createUses();
    const shell = resolveShell(context, { ...uses, media: shellMedia });
    const renderer = await createRenderer(code, shell, checked.endpoints, drafts, context);
    editions.push({ context, renderer, shellMedia });
  }
  const { made, written, marks } = await replaceOutput(out, before.files, (output) =>
    writeSite(output, { ...options, editions }),
  );
  const pages = Object.values(made.state.pages);
  return {
    ...made,
    pageCount: pages.length,
    pages: pages.some(({ bytes }) => !bytes) ? measureLargest(pages, out) : pages.flatMap(({ bytes }) => bytes ?? []),
    written: written.length,
    state: { ...made.state, files: marks },
  };
}

/** The site in one of its languages. */
export interface MadeEdition {
  context: SiteContext;
  renderer: SiteRenderer;
  /** Media of the shell, by their ids. */
  shellMedia: Map<string, MediaUse>;
}

interface WritingOptions extends MakingOptions {
  /** The first language first. */
  editions: MadeEdition[];
}

/** Writes everything that the output lacks; the state that it gives has no marks of files yet. */
async function writeSite(output: NewOutput, options: WritingOptions) {
  const { editions, before, engine, shard, follower } = options;
  const [{ context, renderer }] = editions as [MadeEdition];
  const recorder = new StateRecorder(before);
  const { rendered, media: found, valueNow } = await makePages({ ...options, output, recorder });
  const mediaOf = new Map([...usesOf(before.media, context), ...found]);
  const asked = recorder.media.flatMap((id) => mediaOf.get(id) ?? []);
  const media = new Map(asked.map((use) => [use.id, use]));
  // Pages of other parts are known without their facts.
  const known = editions.map(({ context, renderer }) => ({
    site: renderer,
    pages: publishedPages(context).map((source) => ({
      ...pageEntry(source),
      facts: recorder.pages[source.file.path]?.facts,
    })),
  }));
  if (holdsSiteFiles(shard)) {
    for (const { shellMedia } of editions) for (const [id, use] of shellMedia) media.set(id, use);
    writeSiteFiles(output, known, editions, shard !== undefined);
    for (const [path, source] of await iconsOf(context)) output.put(path, readFileSync(source));
  }
  // A part does not have all pages: the merge makes the index.
  if (renderer.site.search && !shard) await addSearch(output);
  const pictures = addMedia(output, media.values());
  const compressed = await prepareDelivery(output, options);
  await follower.servable?.(unfinishedSite(output, pictures));
  await pictures.makeAll(follower.pictures);
  const state: BuildState = {
    engine,
    site: siteKey(editions),
    keys: recorder.keys,
    values: recorder.keys.map(valueNow),
    media: asked.map(stored),
    pages: recorder.pages,
    files: {},
  };
  if (shard) {
    const made = Object.values(recorder.pages);
    addManifest(output, {
      shard,
      site: identityOf(options, renderer.code, siteKey(editions)),
      ...(renderer.site.search && { hasSearch: true }),
      pageCount: made.length,
      pages: made.flatMap(({ bytes }) => bytes ?? []),
      largest: largestPages(made.map(({ document, islands, size }) => ({ document, islands, size }))),
      ...featureDataOf(renderer.features, known, shard),
    });
  }
  return { rendered, converted: pictures.converted, ...(compressed && { compressed }), state };
}

/** The icons of a site, by their paths in the output. */
function iconsOf({ site, media }: SiteContext): Promise<Map<string, string>> | [] {
  const icon = typeof site.icon === 'string' ? media.get(site.icon) : undefined;
  const surface = isObject(site.theme) && typeof site.theme.surface === 'string' ? site.theme.surface : '#fff';
  return icon ? siteIcons(icon, surface) : [];
}

const stored = ({ id, media: { path, drawing }, widths }: MediaUse): StoredMedia => ({
  ...{ id, source: path },
  ...(widths && { widths }),
  ...(drawing && { title: drawing.title }),
});

/** The media that the pages of the last state ask for, by their ids, as far as their originals are there. */
function usesOf(stored: StoredMedia[], context: SiteContext): [id: string, use: MediaUse][] {
  return stored.flatMap(({ source, title, ...use }) => {
    const original = title === undefined ? context.media.get(source) : titlePicture(title, context);
    return original ? [[use.id, { ...use, media: original }]] : [];
  });
}
