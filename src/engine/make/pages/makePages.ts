import type { MediaUse } from '../images/mediaUse.ts';
import type { StateRecorder } from '../output/buildState.ts';
import type { NewOutput } from '../output/newOutput.ts';
import { measuredPages } from '../output/pageBytes.ts';
import { createPageMakers } from '../render/pageMaker.ts';
import { type SiteRenderer, siteKey } from '../render/site.ts';
import { createDependencies } from '../resolve/dependencies.ts';
import { publishedPages, type SiteContext } from '../resolve/siteContext.ts';
import { languageOfKey } from '../resolve/uses.ts';
import { pagesOfShard } from '../shard/shard.ts';
import type { MakingOptions } from './makingOptions.ts';
import { createHeadHash, type PagePlan, type PlanOptions, planPages } from './planPages.ts';

/** What the pages of an output are made from. */
export interface PagesOptions extends MakingOptions {
  /** The site in its languages, the first one first. */
  editions: { context: SiteContext; renderer: SiteRenderer }[];
  /** Gets the files. */
  output: NewOutput;
  /** Gets the pages. */
  recorder: StateRecorder;
}

/** What was learnt while the pages were made. */
export interface PagesReport {
  rendered: number;
  /** Media that the pages which were looked at ask for, by their ids. */
  media: Map<string, MediaUse>;
  /** The value of a key of `createDependencies`. */
  valueNow: (key: string) => string;
}

/** Makes the pages that may have changed, and takes over the others. */
export async function makePages(options: PagesOptions): Promise<PagesReport> {
  const { checked, editions, media, at, drafts = false, before, output, recorder, workers } = options;
  const { hashOf, source, endpoints, absentAnchors } = checked;
  const headHash = createHeadHash(before, hashOf);
  const valueNow = valuesInLanguages(editions, headHash);
  const isMeasured = editions.reduce((sum, { context }) => sum + context.pages.size, 0) <= measuredPages;
  const plan = planEditions(options, { headHash, valueNow, isMeasured });
  for (const id of plan.unchanged) recorder.reuse(id);
  const report: PagesReport = { rendered: 0, media: new Map(), valueNow };
  const make = { directory: output.aside, isMeasured };
  const site = { source, media, at, endpoints, absentAnchors, isPreview: drafts, ...make };
  await workers.makeAll(plan.tasks, site, createPageMakers(editions, make), (result) => {
    recorder.add(result.id, result.made);
    output.adopt(result.written);
    if (result.isRendered) report.rendered += 1;
    for (const use of result.media) report.media.set(use.id, use);
  });
  for (const { document, islands } of Object.values(recorder.pages))
    for (const path of [document.path, islands]) if (path) output.reuse(path);
  return report;
}

/** What has to be made anew of the pages in all languages. */
function planEditions(
  { editions, checked, before, engine, output, shard }: PagesOptions,
  known: Pick<PlanOptions, 'headHash' | 'valueNow' | 'isMeasured'>,
): PagePlan {
  const isSameSite = before.engine === engine && before.site === siteKey(editions);
  const same = { ...known, before, output: output.before, hashOf: checked.hashOf, isSameSite };
  const plans = editions.map(({ context }) => {
    const all = publishedPages(context);
    return planPages({ ...same, pages: shard ? pagesOfShard(all, shard) : all, language: context.language });
  });
  return { tasks: plans.flatMap(({ tasks }) => tasks), unchanged: plans.flatMap(({ unchanged }) => unchanged) };
}

/** Gives the values of keys in the language that each names. */
function valuesInLanguages(editions: PagesOptions['editions'], headHash: PlanOptions['headHash']) {
  const ofLanguage = new Map(
    editions.map(({ context }) => [context.language, createDependencies(context, headHash)] as const),
  );
  const [first] = ofLanguage.keys();
  return (written: string): string => {
    const { key, language = first } = languageOfKey(written);
    return ofLanguage.get(language ?? '')?.(key) ?? '';
  };
}
