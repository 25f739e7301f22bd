import { readFileSync } from 'node:fs';
import { pageId } from '#engine/content/siteSource.ts';
import { contentHash } from '#engine/store/cache.ts';
import { isObject } from '#shared/json.ts';
import { createPageEntry } from '../features/features.ts';
import type { MediaUse } from '../images/mediaUse.ts';
import { createSiteIcons } from '../images/siteIcons.ts';
import { assertWritableOutput } from '../output/assertWritableOutput.ts';
import type { OutputReport } from '../output/buildReport.ts';
import { type BuildState, StateRecorder, type StoredMedia } from '../output/buildState.ts';
import { prepareDelivery } from '../output/deliver.ts';
import { largestPages, measureLargest } from '../output/pageBytes.ts';
import { replaceOutput } from '../output/replaceOutput.ts';
import type { StagedOutput } from '../output/stagedOutput.ts';
import { createUnfinishedSite } from '../output/unfinishedSite.ts';
import { compileCode } from '../render/compiledCode.ts';
import { createSiteRenderer, type SiteRenderer, siteFingerprint } from '../render/siteRenderer.ts';
import { createLocaleContexts } from '../resolve/createContexts.ts';
import { createDependencyRecord } from '../resolve/dependencyRecord.ts';
import { resolveShell } from '../resolve/resolveShell.ts';
import { createTitlePicture } from '../resolve/sharePictures.ts';
import { publishedPages, type SiteContext } from '../resolve/siteContext.ts';
import { addSearchIndex } from '../search/addSearchIndex.ts';
import { addManifest, createSiteIdentity } from '../shard/addManifest.ts';
import { gatherFeatureData } from '../shard/featureData.ts';
import { containsSiteFiles } from '../shard/shard.ts';
import type { SiteBuildOptions } from './buildOptions.ts';
import { makePages } from './makePages.ts';
import { addMedia, writeSiteFiles } from './siteFiles.ts';

export async function makeSite(options: SiteBuildOptions): Promise<OutputReport & { state: BuildState }> {
  const { checked, media, at, out, before, drafts = false } = options;
  assertWritableOutput(out);
  const code = await compileCode();
  const locales: RenderedLocale[] = [];
  for (const context of createLocaleContexts(checked.source, media, at, checked.absentAnchors)) {
    const dependencies = createDependencyRecord();
    const shell = resolveShell(context, dependencies);
    const renderer = await createSiteRenderer(code, shell, checked.endpoints, drafts, context);
    locales.push({ context, renderer, shellMedia: dependencies.media });
  }
  const { made, written, marks } = await replaceOutput(out, before.files, (output) =>
    writeSite(output, { ...options, locales }),
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

export interface RenderedLocale {
  context: SiteContext;
  renderer: SiteRenderer;
  shellMedia: Map<string, MediaUse>;
}

interface WritingOptions extends SiteBuildOptions {
  locales: RenderedLocale[];
}

/** Writes all files that the output lacks. The returned state does not contain files yet. */
async function writeSite(output: StagedOutput, options: WritingOptions) {
  const { locales, before, program, shard, listener } = options;
  const [{ context, renderer }] = locales as [RenderedLocale];
  const recorder = new StateRecorder(before);
  const siteKey = contentHash([program, siteFingerprint(locales)], 32);
  const { rendered, media: newMedia, valueNow } = await makePages({ ...options, siteKey, output, recorder });
  const mediaById = new Map([...restoreMediaUses(before.media, context), ...newMedia]);
  const usedMedia = recorder.media.flatMap((id) => mediaById.get(id) ?? []);
  const media = new Map(usedMedia.map((use) => [use.id, use]));
  // Pages of other shards have no facts.
  const featureLocales = locales.map(({ context, renderer }) => ({
    site: renderer,
    pages: publishedPages(context).map((source) => ({
      ...createPageEntry(source, context),
      facts: recorder.pages[pageId(source)]?.facts,
    })),
  }));
  if (containsSiteFiles(shard)) {
    for (const { shellMedia } of locales) for (const [id, use] of shellMedia) media.set(id, use);
    await writeSiteFiles(output, featureLocales, locales, shard !== undefined);
    for (const [path, source] of await createIcons(context)) output.put(path, readFileSync(source));
  }
  // A shard does not have all pages: the merge creates the index.
  if (renderer.site.search && !shard) await addSearchIndex(output);
  const pictures = addMedia(output, media.values());
  const compressed = await prepareDelivery(output, options);
  await listener.servable?.(createUnfinishedSite(output, pictures));
  await pictures.makeAll(listener.pictures);
  const state: BuildState = {
    siteKey,
    keys: recorder.keys,
    values: recorder.keys.map(valueNow),
    media: usedMedia.map(toStoredMedia),
    pages: recorder.pages,
    files: {},
  };
  if (shard) {
    const builtPages = Object.values(recorder.pages);
    addManifest(output, {
      shard,
      site: createSiteIdentity(options, renderer.code, siteFingerprint(locales)),
      ...(renderer.site.search && { hasSearch: true }),
      pageCount: builtPages.length,
      pages: builtPages.flatMap(({ bytes }) => bytes ?? []),
      largest: largestPages(builtPages.map(({ document, islands, size }) => ({ document, islands, size }))),
      ...gatherFeatureData(renderer.features, featureLocales, shard),
    });
  }
  return { rendered, converted: pictures.converted, ...(compressed && { compressed }), state };
}

function createIcons({ site, media }: SiteContext): Promise<Map<string, string>> | [] {
  const icon = typeof site.icon === 'string' ? media.get(site.icon) : undefined;
  const surface = isObject(site.theme) && typeof site.theme.surface === 'string' ? site.theme.surface : '#fff';
  return icon ? createSiteIcons(icon, surface) : [];
}

const toStoredMedia = ({ id, media: { path, drawing }, widths, isShared }: MediaUse): StoredMedia => ({
  ...{ id, source: path },
  ...(widths && { widths }),
  ...(isShared && { isShared }),
  ...(drawing && { title: drawing.title }),
});

/** Restores media uses of the last state whose originals still exist. */
function restoreMediaUses(stored: StoredMedia[], context: SiteContext): [id: string, use: MediaUse][] {
  return stored.flatMap(({ source, title, ...use }) => {
    const original = title === undefined ? context.media.get(source) : createTitlePicture(title, context);
    return original ? [[use.id, { ...use, media: original }]] : [];
  });
}
