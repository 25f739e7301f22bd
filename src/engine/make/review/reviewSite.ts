import { compareWithBaseline, countAlike } from '#engine/check/baseline/baseline.ts';
import type { SiteFolder } from '#engine/check/siteFolder.ts';
import { addressInLanguage, addressInSite, folderOf, translationIn } from '#engine/content/editions.ts';
import { whyNotPublic } from '#engine/content/publication.ts';
import type { PageSource, SiteSource } from '#engine/content/source.ts';
import { sourceFiles } from '#engine/content/sourceFiles.ts';
import type { Problem } from '#engine/problems/problem.ts';
import type {
  LostAddress,
  NotCompared,
  PageReview,
  ReviewedProblem,
  ReviewedState,
  SiteReview,
  UnseenFile,
} from '#shared/review.ts';
import { buildKey } from '../buildKey.ts';
import { addressOfOutput } from '../output/madePage.ts';
import { compileCode } from '../render/code.ts';
import { aliasesOf } from '../resolve/siteContext.ts';
import { type ComparedPages, comparePages } from './comparePages.ts';
import { compareFrames } from './frame.ts';
import { usesOfPages } from './pageUses.ts';
import { openState, type ShownState, type SiteState } from './siteState.ts';
import type { StatePair } from './statePair.ts';

/** A state of a site, and what it is called. */
export interface ReviewedFolder extends ReviewedState {
  folder: SiteFolder;
}

/** What a review is asked for. */
export interface ReviewOptions {
  before: ReviewedFolder;
  after: ReviewedFolder;
  /** Path of the pages folder. */
  directory: string;
  /** The moment for which both states are seen. */
  at: string;
  /** Drafts are part of both. */
  drafts?: boolean;
}

/** What was found, and both states: whoever shows pictures of pages renders them again. */
export interface ReviewResult {
  review: SiteReview;
  /** One for each language; none where one of the two cannot be shown at all. */
  pairs: StatePair[];
}

/** Compares what visitors get of a site at two times. Pages follow from few files: only those that may differ are made. */
export async function reviewSite({
  before,
  after,
  directory,
  at,
  drafts = false,
}: ReviewOptions): Promise<ReviewResult> {
  const code = await compileCode();
  const old = await openState(before.folder, { at, drafts, code });
  const now = await openState(after.folder, { at, drafts, code, other: old });
  const pairs = createPairs(old, now, directory);
  const compared: ComparedPages[] = [];
  for (const pair of pairs) compared.push(await comparePages(pair));
  const pages = compared.flatMap((one) => one.pages).sort((a, b) => (a.route < b.route ? -1 : 1));
  const review: SiteReview = {
    version: 1,
    before: nameOfState(before),
    after: nameOfState(after),
    pages,
    frame: compareFrames(pairs),
    lostAddresses: pairs.length ? findLost(pairs, old, now) : [],
    problems: compareProblems(old, now),
    unseen: findUnseen({ old, now, pages, at, drafts }),
    notCompared: [...findNotCompared(old, now), ...compared.flatMap((one) => one.notCompared)],
  };
  return { review, pairs };
}

const nameOfState = ({ name, commit }: ReviewedState): ReviewedState => ({ name, ...(commit && { commit }) });

function createPairs(old: SiteState, now: SiteState, directory: string): StatePair[] {
  if (!old.shown.length || !now.shown.length) return [];
  const leftOut = new Set([...keysWithErrors(old), ...keysWithErrors(now)]);
  const { redirects } = now;
  const folders = new Set([...now.shown, ...old.shown].map(({ context }) => folderOf(context)));
  return [...folders].map((folder) => {
    const [found, other] = [old, now].map(({ shown }) => shown.find(({ context }) => folderOf(context) === folder));
    // All pages of a language come and go with it.
    const before = found ?? withoutPages(other as ShownState);
    const after = other ?? withoutPages(before);
    return { before, after, redirects, leftOut, uses: usesOfPages(before, directory, buildKey()) };
  });
}

const withoutPages = (state: ShownState): ShownState => ({ ...state, pages: new Map() });

/** Every page of a site, of whatever language, with its place in the output. */
const pagesWithPlaces = ({ pages, translations }: SiteSource): { page: PageSource; key: string }[] => [
  ...pages.map((page) => ({ page, key: addressOfOutput(page) })),
  ...[...translations].flatMap(([language, translation]) =>
    translation.pages.map((page) => ({ page, key: addressInLanguage(addressOfOutput(page), language) })),
  ),
];

const keysWithErrors = ({ checked: { source, wrong } }: SiteState) =>
  pagesWithPlaces(source).flatMap(({ page, key }) => (wrong.has(page.file.path) ? [key] : []));

