import { isPublished } from '#engine/content/publication.ts';
import type { PageSource } from '#engine/content/source.ts';
import { readPath } from '#engine/content/text/tokens.ts';
import { tokensOfPointer } from '#engine/problems/pointer.ts';
import { isObject } from '#shared/json.ts';
import { addPage } from './buildGraph.ts';
import { type CheckedBlock, type Container, createPageContainer, type PictureUse } from './graph.ts';
import type { Loose, LooseQuery, MoreOfPage, PageRecord } from './record.ts';
import type { NotingContext, WalkContext } from './walkContext.ts';

/**
 * Puts what is kept of a page into the graph, as walking its file would.
 * @param page what stands in its file takes no part
 */
export function addRecord(page: PageSource, record: PageRecord, context: NotingContext): void {
  const { graph, sound } = context;
  page.page = record.head;
  const container = createPageContainer(page, isPublished(record.head, graph.at));
  container.links = sound.meet(record.names);
  addPictures(record.pictures, container, context);
  if (record.more) addMore(record.more, container, context);
  addPage(container, graph);
}

/** Another place that asks for less than one before says nothing new. */
function addPictures(pictures: number[], container: Container, { widest, sound }: NotingContext): void {
  const { values } = sound.table;
  const own: PictureUse[] = [];
  for (let at = 0; at < pictures.length; at += 3) {
    const path = values[pictures[at] ?? 0] ?? '';
    const needed = pictures[at + 1] ?? 0;
    if (needed <= (widest.get(path) ?? 0)) continue;
    widest.set(path, needed);
    own.push({ path, needed, pointer: values[pictures[at + 2] ?? 0] ?? '' });
  }
  if (own.length > 0) container.pictures = own;
}

function addMore(more: MoreOfPage, container: Container, context: NotingContext): void {
  const { graph, reports, faulty, sound } = context;
  if (more.isFaulty && container.page) faulty.add(container.page.page);
  if (more.isNoJson) container.isJson = false;
  if (more.isPartial) container.isWhole = false;
  for (const problem of more.problems?.inside ?? []) reports.put(problem);
  // Lists add to them what their items can be reached by.
  if (more.anchors || more.queries) container.anchors = [...(more.anchors ?? [])];
  if (more.uses) container.uses = more.uses;
  if (more.rowFields) container.rowFields = more.rowFields;
  if (more.endpoints) container.endpoints = more.endpoints;
  for (const reference of more.references ?? []) {
    const { kind, value } = reference;
    if (!sound.has(kind, value)) graph.references.push({ ...reference, container });
    else if (kind === 'link' && value.startsWith('/')) container.links.push(value);
  }
  const checkedBlocks = more.checkedBlocks ?? [];
  for (const block of checkedBlocks) graph.checkedBlocks.push({ ...block, container });
  for (const loose of more.queries ?? []) addQuery(loose, checkedBlocks, container, context);
}

/** A list of a block that checks itself is known to its check by being the same object. */
function addQuery(
  { list, query: written, ...rest }: LooseQuery,
  blocks: Loose<CheckedBlock>[],
  container: Container,
  { graph, schemas }: WalkContext,
): void {
  const schema = schemas.lists.byName.get(list);
  if (!schema) return;
  const around = blocks.find(({ pointer }) => rest.pointer.startsWith(`${pointer}/`));
  const inBlock = around && readPath(around.block, tokensOfPointer(rest.pointer.slice(around.pointer.length)));
  graph.queries.push({ ...rest, query: isObject(inBlock) ? inBlock : written, list: schema, container });
}
