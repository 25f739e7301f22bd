import { resolve } from 'node:path';
import { LRUCache } from 'lru-cache';
import { listFilesAtCommit } from '#engine/content/git/filesAtCommit.ts';
import { loadSite } from '#engine/content/loadSite.ts';
import { siteNow } from '#engine/content/siteTime.ts';
import { withDrafts } from '#engine/content/withDrafts.ts';
import { measureMedia } from '#engine/make/images/measureMedia.ts';
import type { CompiledCode } from '#engine/make/render/compiledCode.ts';
import { createLocaleContexts } from '#engine/make/resolve/createContexts.ts';
import type { SiteContext } from '#engine/make/resolve/siteContext.ts';
import { createDevSite, type DevSite } from '../../dev/devSite.ts';
import { openRepository } from './openRepository.ts';

const maxPastSites = 4;

export type PastSites = ReturnType<typeof createPastSites>;

interface PastSite {
  site: DevSite;
  /** @returns true if a page existed at the path, or if there is a not-found page */
  hasPage: (path: string) => boolean;
}

/** Renders a site at past commits with the current code. */
export function createPastSites(pages: string, loadCode: () => Promise<CompiledCode>) {
  const pastSites = new LRUCache<string, Promise<PastSite>>({ max: maxPastSites });
  const renderedSites = new LRUCache<string, DevSite>({ max: maxPastSites });
  const prepare = async (commit: string): Promise<PastSite> => {
    const past = await loadPastSite(resolve(pages), commit, loadCode);
    renderedSites.set(commit, past.site);
    return past;
  };
  return {
    /** HTML of a page with its drafts; undefined if there was none. */
    async render(commit: string, path: string) {
      const pastSite = pastSites.get(commit) ?? prepare(commit);
      pastSites.set(commit, pastSite);
      const { site, hasPage } = await pastSite;
      if (!hasPage(path)) return undefined;
      const rendered = await site.render(path, { moment: siteNow(pages), drafts: true });
      return rendered?.html;
    },
    /** Past sites that were rendered, whose pages request media files. */
    made: () => [...renderedSites.values()],
  };
}

async function loadPastSite(
  directory: string,
  commit: string,
  loadCode: () => Promise<CompiledCode>,
): Promise<PastSite> {
  const { listed } = await listFilesAtCommit(await openRepository(directory), commit, directory);
  const { source } = loadSite(directory, { files: { listed } });
  const media = await measureMedia(source.media.values());
  const locales = createLocaleContexts(withDrafts(source), media, siteNow(directory), [], '');
  const context = locales[0] as SiteContext;
  const state = { context, locales, whole: (page: (typeof source.pages)[number]) => page };
  const site = createDevSite(() => state, loadCode);
  return { site, hasPage: (path) => source.pages.some(({ route }) => route === path) };
}