/** Addresses before that lead to nothing now. A page that has errors now is still there. */
function findLost(pairs: readonly StatePair[], old: SiteState, now: SiteState): LostAddress[] {
  const there = new Set([...pairs.flatMap(({ after }) => [...after.pages.keys()]), ...now.redirects.keys()]);
  const leftOut = pairs[0]?.leftOut;
  const fileOf = (address: string) =>
    old.shown
      .flatMap(({ context, pages }) => [...pages.values()].map((page) => ({ page, context })))
      .find(({ page, context }) => aliasesOf(page).some((alias) => addressInSite(alias, context) === address))?.page
      .file.path ?? '_site.json';
  const pages = old.shown.flatMap((state) =>
    [...state.pages].flatMap(([address, page]) => (page.isNotFoundPage ? [] : [{ address, file: page.file.path }])),
  );
  const redirects = [...old.redirects.keys()].map((address) => ({ address, file: fileOf(address) }));
  return [...pages, ...redirects]
    .filter(({ address }) => !there.has(address) && !leftOut?.has(address))
    .sort((a, b) => (a.address < b.address ? -1 : 1));
}

function compareProblems(before: SiteState, after: SiteState): SiteReview['problems'] {
  const only = (one: SiteState, other: SiteState) => {
    const known = [...countAlike(other.checked.problems, other.readText).values()];
    return compareWithBaseline(one.checked.problems, known, one.readText).fresh.map(inReview);
  };
  return { appeared: only(after, before), gone: only(before, after) };
}

const inReview = ({ code, severity, file, pointer, line, column, message, hint }: Problem): ReviewedProblem => ({
  code,
  severity,
  ...{ file, pointer, line, column, message, hint },
});

interface Unseen {
  old: SiteState;
  now: SiteState;
  pages: readonly PageReview[];
  at: string;
  drafts: boolean;
}

/** Files that are not as they were, and that no page shows anything of: a reviewer of the files must not look for them. */
function findUnseen({ old, now, pages, at, drafts }: Unseen): UnseenFile[] {
  const named = new Set(pages.flatMap(({ file, causes }) => [file, ...causes.map((cause) => cause.file)]));
  const heads = new Map(pagesWithPlaces(now.checked.source).map(({ page }) => [page.file.path, page.page]));
  const isNamed = (file: string) => named.has(file) || named.has(translationIn(file)?.path ?? file);
  return changedFiles(old, now).flatMap((file): UnseenFile[] => {
    if (isNamed(file) || now.checked.wrong.has(file)) return [];
    const head = heads.get(file);
    const why = head && whyNotPublic(drafts ? { ...head, draft: false } : head, at);
    if (!why) return [{ file, why: 'what visitors get is the same' }];
    return [{ file, why: reasons[why.why]('moment' in why ? why.moment : '') }];
  });
}

const reasons = {
  draft: () => 'it is a draft',
  hidden: () => 'it is hidden',
  from: (moment: string) => `it is shown from ${moment}`,
  until: (moment: string) => `it was shown until ${moment}`,
};

/** Paths of files whose content differs, or that only one of the states has. */
function changedFiles(old: SiteState, now: SiteState): string[] {
  const hashes = ({ checked: { source, hashOf } }: SiteState) =>
    new Map([
      ...[...source.media.values()].map(({ path, absolute }) => [`_media/${path}`, hashOf(absolute)] as const),
      ...[...sourceFiles(source).values()].map(({ path, absolute }) => [path, hashOf(absolute)] as const),
    ]);
  const [before, after] = [hashes(old), hashes(now)];
  return [...new Set([...before.keys(), ...after.keys()])]
    .filter((path) => before.get(path) !== after.get(path))
    .sort();
}

function findNotCompared(old: SiteState, now: SiteState): NotCompared[] {
  const states = [
    { state: old, when: 'before' },
    { state: now, when: 'now' },
  ];
  if (states.some(({ state }) => !state.shown.length))
    return states.flatMap(({ state, when }) =>
      state.shown.length ? [] : [{ file: '_site.json', why: `There is no site to compare ${when}: ${whyNone(state)}` }],
    );
  return states.flatMap(({ state: { checked }, when }) => {
    const pages = new Map(pagesWithPlaces(checked.source).map(({ page, key }) => [page.file.path, key]));
    return [...checked.wrong].sort().map((file): NotCompared => {
      const route = pages.get(file);
      if (route === undefined) return { file, why: `It has errors ${when}: pages are compared without what is in it.` };
      return { route, file, why: `It has errors ${when}.` };
    });
  });
}

const whyNone = ({ checked }: SiteState) => checked.couldNotRun ?? '_site.json has errors.';
