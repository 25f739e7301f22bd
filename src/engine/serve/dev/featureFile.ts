import type { PageSource } from '#engine/content/source.ts';
import type { FinishedPage, PageEntry } from '#engine/make/features/feature.ts';
import { factsOf, filesOf, type LoadedFeature, needsAllPages, pageEntry } from '#engine/make/features/features.ts';
import type { SiteRenderer } from '#engine/make/render/site.ts';
import { publishedPages, type SiteContext } from '#engine/make/resolve/siteContext.ts';

/** A state of a site, as features are asked about it. */
interface ShownSite {
  context: SiteContext;
  renderer: SiteRenderer;
  /** Makes a page; gives nothing for one that is not right now. */
  make: (head: PageSource) => Promise<{ finished: FinishedPage } | undefined>;
}

/** Files by path, which each feature makes of a state of a site, by its name. */
const made = new WeakMap<SiteContext, Map<string, Promise<Map<string, string>>>>();

/**
 * Content of a file that a feature makes, as a build writes it; undefined where none does. All files of a feature are made
 * when it is asked for the first time, once for each state of the site.
 * @param path below the site
 */
export async function featureFile(path: string, shown: ShownSite): Promise<string | undefined> {
  const known = made.get(shown.context) ?? new Map<string, Promise<Map<string, string>>>();
  made.set(shown.context, known);
  // What needs every page takes longest.
  const last = (feature: LoadedFeature) => Number(needsAllPages(feature));
  for (const feature of shown.renderer.features.toSorted((a, b) => last(a) - last(b))) {
    const files = known.get(feature.name) ?? makeFiles(feature, shown);
    known.set(feature.name, files);
    const text = (await files).get(path);
    if (text !== undefined) return text;
  }
  return undefined;
}

async function makeFiles(feature: LoadedFeature, { context, renderer, make }: ShownSite): Promise<Map<string, string>> {
  const pages: PageEntry[] = [];
  for (const head of publishedPages(context)) {
    const page = needsAllPages(feature) ? await make(head) : undefined;
    pages.push({ ...pageEntry(head), facts: page && factsOf([feature], page.finished) });
  }
  return filesOf([feature], renderer, pages);
}
