import { resolve } from 'node:path';
import { listPast } from '#engine/content/git/pastFiles.ts';
import { loadSite } from '#engine/content/loadSite.ts';
import { siteNow } from '#engine/content/siteTime.ts';
import { withDrafts } from '#engine/content/withDrafts.ts';
import { measureMedia } from '#engine/make/images/measure.ts';
import type { CompiledCode } from '#engine/make/render/code.ts';
import { createEditions, type SiteContext } from '#engine/make/resolve/siteContext.ts';
import { RecentMap } from '#engine/store/recentMap.ts';
import { createDevSite, type DevSite } from '../../dev/devSite.ts';
import { openRepository } from './openRepository.ts';

/** So many earlier states are ready to be looked at. */
const mostSites = 4;

/** A site as it was at commits, rendered as it is now. */
export interface PastSites {
  /** HTML of a page with its drafts; undefined where there was none. */
  render: (commit: string, path: string) => Promise<string | undefined>;
  /** Those that were looked at, whose pages ask for pictures. */
  made: () => DevSite[];
}

interface PastSite {
  site: DevSite;
  /** A page may have stood there, or the not-found page answers. */
  hasPage: (path: string) => boolean;
}

/** @param pages folder of the pages */
export function createPastSites(pages: string, loadCode: () => Promise<CompiledCode>): PastSites {
  const known = new RecentMap<string, Promise<PastSite>>(mostSites);
  const made = new RecentMap<string, DevSite>(mostSites);
  const prepare = async (commit: string): Promise<PastSite> => {
    const past = await readPastSite(resolve(pages), commit, loadCode);
    made.set(commit, past.site);
    return past;
  };
  return {
    async render(commit, path) {
      const there = known.get(commit) ?? prepare(commit);
      known.set(commit, there);
      const { site, hasPage } = await there;
      if (!hasPage(path)) return undefined;
      const shown = await site.render(path, { moment: siteNow(pages), drafts: true });
      return shown?.html;
    },
    made: () => made.values(),
  };
}

async function readPastSite(
  directory: string,
  commit: string,
  loadCode: () => Promise<CompiledCode>,
): Promise<PastSite> {
  const { listed } = await listPast(await openRepository(directory), commit, directory);
  const { source } = loadSite(directory, { files: { listed } });
  const media = await measureMedia(source.media.values());
  const editions = createEditions(withDrafts(source), media, siteNow(directory), [], '');
  const context = editions[0] as SiteContext;
  const state = { context, editions, whole: (page: (typeof source.pages)[number]) => page, isLeftOut: () => false };
  const site = createDevSite(() => state, loadCode);
  return { site, hasPage: (path) => source.pages.some(({ route }) => route === path) };
}
