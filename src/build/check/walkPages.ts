import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Problem } from '../errors/problem.ts';
import type { PageSource, SiteSource } from '../load/source.ts';
import { readPage } from '../load/unreadFile.ts';
import { addPage, walkPage } from './buildGraph.ts';
import type { Container, ReferenceKind } from './graph.ts';
import { addLinksToHidden } from './hiddenPages.ts';
import { outlineOf, type SiteOutline } from './outline.ts';
import { headOf, type PageSummary, restore, summarise } from './pageSummary.ts';
import { Reports } from './reports.ts';
import type { WalkContext } from './walkContext.ts';

/** What a thread is asked for. */
export interface PagesWork {
  outline: SiteOutline;
  /** Day of the check, ISO 8601. */
  at: string;
  /** The pages to walk: from the one of this number up to, but without, the other. */
  from: number;
  to: number;
}

/** What a thread answers. */
export interface PagesAnswer {
  /** By path; pages that it could not sum up are left out. */
  summaries: [path: string, summary: PageSummary][];
  /** Names that it met and found in order, by what they name. */
  met: [kind: ReferenceKind, names: string[]][];
}

/** Pages for which starting a thread pays: it takes as long as walking some hundred of them. */
const worthThread = 1500;
/** More threads than this read no faster: listing and summing up stay the work of one. */
const maxThreads = 4;

const launcher = join(import.meta.dirname, '../../../scripts/compiled.cjs');
const entry = join(import.meta.dirname, 'pagesThread.ts');

/** The pages of a site, shared among threads. */
export interface SharedWork {
  /** Pages of this thread, the first ones. */
  share: number;
  /** Of the other threads; undefined where one has failed. */
  answers: Promise<PagesAnswer | undefined>[];
}

/** Lets other threads begin with their shares of a site's pages. */
export function sharePages(source: SiteSource, at: string, threads = worthwhileThreads(source)): SharedWork {
  const { length } = source.pages;
  if (threads === 1) return { share: length, answers: [] };
  const outline = outlineOf(source);
  // This thread has more to do than walk pages.
  const share = Math.floor((length / threads) * 0.85);
  const others = Math.ceil((length - share) / (threads - 1));
  const answers = Array.from({ length: threads - 1 }, (_, index) =>
    askThread({ outline, at, from: share + index * others, to: share + (index + 1) * others }),
  );
  return { share, answers };
}

/**
 * Reads and walks every page of a site whose pages were left unread, one after the other and on several threads, and
 * puts them into the graph. Of each page only what other files ask for stays in memory.
 * @param meanwhile something else to do while other threads still walk
 * @returns what is wrong with their files as files; what stands in them goes to the context's reports
 */
export async function walkPages(
  { share, answers }: SharedWork,
  context: WalkContext,
  meanwhile: () => void,
): Promise<Problem[]> {
  const { source } = context.graph;
  const problems: Problem[] = [];
  const walked = new Map<PageSource, Container>();
  for (const page of source.pages.slice(0, share)) walked.set(page, walkUnread(page, context, problems));
  meanwhile();
  const summaries = new Map((await Promise.all(answers)).flatMap((answer) => accept(answer, context)));
  for (const page of source.pages) {
    const container = walked.get(page) ?? walkElsewhere(page, summaries.get(page.file.path), context, problems);
    addPage(container, context.graph);
  }
  addLinksToHidden(context.graph);
  return problems;
}

const worthwhileThreads = ({ pages }: SiteSource) =>
  Math.min(availableParallelism(), maxThreads, Math.floor(pages.length / worthThread) + 1);

/** A thread that fails has walked nothing: its pages are walked here. */
function askThread(work: PagesWork): Promise<PagesAnswer | undefined> {
  return new Promise((resolve) => {
    const thread = new Worker(launcher, { workerData: { entry, ...work }, stdout: false });
    thread.once('message', (answer: string) => resolve(JSON.parse(answer) as PagesAnswer));
    thread.once('error', () => resolve(undefined));
    thread.once('exit', () => resolve(undefined));
  });
}

function accept(answer: PagesAnswer | undefined, { sound }: WalkContext): PagesAnswer['summaries'] {
  for (const [kind, names] of answer?.met ?? []) sound?.meet(kind, names);
  return answer?.summaries ?? [];
}

function walkElsewhere(
  page: PageSource,
  summary: PageSummary | undefined,
  context: WalkContext,
  problems: Problem[],
): Container {
  if (!summary) return walkUnread(page, context, problems);
  context.reports.problems.push(...summary.problems);
  return restore(page, summary, context);
}

/** Reads and walks a page, and lets go of everything of it but its head. */
function walkUnread(page: PageSource, context: WalkContext, problems: Problem[]): Container {
  const whole = readPage(page, problems);
  const container = walkPage(whole, context);
  page.page = headOf(whole.page);
  if (context.faulty.delete(whole.page)) context.faulty.add(page.page);
  container.page = page;
  container.file = page.file;
  return container;
}

/** Reads, walks and sums up pages, each by itself. */
export function summariesOf(pages: PageSource[], context: WalkContext): PagesAnswer {
  const summaries: PagesAnswer['summaries'] = [];
  for (const page of pages) {
    const problems: Problem[] = [];
    const own = { ...context, reports: new Reports(), faulty: new Set<never>(), graph: emptied(context) };
    const summary = summarise(walkPage(readPage(page, problems), own), own, problems);
    if (summary) summaries.push([page.file.path, summary]);
  }
  return { summaries, met: [...(context.sound?.met ?? [])].map(([kind, names]) => [kind, [...names]]) };
}

const emptied = ({ graph }: WalkContext) => ({ ...graph, references: [], queries: [], forms: [] });
