import type { PageEntry } from '#engine/make/features/feature.ts';
import {
  createFeatureFiles,
  createPageEntry,
  gatherFeatureFacts,
  type LoadedFeature,
  needsAllPages,
} from '#engine/make/features/features.ts';
import { publishedPages, type SiteContext } from '#engine/make/resolve/siteContext.ts';
import type { SiteWithRenderers } from './devSearch.ts';

type FileContents = Awaited<ReturnType<typeof createFeatureFiles>>;

/** Files of each version of a site: by path, by feature name. */
const featureFileCache = new WeakMap<SiteContext, Map<string, Promise<FileContents>>>();

/** Reads a file of a feature as in a build. All files of a feature are made once for each version of the site. */
export async function readFeatureFile(path: string, site: SiteWithRenderers): Promise<string | Uint8Array | undefined> {
  const filesByFeature = featureFileCache.get(site.context) ?? new Map<string, Promise<FileContents>>();
  featureFileCache.set(site.context, filesByFeature);
  let failure: unknown;
  // Features that need every page take longest.
  const last = (feature: LoadedFeature) => Number(needsAllPages(feature));
  for (const feature of (site.locales[0]?.renderer.features ?? []).toSorted((a, b) => last(a) - last(b))) {
    const files = filesByFeature.get(feature.name) ?? makeFeatureFiles(feature, site);
    filesByFeature.set(feature.name, files);
    // Which files a feature that fails would have made is unknown: the file may be another feature's.
    const content = await files.then(
      (contents) => contents.get(path),
      (error: unknown) => {
        failure ??= error;
      },
    );
    if (content !== undefined) return content;
  }
  if (failure !== undefined) throw failure;
  return undefined;
}

async function makeFeatureFiles(feature: LoadedFeature, { locales, make }: SiteWithRenderers): Promise<FileContents> {
  const localeSites = [];
  for (const { context, renderer } of locales) {
    const pages: PageEntry[] = [];
    for (const head of publishedPages(context)) {
      const page = needsAllPages(feature) ? await make(head, context) : undefined;
      pages.push({
        ...createPageEntry(head, context),
        facts: page && gatherFeatureFacts([feature], page.finished, head.file.path),
      });
    }
    localeSites.push({ site: renderer, pages });
  }
  return createFeatureFiles([feature], localeSites);
}
