import type { PageSource } from '#engine/content/source.ts';
import type { Problem } from '#engine/problems/problem.ts';
import type { FileHashes } from '#engine/store/fileHashes.ts';
import { addRecord } from './addRecord.ts';
import { walkAllButPages } from './buildGraph.ts';
import type { KeptRecords } from './keptRecords.ts';
import { PageWalker, siteHash } from './pageWalker.ts';
import type { PageRecord } from './record.ts';
import type { NotingContext, WalkContext } from './walkContext.ts';

/**
 * Walks a site whose pages were left unread, and puts everything into the graph: pages whose records still hold are not
 * read, the others are read and walked one after the other. Sharing them among threads was no faster on two cores, and
 * took 60 MB more for 10,000 pages.
 * @param records are brought up to date
 * @returns what is wrong with the pages' files as files; what stands in them goes to the context's reports
 */
export function walkUnread(context: NotingContext, records: KeptRecords, hashes: FileHashes): Problem[] {
  const { sound } = context;
  const { pages } = context.graph.source;
  const walker = new PageWalker(context, hashes);
  const walk = (page: PageSource) => {
    const record = walker.walk(page);
    records.set(page.file.path, record);
    return record;
  };
  // Which pages are shown is known when all heads are: until then, every page is taken to be there.
  const isFresh = freshnessOf(context, hashes);
  const found = pages.map((page) => {
    const kept = records.get(page.file.path);
    const record = kept && isFresh(kept, page) ? kept : walk(page);
    page.page = record.head;
    return record;
  });
  sound.pagesAreKnown(context.graph.at);
  walkAllButPages(context);
  const problems: Problem[] = [];
  pages.forEach((page, index) => {
    let record = found[index] as PageRecord;
    // A name that is no longer in order has to be told where it stands.
    if (!sound.areStillSound(record.names)) record = walk(page);
    if (record.more?.problems) problems.push(...record.more.problems.ofFile);
    addRecord(page, record, context);
  });
  return problems;
}

/** Tells of a record, its names aside, whether walking the page again would find the same. */
function freshnessOf(context: WalkContext, hashes: FileHashes): (record: PageRecord, page: PageSource) => boolean {
  const site = siteHash(context, hashes);
  const { at } = context.graph;
  return ({ hash, more }, { file }) =>
    (more?.day ?? at) === at && (more?.site ?? site) === site && hashes.hashOf(file.absolute) === hash;
}
