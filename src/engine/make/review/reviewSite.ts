import { compareWithBaseline, countByIdentity } from '#engine/check/baseline/baseline.ts';
import type { SiteChecker } from '#engine/check/siteChecker.ts';
import { addressInLocale, addressInSite, localePathOf, parseTranslationPath } from '#engine/content/locales.ts';
import { unpublishedReasonOf } from '#engine/content/publication.ts';
import type { PageSource, SiteSource } from '#engine/content/siteSource.ts';
import { sourceFiles } from '#engine/content/sourceFiles.ts';
import { errorsOfPage, writtenPathOf } from '#engine/content/templates/itemFile.ts';
import type { Problem } from '#engine/problems/problem.ts';
import type {
  LostAddress,
  PageReview,
  ReviewedProblem,
  ReviewedState,
  SiteReview,
  UncomparedFile,
  UnseenFile,
} from '#shared/review.ts';
import { buildKey } from '../buildKey.ts';
import { documentAddressOf } from '../output/builtPage.ts';
import { compileCode } from '../render/compiledCode.ts';
import { aliasesOf } from '../resolve/siteContext.ts';
import { comparePages, type PagesComparison } from './comparePages.ts';
import { compareShells } from './compareShells.ts';
import { loadPageDependencies } from './pageDependencies.ts';
import { type LocaleSnapshot, openSnapshot, type SiteSnapshot } from './siteSnapshot.ts';
import type { SnapshotPair } from './snapshotPair.ts';

export interface ReviewedFolder extends ReviewedState {
  folder: SiteChecker;
}

export interface ReviewOptions {
  before: ReviewedFolder;
  after: ReviewedFolder;
  directory: string;
  at: string;
  drafts?: boolean;
}

/** Review with the snapshots, from which callers render pages for pictures. */
export interface ReviewResult {
  review: SiteReview;
  /** Snapshot pairs by locale; empty if one snapshot cannot be rendered at all. */
  pairs: SnapshotPair[];
}

/** Compares two snapshots of a site as visitors see them. Only pages that may differ are rendered. */
export async function reviewSite({
  before,
  after,
  directory,
  at,
  drafts = false,
}: ReviewOptions): Promise<ReviewResult> {
  const code = await compileCode();
  const snapshotBefore = await openSnapshot(before.folder, { at, drafts, code });
  const snapshotAfter = await openSnapshot(after.folder, { at, drafts, code, other: snapshotBefore });
  const pairs = createSnapshotPairs(snapshotBefore, snapshotAfter, directory);
  const compared: PagesComparison[] = [];
  for (const pair of pairs) compared.push(await comparePages(pair));
  const pages = compared.flatMap((one) => one.pages).sort((a, b) => (a.route < b.route ? -1 : 1));
  const review: SiteReview = {
    version: 1,
    before: snapshotNameOf(before),
    after: snapshotNameOf(after),
    pages,
    frame: compareShells(pairs),
    lostAddresses: pairs.length ? findLostAddresses(pairs, snapshotBefore, snapshotAfter) : [],
    problems: compareProblems(snapshotBefore, snapshotAfter),
    unseen: findUnseenFiles({ snapshotBefore, snapshotAfter, pages, at, drafts }),
    notCompared: [...findNotCompared(snapshotBefore, snapshotAfter), ...compared.flatMap((one) => one.notCompared)],
  };
  return { review, pairs };
}

const snapshotNameOf = ({ name, commit }: ReviewedState): ReviewedState => ({ name, ...(commit && { commit }) });

function createSnapshotPairs(
  snapshotBefore: SiteSnapshot,
  snapshotAfter: SiteSnapshot,
  directory: string,
): SnapshotPair[] {
  if (!snapshotBefore.shown.length || !snapshotAfter.shown.length) return [];
  const leftOut = new Set([...keysWithErrors(snapshotBefore), ...keysWithErrors(snapshotAfter)]);
  const { redirects } = snapshotAfter;
  const folders = new Set(
    [...snapshotAfter.shown, ...snapshotBefore.shown].map(({ context }) => localePathOf(context)),
  );
  return [...folders].map((folder) => {
    const [found, other] = [snapshotBefore, snapshotAfter].map(({ shown }) =>
      shown.find(({ context }) => localePathOf(context) === folder),
    );
    // An added or removed locale adds or removes all of its pages.
    const before = found ?? withoutPages(other as LocaleSnapshot);
    const after = other ?? withoutPages(before);
    return { before, after, redirects, leftOut, uses: loadPageDependencies(before, directory, buildKey()) };
  });
}

const withoutPages = (state: LocaleSnapshot): LocaleSnapshot => ({ ...state, pages: new Map() });

const pagesWithAddresses = ({ pages, translations }: SiteSource): { page: PageSource; key: string }[] => [
  ...pages.map((page) => ({ page, key: documentAddressOf(page) })),
  ...[...translations].flatMap(([language, translation]) =>
    translation.pages.map((page) => ({ page, key: addressInLocale(documentAddressOf(page), language) })),
  ),
];

const keysWithErrors = ({ checked: { source, ownErrors } }: SiteSnapshot) =>
  pagesWithAddresses(source).flatMap(({ page, key }) => (errorsOfPage(page, ownErrors).length > 0 ? [key] : []));

