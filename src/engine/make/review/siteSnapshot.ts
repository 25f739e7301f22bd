import { isDeepStrictEqual } from 'node:util';
import type { CheckedFolder, SiteChecker } from '#engine/check/siteChecker.ts';
import { withLastValidFiles } from '#engine/content/lastValidFiles.ts';
import { readLazyPage } from '#engine/content/lazyFile.ts';
import { addressInSite, localePathOf } from '#engine/content/locales.ts';
import type { PageSource, SiteSource } from '#engine/content/siteSource.ts';
import { sourceFiles } from '#engine/content/sourceFiles.ts';
import { withDrafts } from '#engine/content/withDrafts.ts';
import type { SourceFile } from '#engine/problems/sourceFile.ts';
import { withoutBasePath } from '#shared/withoutBasePath.ts';
import { createPageEntry } from '../features/features.ts';
import { listRedirects } from '../features/redirects/redirects.ts';
import { measureMedia } from '../images/measureMedia.ts';
import { emptyBuildState } from '../output/buildState.ts';
import { documentAddressOf } from '../output/builtPage.ts';
import { createHeadHasher } from '../pages/planPages.ts';
import type { CompiledCode } from '../render/compiledCode.ts';
import { createSiteRenderer, type SiteRenderer } from '../render/siteRenderer.ts';
import { createLocaleContexts } from '../resolve/createContexts.ts';
import { createDependencyLookup } from '../resolve/dependencyLookup.ts';
import { createDependencyRecord, type DependencyRecord } from '../resolve/dependencyRecord.ts';
import { type ResolvedShell, resolveShell } from '../resolve/resolveShell.ts';
import { publishedPages, type SiteContext, type SiteLocale } from '../resolve/siteContext.ts';

export interface SiteSnapshot {
  checked: CheckedFolder;
  /** Returns the text of a JSON file by its path, relative to the pages folder. */
  readText: (file: string) => string | undefined;
  /** Snapshots by locale, the first one first; empty if there was no site or `_site.json` has errors. */
  shown: LocaleSnapshot[];
  redirects: ReadonlyMap<string, string>;
}

export interface LocaleSnapshot {
  context: SiteContext;
  shell: ResolvedShell;
  shellUses: DependencyRecord;
  renderer: SiteRenderer;
  /** Published pages by output address, as the same page may have been in another file. */
  pages: Map<string, PageSource>;
  files: ReadonlyMap<string, SourceFile>;
  /** Returns a page with the full content of its file. */
  whole: (head: PageSource) => PageSource;
  hashOf: (absolute: string) => string;
  valueNow: (key: string) => string;
}

export interface SnapshotOptions {
  at: string;
  drafts: boolean;
  code: CompiledCode;
  /** Other snapshot, whose equal parts are reused. */
  other?: SiteSnapshot | undefined;
}

/** Checks a site and creates a snapshot of it, except files with errors. */
export async function openSnapshot(folder: SiteChecker, options: SnapshotOptions): Promise<SiteSnapshot> {
  const { at, drafts } = options;
  folder.detectChanges();
  const checked = folder.check(at, []);
  const texts = sourceFiles(checked.source);
  const state: SiteSnapshot = { checked, readText: (file) => texts.get(file)?.text, shown: [], redirects: new Map() };
  if (checked.couldNotRun || !checked.context) return state;
  // Cross-file problems, such as a link to a removed page, do not exclude files, as reviews are often about them.
  const source = withLastValidFiles(checked.source, checked.ownErrors, undefined);
  if (!source.site) return state;
  const fullSource = drafts ? withDrafts(source) : source;
  const media = await measureMedia(fullSource.media.values());
  const locales: LocaleSnapshot[] = [];
  for (const context of createLocaleContexts(fullSource, media, at, checked.absentAnchors))
    locales.push(await createLocaleSnapshot(context, fullSource, checked, options));
  folder.save();
  return { ...state, shown: locales, redirects: collectRedirects(locales) };
}

async function createLocaleSnapshot(
  context: SiteContext,
  source: SiteSource,
  { endpoints, hashOf }: CheckedFolder,
  { drafts, code, other }: SnapshotOptions,
): Promise<LocaleSnapshot> {
  const dependencies = createDependencyRecord();
  const shell = resolveShell(context, dependencies);
  const otherLocale = other?.shown.find((locale) => localePathOf(locale.context) === localePathOf(context));
  const isSame =
    isDeepStrictEqual(
      [shell, context.locales.map(languageChoiceOf)],
      [otherLocale?.shell, otherLocale?.context.locales.map(languageChoiceOf)],
    ) && sortedLines(endpoints) === sortedLines(other?.checked.endpoints ?? []);
  const renderer =
    (isSame && otherLocale?.renderer) || (await createSiteRenderer(code, shell, endpoints, drafts, context));
  return {
    context,
    shell,
    shellUses: dependencies,
    renderer,
    pages: new Map(publishedPages(context).map((page) => [addressInSite(documentAddressOf(page), context), page])),
    files: sourceFiles(source),
    whole: (head) => readLazyPage(head, []),
    hashOf,
    valueNow: createDependencyLookup(context, createHeadHasher(emptyBuildState, hashOf)),
  };
}

const languageChoiceOf = ({ language, own }: SiteLocale) => [language, own.has('/')];

function collectRedirects(locales: readonly LocaleSnapshot[]): Map<string, string> {
  const [first] = locales;
  if (!first) return new Map();
  const { renderer } = first;
  const withoutBase = (address: string) => withoutBasePath(address, renderer.base) ?? address;
  const entries = locales.flatMap(({ pages, context }) =>
    [...pages.values()].map((page) => {
      const { route, aliases, emptied } = createPageEntry(page, context);
      const toSiteAddress = (address: string) => addressInSite(address, context);
      return { route: toSiteAddress(route), aliases: aliases.map(toSiteAddress), emptied: emptied.map(toSiteAddress) };
    }),
  );
  const redirects = listRedirects(renderer, entries);
  // The first redirect of an address counts, as on hosts.
  return new Map(redirects.toReversed().map(({ from, to }) => [withoutBase(from), withoutBase(to)]));
}

const sortedLines = (texts: Iterable<string>) => [...texts].sort().join('\n');
