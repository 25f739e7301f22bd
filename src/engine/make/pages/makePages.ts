import type { MediaUse } from '../images/mediaUse.ts';
import type { StateRecorder } from '../output/buildState.ts';
import type { NewOutput } from '../output/newOutput.ts';
import { measuredPages } from '../output/pageBytes.ts';
import { createPageMaker } from '../render/pageMaker.ts';
import type { SiteRenderer } from '../render/site.ts';
import { createDependencies } from '../resolve/dependencies.ts';
import { publishedPages, type SiteContext } from '../resolve/siteContext.ts';
import { pagesOfShard } from '../shard/shard.ts';
import type { MakingOptions } from './makingOptions.ts';
import { createHeadHash, planPages } from './planPages.ts';

/** What the pages of an output are made from. */
export interface PagesOptions extends MakingOptions {
  context: SiteContext;
  renderer: SiteRenderer;
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
  const { checked, context, renderer, before, engine, output, recorder, shard, workers } = options;
  const { hashOf, source, endpoints, absentAnchors } = checked;
  const headHash = createHeadHash(before, hashOf);
  const valueNow = createDependencies(context, headHash);
  const all = publishedPages(context);
  const pages = shard ? pagesOfShard(all, shard) : all;
  const isMeasured = all.length <= measuredPages;
  const isSameSite = before.engine === engine && before.site === renderer.key;
  const plan = planPages({ pages, before, output: output.before, hashOf, headHash, valueNow, isSameSite, isMeasured });
  for (const id of plan.unchanged) recorder.reuse(id);
  const report: PagesReport = { rendered: 0, media: new Map(), valueNow };
  const make = { directory: output.aside, isMeasured };
  const { media, at } = context;
  const { isPreview } = renderer;
  const site = { source, media, at, endpoints, absentAnchors, isPreview, ...make };
  await workers.makeAll(plan.tasks, site, createPageMaker(context, renderer, make), (result) => {
    recorder.add(result.id, result.made);
    output.adopt(result.written);
    if (result.isRendered) report.rendered += 1;
    for (const use of result.media) report.media.set(use.id, use);
  });
  for (const { document, islands } of Object.values(recorder.pages))
    for (const path of [document.path, islands]) if (path) output.reuse(path);
  return report;
}
