import { compareWithBaseline, countAlike } from '#engine/check/baseline/baseline.ts';
import type { SiteFolder } from '#engine/check/siteFolder.ts';
import { whyNotPublic } from '#engine/content/publication.ts';
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
import { comparePages } from './comparePages.ts';
import { compareFrames } from './frame.ts';
import { usesOfPages } from './pageUses.ts';
import { openState, type SiteState } from './siteState.ts';
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
  /** Absent where one of the two cannot be shown at all. */
  pair?: StatePair;
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
  const pair = createPair(old, now, directory);
  const { pages, notCompared } = pair ? await comparePages(pair) : { pages: [], notCompared: [] };
  const review: SiteReview = {
    version: 1,
    before: nameOfState(before),
    after: nameOfState(after),
    pages,
    frame: pair ? compareFrames(pair) : [],
    lostAddresses: pair ? findLost(pair, old) : [],
    problems: compareProblems(old, now),
    unseen: findUnseen({ old, now, pages, at, drafts }),
    notCompared: [...findNotCompared(old, now, pair), ...notCompared],
  };
  return { review, ...(pair && { pair }) };
}

const nameOfState = ({ name, commit }: ReviewedState): ReviewedState => ({ name, ...(commit && { commit }) });

function createPair(old: SiteState, now: SiteState, directory: string): StatePair | undefined {
  const [before, after] = [old.shown, now.shown];
  if (!before || !after) return undefined;
  const leftOut = new Set([...keysWithErrors(old), ...keysWithErrors(now)]);
  return { before, after, leftOut, uses: usesOfPages(before, directory, buildKey()) };
}

const keysWithErrors = ({ checked: { source, wrong } }: SiteState) =>
  source.pages.filter(({ file }) => wrong.has(file.path)).map(addressOfOutput);

/** Addresses before that lead to nothing now. A page that has errors now is still there. */
function findLost({ before, after, leftOut }: StatePair, old: SiteState): LostAddress[] {
  const there = new Set([...after.pages.keys(), ...after.redirects.keys()]);
  const fileOf = (address: string) =>
    old.checked.source.pages.find(({ page }) => Array.isArray(page.aliases) && page.aliases.includes(address))?.file
      .path ?? '_site.json';
  const pages = [...before.pages.values()].flatMap((page) =>
    page.isNotFoundPage ? [] : [{ address: page.route, file: page.file.path }],
  );
  const redirects = [...before.redirects.keys()].map((address) => ({ address, file: fileOf(address) }));
  return [...pages, ...redirects]
    .filter(({ address }) => !there.has(address) && !leftOut.has(address))
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
  const heads = new Map(now.checked.source.pages.map((page) => [page.file.path, page.page]));
  return changedFiles(old, now).flatMap((file): UnseenFile[] => {
    if (named.has(file) || now.checked.wrong.has(file)) return [];
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

function findNotCompared(old: SiteState, now: SiteState, pair: StatePair | undefined): NotCompared[] {
  const states = [
    { state: old, when: 'before' },
    { state: now, when: 'now' },
  ];
  if (!pair)
    return states.flatMap(({ state, when }) =>
      state.shown ? [] : [{ file: '_site.json', why: `There is no site to compare ${when}: ${whyNone(state)}` }],
    );
  return states.flatMap(({ state: { checked }, when }) => {
    const pages = new Map(checked.source.pages.map((page) => [page.file.path, addressOfOutput(page)]));
    return [...checked.wrong].sort().map((file): NotCompared => {
      const route = pages.get(file);
      if (route === undefined) return { file, why: `It has errors ${when}: pages are compared without what is in it.` };
      return { route, file, why: `It has errors ${when}.` };
    });
  });
}

const whyNone = ({ checked }: SiteState) => checked.couldNotRun ?? '_site.json has errors.';
