import { CodeFailure, type Failure } from '#engine/problems/codeFailure.ts';
import { codeLimit } from '#engine/problems/codeLimit.ts';
import type { MediaUse } from '../images/mediaUse.ts';
import type { StateRecorder } from '../output/buildState.ts';
import { maxMeasuredPages } from '../output/pageBytes.ts';
import type { StagedOutput } from '../output/stagedOutput.ts';
import { createPageMaker } from '../render/pageMaker.ts';
import type { SiteRenderer } from '../render/siteRenderer.ts';
import { createDependencyLookup } from '../resolve/dependencyLookup.ts';
import { parseLanguageKey } from '../resolve/dependencyRecord.ts';
import { publishedPages, type SiteContext } from '../resolve/siteContext.ts';
import { pagesOfShard } from '../shard/shard.ts';
import type { SiteBuildOptions } from './buildOptions.ts';
import { createHeadHasher, type PlanOptions, planPages } from './planPages.ts';

export interface PagesOptions extends SiteBuildOptions {
  siteKey: string;
  /** The site in each locale, the first one first. */
  locales: { context: SiteContext; renderer: SiteRenderer }[];
  output: StagedOutput;
  recorder: StateRecorder;
}

export interface PagesReport {
  rendered: number;
  media: Map<string, MediaUse>;
  valueNow: (key: string) => string;
}

/** @throws CodeFailure for all pages on which code fails */
export async function makePages(options: PagesOptions): Promise<PagesReport> {
  const { checked, locales, media, at, drafts = false, before, siteKey, output, recorder, workers } = options;
  const { hashOf, source, endpoints, absentAnchors } = checked;
  const headHash = createHeadHasher(before, hashOf);
  const valueNow = createValueLookup(locales, headHash);
  const isMeasured = locales.reduce((sum, { context }) => sum + context.pages.size, 0) <= maxMeasuredPages;
  const plan = planPages({
    ...{ before, hashOf, headHash, valueNow, siteKey, isMeasured },
    pages: listPages(options),
    output: output.previous,
  });
  options.listener.planned?.(plan.tasks);
  for (const id of plan.unchanged) recorder.reuse(id);
  const failures: Failure[] = [];
  const report: PagesReport = { rendered: 0, media: new Map(), valueNow };
  const makerOptions = { directory: output.stagingDirectory, isMeasured, siteKey };
  const input = {
    source,
    media,
    at,
    endpoints,
    absentAnchors,
    isPreview: drafts,
    codeLimitMs: codeLimit(),
    ...makerOptions,
  };
  await workers.makeAll(plan.tasks, input, createPageMaker(locales, makerOptions), (result) => {
    if ('failures' in result) {
      failures.push(...result.failures);
      return;
    }
    recorder.add(result.id, result.made);
    output.adopt(result.written);
    if (result.isRendered) report.rendered += 1;
    for (const use of result.media) report.media.set(use.id, use);
  });
  if (failures.length > 0) throw new CodeFailure(failures);
  for (const { document, islands } of Object.values(recorder.pages))
    for (const path of [document.path, islands]) if (path) output.reuse(path);
  return report;
}

function listPages({ locales, shard }: PagesOptions): PlanOptions['pages'] {
  return locales.flatMap(({ context }) => {
    const published = publishedPages(context);
    const pages = shard ? pagesOfShard(published, shard) : published;
    return pages.map((page) => ({ page, language: context.language }));
  });
}

function createValueLookup(locales: PagesOptions['locales'], headHash: PlanOptions['headHash']) {
  const lookups = new Map(
    locales.map(({ context }) => [context.language, createDependencyLookup(context, headHash)] as const),
  );
  const [first] = lookups.keys();
  return (keyWithLanguage: string): string => {
    const { key, language = first } = parseLanguageKey(keyWithLanguage);
    return lookups.get(language ?? '')?.(key) ?? '';
  };
}
