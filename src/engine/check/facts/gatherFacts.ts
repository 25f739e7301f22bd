import { isPublished } from '#engine/content/publication.ts';
import type { PageSource } from '#engine/content/siteSource.ts';
import type { Problem } from '#engine/problems/problem.ts';
import type { SourceFile } from '#engine/problems/sourceFile.ts';
import { isObject, type Json, type JsonObject } from '#shared/json.ts';
import { checkDataList } from './dataLists.ts';
import type { FileFacts, FileKind, LocatedReferences } from './facts.ts';
import { FactsBuilder } from './factsBuilder.ts';
import type { FactsContext } from './factsContext.ts';
import { FileWalker } from './fileWalker.ts';

/** File whose facts are requested. */
export interface FileOfKind {
  file: SourceFile;
  kind: FileKind;
  /** Page in the file, if it is a page file that was read. */
  page?: PageSource;
}

/**
 * Gathers the facts of a file.
 * @param readProblems problems found when it was read
 */
export function gatherFacts(file: FileOfKind, context: FactsContext, readProblems: Problem[] = []): FileFacts {
  const factsBuilder = walkFile(file, context, false);
  const facts = factsBuilder.build(file.file.json !== undefined);
  if (readProblems.length > 0) facts.readProblems = readProblems;
  if (file.page) facts.head = withoutBlocks(file.page.page);
  return facts;
}

/** Finds the source locations of all references in a file. A page that was left unread is read. */
export function locateReferences({ file, kind, page }: FileOfKind, context: FactsContext): LocatedReferences {
  const fullPage = page && { ...page, page: isObject(file.json) ? file.json : {} };
  return walkFile({ file, kind, ...(fullPage && { page: fullPage }) }, context, true).locatedReferences;
}

/** Head of a page: lists and tokens use nothing of its blocks. */
function withoutBlocks({ blocks: _, ...head }: JsonObject): JsonObject {
  return head;
}

function walkFile({ file, kind, page }: FileOfKind, context: FactsContext, hasLocations: boolean): FactsBuilder {
  const factsBuilder = new FactsBuilder(hasLocations);
  const { json } = file;
  if (json === undefined) {
    // The invalid JSON is reported elsewhere; the content is unknown.
    factsBuilder.isComplete = false;
    return factsBuilder;
  }
  const isShown = kind !== 'pattern' && (!page || isPublished(page.page, context.at));
  const position = { file, kind, isShown, ...(page && { page: page.page }) };
  const createWalker = (owner: string) => new FileWalker(context, factsBuilder, position, owner);
  const { schemas } = context;
  if (kind === 'page') walkPage(json, factsBuilder, createWalker('this page'));
  else if (kind === 'layout') createWalker('this layout').checkAndWalk(json, schemas.layout);
  else if (kind === 'pattern') createWalker('this pattern').checkAndWalk(json, schemas.pattern);
  else if (kind === 'shared') walkShared(json, createWalker('a shared block'));
  else if (kind === 'data') checkDataList(file, createWalker);
  else createWalker('_site.json').checkAndWalk(json, schemas.site);
  for (const { name, file: gather } of context.gatherers) {
    const fact = gather?.({ file, kind, json, reports: factsBuilder.reports });
    if (fact !== undefined) factsBuilder.addRuleFact(name, fact);
  }
  return factsBuilder;
}

function walkPage(json: Json, factsBuilder: FactsBuilder, walker: FileWalker): void {
  factsBuilder.isInvalid = !walker.checkAndWalk(json, walker.context.schemas.page);
  const isEmpty = isObject(json) && Array.isArray(json.blocks) && json.blocks.length === 0;
  if (isEmpty && walker.isShown) factsBuilder.reports.add('page-empty', undefined, walker.locationOf('blocks'));
}

function walkShared(json: Json, walker: FileWalker): void {
  if (!isObject(json) || json.type !== 'shared') {
    walker.walkBlock(withoutSchema(json), undefined);
    return;
  }
  const allowed = [...walker.context.schemas.blocks.keys()].filter((type) => type !== 'shared' && type !== 'slot');
  const args = { type: 'shared', owner: 'a file of _blocks by itself', allowed };
  walker.factsBuilder.reports.add('block-not-allowed', args, walker.locationOf('type'));
}

/** Removes `$schema`, which files may have and blocks may not. */
function withoutSchema(block: Json): Json {
  if (!isObject(block)) return block;
  const { $schema: _, ...properties } = block;
  return properties;
}
