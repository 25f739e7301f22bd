import type { CheckedFolder, SiteFolder } from '#engine/check/siteFolder.ts';
import { belowBase } from '#engine/content/basePath.ts';
import { withLastRight } from '#engine/content/lastRight.ts';
import type { PageSource, SiteSource } from '#engine/content/source.ts';
import { sourceFiles } from '#engine/content/sourceFiles.ts';
import { readPage } from '#engine/content/unreadFile.ts';
import { withDrafts } from '#engine/content/withDrafts.ts';
import type { SourceFile } from '#engine/problems/sourceFile.ts';
import { pageEntry } from '../features/features.ts';
import { redirectsOf } from '../features/redirects/redirects.ts';
import { measureMedia } from '../images/measure.ts';
import { emptyState } from '../output/buildState.ts';
import { addressOfOutput } from '../output/madePage.ts';
import { createHeadHash } from '../pages/planPages.ts';
import type { CompiledCode } from '../render/code.ts';
import { createRenderer, type SiteRenderer } from '../render/site.ts';
import { createDependencies } from '../resolve/dependencies.ts';
import { type ResolvedShell, resolveShell } from '../resolve/site.ts';
import { createSiteContext, publishedPages, type SiteContext } from '../resolve/siteContext.ts';
import { createUses, type Uses } from '../resolve/uses.ts';

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
  /** What the shell has looked up, and the media that it asks for. */
  shellUses: Uses;
  renderer: SiteRenderer;
  /** Every page that visitors get, by its document's place: the same page may have been written in another file. */
  pages: Map<string, PageSource>;
  /** Its JSON files, by path inside the pages folder. */
  files: ReadonlyMap<string, SourceFile>;
  /** Where addresses lead that are no page's, by address; all as content writes them. */
  redirects: ReadonlyMap<string, string>;
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
  const renderer = known ?? (await createRenderer(code, shell, endpoints, drafts, context));
  const pages = publishedPages(context);
  return {
    context,
    shell,
    shellUses: uses,
    renderer,
    pages: new Map(pages.map((page) => [addressOfOutput(page), page])),
    files: sourceFiles(source),
    redirects: redirectsIn(renderer, pages),
    whole: (head) => readPage(head, []),
    hashOf,
    valueNow: createDependencies(context, createHeadHash(emptyState, hashOf)),
  };
}

function redirectsIn(renderer: SiteRenderer, pages: readonly PageSource[]): Map<string, string> {
  const asWritten = (address: string) => belowBase(address, renderer.base) ?? address;
  const redirects = redirectsOf(renderer, pages.map(pageEntry));
  // The first of two counts, as for hosts.
  return new Map(redirects.toReversed().map(({ from, to }) => [asWritten(from), asWritten(to)]));
}

const sorted = (texts: Iterable<string>) => [...texts].sort().join('\n');