/** Finds earlier addresses without a page or redirect. A page with errors counts as existing. */
function findLostAddresses(
  pairs: readonly SnapshotPair[],
  snapshotBefore: SiteSnapshot,
  snapshotAfter: SiteSnapshot,
): LostAddress[] {
  const existingAddresses = new Set([
    ...pairs.flatMap(({ after }) => [...after.pages.keys()]),
    ...snapshotAfter.redirects.keys(),
  ]);
  const leftOut = pairs[0]?.leftOut;
  const fileOf = (address: string) => {
    const owner = snapshotBefore.shown
      .flatMap(({ context, pages }) => [...pages.values()].map((page) => ({ page, context })))
      .find(({ page, context }) => aliasesOf(page).some((alias) => addressInSite(alias, context) === address));
    return owner ? writtenPathOf(owner.page) : '_site.json';
  };
  const pages = snapshotBefore.shown.flatMap((state) =>
    [...state.pages].flatMap(([address, page]) =>
      page.isNotFoundPage || isFurtherPage(page) ? [] : [{ address, file: writtenPathOf(page) }],
    ),
  );
  const redirects = [...snapshotBefore.redirects.keys()].map((address) => ({ address, file: fileOf(address) }));
  return [...pages, ...redirects]
    .filter(({ address }) => !existingAddresses.has(address) && !leftOut?.has(address))
    .sort((a, b) => (a.address < b.address ? -1 : 1));
}

/** True for a further page of a list or topic: with each item that goes, the last one may. */
const isFurtherPage = ({ part }: PageSource): boolean => part !== undefined && /\/page\/\d+$/.test(part.suffix);

function compareProblems(before: SiteSnapshot, after: SiteSnapshot): SiteReview['problems'] {
  const only = (one: SiteSnapshot, other: SiteSnapshot) => {
    const knownProblems = [...countByIdentity(other.checked.problems, other.readText).values()];
    return compareWithBaseline(one.checked.problems, knownProblems, one.readText).fresh.map(toReviewedProblem);
  };
  return { appeared: only(after, before), gone: only(before, after) };
}

const toReviewedProblem = ({
  code,
  severity,
  file,
  pointer,
  line,
  column,
  message,
  hint,
}: Problem): ReviewedProblem => ({
  code,
  severity,
  ...{ file, pointer, line, column, message, hint },
});

interface UnseenFilesInput {
  snapshotBefore: SiteSnapshot;
  snapshotAfter: SiteSnapshot;
  pages: readonly PageReview[];
  at: string;
  drafts: boolean;
}

/** Finds changed files that affect no page, so that reviewers need not look for their effect. */
function findUnseenFiles({ snapshotBefore, snapshotAfter, pages, at, drafts }: UnseenFilesInput): UnseenFile[] {
  const namedFiles = new Set(pages.flatMap(({ file, causes }) => [file, ...causes.map((cause) => cause.file)]));
  const heads = new Map(
    pagesWithAddresses(snapshotAfter.checked.source).map(({ page }) => [writtenPathOf(page), page.page]),
  );
  const isNamed = (file: string) => namedFiles.has(file) || namedFiles.has(parseTranslationPath(file)?.path ?? file);
  return changedFiles(snapshotBefore, snapshotAfter).flatMap((file): UnseenFile[] => {
    if (isNamed(file) || snapshotAfter.checked.ownErrors.has(file)) return [];
    const head = heads.get(file);
    const why = head && unpublishedReasonOf(drafts ? { ...head, draft: false } : head, at);
    if (!why) return [{ file, why: 'what visitors get is the same' }];
    return [{ file, why: unpublishedReasons[why.why]('moment' in why ? why.moment : '') }];
  });
}

const unpublishedReasons = {
  draft: () => 'it is a draft',
  hidden: () => 'it is hidden',
  from: (timestamp: string) => `it is shown from ${timestamp}`,
  until: (timestamp: string) => `it was shown until ${timestamp}`,
};

function changedFiles(snapshotBefore: SiteSnapshot, snapshotAfter: SiteSnapshot): string[] {
  const hashes = ({ checked: { source, hashOf } }: SiteSnapshot) =>
    new Map([
      ...[...source.media.values()].map(({ path, absolute }) => [`_media/${path}`, hashOf(absolute)] as const),
      ...[...sourceFiles(source).values()].map(({ path, absolute }) => [path, hashOf(absolute)] as const),
    ]);
  const [before, after] = [hashes(snapshotBefore), hashes(snapshotAfter)];
  return [...new Set([...before.keys(), ...after.keys()])]
    .filter((path) => before.get(path) !== after.get(path))
    .sort();
}

function findNotCompared(snapshotBefore: SiteSnapshot, snapshotAfter: SiteSnapshot): UncomparedFile[] {
  const states = [
    { state: snapshotBefore, when: 'before' },
    { state: snapshotAfter, when: 'now' },
  ];
  if (states.some(({ state }) => !state.shown.length))
    return states.flatMap(({ state, when }) =>
      state.shown.length
        ? []
        : [{ file: '_site.json', why: `There is no site to compare ${when}: ${explainMissingSite(state)}` }],
    );
  return states.flatMap(({ state: { checked }, when }) => {
    const pages = new Map(pagesWithAddresses(checked.source).map(({ page, key }) => [page.file.path, key]));
    return [...checked.ownErrors.keys()].sort().map((file): UncomparedFile => {
      const route = pages.get(file);
      if (route === undefined) return { file, why: `It has errors ${when}: pages are compared without what is in it.` };
      return { route, file, why: `It has errors ${when}.` };
    });
  });
}

const explainMissingSite = ({ checked }: SiteSnapshot) => checked.couldNotRun ?? '_site.json has errors.';
