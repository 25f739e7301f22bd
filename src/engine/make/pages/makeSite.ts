import type { CheckedFolder } from '#engine/check/siteFolder.ts';
import type { PageEntry } from '../features/feature.ts';
import { pageEntry } from '../features/features.ts';
import type { MeasuredMedia } from '../images/measure.ts';
import type { MediaUse } from '../images/mediaUse.ts';
import { type BuildState, StateRecorder } from '../output/buildState.ts';
import { type DeliveryOptions, type EarlierOutput, prepareDelivery } from '../output/deliver.ts';
import type { NewOutput } from '../output/newOutput.ts';
import type { PackReport } from '../output/pack.ts';
import { largestPages, measureLargest, type PageBytes } from '../output/pageBytes.ts';
import type { Change } from '../output/place.ts';
import { replaceOutput } from '../output/replaceOutput.ts';
import { compileCode } from '../render/code.ts';
import type { PageWorkers } from '../render/pageWorkers.ts';
import { createLoadedRenderer, type SiteRenderer } from '../render/site.ts';
import { resolveShell } from '../resolve/site.ts';
import { createSiteContext, publishedPages, type SiteContext } from '../resolve/siteContext.ts';
import { createUses } from '../resolve/uses.ts';
import { addNote } from '../shard/addNote.ts';
import { noteForFeatures } from '../shard/featureNote.ts';
import { holdsSiteFiles, type Shard } from '../shard/shard.ts';
import { markOf } from '../shard/siteMark.ts';
import { makePages } from './makePages.ts';
import { addMedia, asStored, fromStored } from './siteMedia.ts';
import { writeSiteFiles } from './siteWriter.ts';

/** What a site is made from. */
export interface MakingOptions {
  /** Its content, without errors. */
  checked: CheckedFolder;
  media: Map<string, MeasuredMedia>;
  /** Path of the pages folder. */
  pages: string;
  /** Day of the build, ISO 8601. */
  at: string;
  /** Path of the output. */
  out: string;
  delivery: DeliveryOptions;
  /** Key of this program. */
  engine: string;
  /** What the last build has made. */
  before: BuildState;
  workers: PageWorkers;
  /** Which part of the site; all of it when it is left out. */
  shard?: Shard | undefined;
}

/** What was made. */
export interface MakingReport {
  pageCount: number;
  pages: PageBytes[];
  rendered: number;
  converted: number;
  written: number;
  packed?: PackReport;
}

/**
 * Makes what of a site has changed since the last build, and puts it in place.
 * @returns what was made, and the state for the next build
 */
export async function makeSite(options: MakingOptions): Promise<MakingReport & { state: BuildState }> {
  const { checked, media, at, out, before } = options;
  const context = createSiteContext(checked.source, media, at);
  const uses = createUses();
  const renderer = await createLoadedRenderer(await compileCode(), resolveShell(context, uses), checked.endpoints);
  const known = { directory: out, marks: before.files, isPacked: before.isPacked };
  const { state, marks, ...report } = await replaceOutput(known, (output, earlier) =>
    writeSite(output, { ...options, context, renderer, earlier, shellMedia: uses.media }),
  );
  const pages = Object.values(state.pages);
  return {
    pageCount: pages.length,
    pages: pages.some(({ bytes }) => !bytes) ? measureLargest(pages, out) : pages.flatMap(({ bytes }) => bytes ?? []),
    rendered: report.rendered,
    converted: report.converted,
    written: report.change.fresh.length,
    ...(report.packed && { packed: report.packed }),
    state: { ...state, files: marks },
  };
}

interface WritingOptions extends MakingOptions {
  context: SiteContext;
  renderer: SiteRenderer;
  earlier: EarlierOutput;
  /** Media of the shell, by their ids. */
  shellMedia: Map<string, MediaUse>;
}

/** Writes everything that the output lacks; gives what it has to become, and the state but for the files' marks. */
async function writeSite(output: NewOutput, options: WritingOptions) {
  const { context, renderer, earlier, before, delivery, engine, shellMedia, shard } = options;
  const { found } = earlier;
  const recorder = new StateRecorder(before);
  const made = await makePages({ ...options, found, output, recorder });
  const mediaOf = new Map([...fromStored(before.media, context.media), ...made.media]);
  const asked = recorder.media.flatMap((id) => mediaOf.get(id) ?? []);
  const media = new Map(asked.map((use) => [use.id, use]));
  const known = knownPages(context, recorder.pages);
  if (holdsSiteFiles(shard)) {
    for (const [id, use] of shellMedia) media.set(id, use);
    writeSiteFiles(output, known, renderer, shard !== undefined);
  }
  const converted = await addMedia(output, found, media.values());
  const delivered = await prepareDelivery(output, earlier, delivery);
  const state: BuildState = {
    engine,
    site: renderer.key,
    keys: recorder.keys,
    values: recorder.keys.map(made.valueNow),
    media: asked.map(asStored),
    pages: recorder.pages,
    files: {},
    isPacked: Boolean(delivery.compress),
  };
  const change = shard ? addNoteOf(shard, output, delivered.change, { ...options, state, known }) : delivered.change;
  return {
    change,
    packed: delivered.packed,
    converted,
    rendered: made.rendered,
    state,
  };
}

/** All published pages; those that are not part of this output without their facts. */
const knownPages = (context: SiteContext, made: BuildState['pages']): PageEntry[] =>
  publishedPages(context).map((source) => ({ ...pageEntry(source), facts: made[source.file.path]?.facts }));

/** What a part is noted with. */
interface PartOptions extends WritingOptions {
  state: BuildState;
  known: PageEntry[];
}

/** A part says of itself what it is a part of. */
function addNoteOf(shard: Shard, output: NewOutput, change: Change, options: PartOptions) {
  const { engine, isPacked, pages } = options.state;
  const made = Object.values(pages);
  return addNote(output, change, options.earlier, {
    shard,
    site: markOf({ ...options, engine, isPacked }),
    pageCount: made.length,
    pages: made.flatMap(({ bytes }) => bytes ?? []),
    largest: largestPages(made.map(({ document, islands, size }) => ({ document, islands, size }))),
    ...noteForFeatures(options.renderer, options.known, shard),
  });
}
