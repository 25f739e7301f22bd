import type { CheckedFolder, SiteFolder } from '#engine/check/siteFolder.ts';
import { withLastRight } from '#engine/content/lastRight.ts';
import type { PageSource, SiteSource } from '#engine/content/source.ts';
import { sourceFiles } from '#engine/content/sourceFiles.ts';
import { readPage } from '#engine/content/unreadFile.ts';
import { withDrafts } from '#engine/content/withDrafts.ts';
import { contentHash } from '#engine/store/cache.ts';
import { getOrInsert } from '#shared/getOrInsert.ts';
import { measureMedia } from '../images/measure.ts';
import type { CompiledCode } from '../render/code.ts';
import { createRenderer, type SiteRenderer } from '../render/site.ts';
import { createDependencies } from '../resolve/dependencies.ts';
import { type ResolvedShell, resolveShell } from '../resolve/site.ts';
import { createSiteContext, publishedPages, type SiteContext } from '../resolve/siteContext.ts';
import { createUses } from '../resolve/uses.ts';

/** A site at one time, ready to be compared with itself at another. */
export interface SiteState {
  checked: CheckedFolder;
  /** The text of one of its JSON files, by its path inside the pages folder. */
  readText: (file: string) => string | undefined;
  /** Absent where there was no site, or `_site.json` has errors. */
  shown?: ShownState;
}

/** What visitors get of a site at one time. */
export interface ShownState {
  context: SiteContext;
  shell: ResolvedShell;
  /** What the shell has looked up, as in `Uses`. */
  shellKeys: string[];
  renderer: SiteRenderer;
  /** Every page that visitors get, by its document's place: the same page may have been written in another file. */
  pages: Map<string, PageSource>;
  /** A page with all that is in its file. */
  whole: (head: PageSource) => PageSource;
  hashOf: (absolute: string) => string;
  /** The value of a key of `createDependencies`. */
  valueNow: (key: string) => string;
}

/** What a state is seen with. */
export interface StateOptions {
  /** The moment for which dates are judged, the same for both states. */
  at: string;
  /** Drafts are part of it. */
  drafts: boolean;
  code: CompiledCode;
  /** Another state: what is the same in both is made once. */
  other?: SiteState | undefined;
}

/** Key of a page's place in the output. */
export const keyOfPage = ({ route, isNotFoundPage }: Pick<PageSource, 'route' | 'isNotFoundPage'>): string =>
  isNotFoundPage ? `${route.replace(/\/$/, '')}/404` : route;

/** Checks a site, and prepares what visitors get of it as far as it has no errors. */
export async function openState(folder: SiteFolder, options: StateOptions): Promise<SiteState> {
  const { at, drafts } = options;
  folder.look();
  const checked = folder.check(at, []);
  const texts = sourceFiles(checked.source);
  const state: SiteState = { checked, readText: (file) => texts.get(file)?.text };
  if (checked.couldNotRun || !checked.context) return state;
  // What only does not fit together, as a link to a page that is gone, is what a review is asked for most.
  const source = withLastRight(checked.source, checked.wrong, undefined);
  if (!source.site) return state;
  const shown = await showState(drafts ? withDrafts(source) : source, checked, options);
  folder.save();
  return { ...state, shown };
}

async function showState(
  source: SiteSource,
  { absentAnchors, endpoints, hashOf }: CheckedFolder,
  { at, drafts, code, other }: StateOptions,
): Promise<ShownState> {
  const context = createSiteContext(source, await measureMedia(source.media.values()), at, absentAnchors);
  const uses = createUses();
  const shell = resolveShell(context, uses);
  const isSame =
    JSON.stringify(shell) === JSON.stringify(other?.shown?.shell) &&
    sorted(endpoints) === sorted(other?.checked.endpoints ?? []);
  const known = isSame ? other?.shown?.renderer : undefined;
  const renderer = known ?? (await createRenderer(code, shell, endpoints, drafts, context.base));
  const heads = new Map<string, string>();
  const headHash = ({ file, page: { blocks: _, ...head } }: PageSource) =>
    getOrInsert(heads, file.path, () => contentHash([JSON.stringify(head)], 16));
  return {
    context,
    shell,
    shellKeys: [...uses.keys],
    renderer,
    pages: new Map(publishedPages(context).map((page) => [keyOfPage(page), page])),
    whole: (head) => readPage(head, []),
    hashOf,
    valueNow: createDependencies(context, headHash),
  };
}

const sorted = (texts: Iterable<string>) => [...texts].sort().join('\n');
