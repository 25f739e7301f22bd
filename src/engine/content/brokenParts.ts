import { problemKindOf } from '#engine/problems/catalogue.ts';
import { isError, type Problem } from '#engine/problems/problem.ts';
import type { SourceFile } from '#engine/problems/sourceFile.ts';
import { isObject, type Json, type JsonObject } from '#shared/json.ts';
import { formatPointer, parsePointer } from '#shared/pointer.ts';
import { studioAddressOf } from '#shared/studioAddress.ts';
import { readLazyPage } from './lazyFile.ts';
import { composeBlockSchema, listBlockTypes } from './schema/composeSchema.ts';
import type { Schema } from './schema/schema.ts';
import type { PageSource } from './siteSource.ts';

/** Type of a block that dev shows as a note in place of one with errors. No block can have this name. */
const brokenType = '(broken)';

/** Key of a page for its errors that are in no block. */
const ownErrorsKey = '(errors)';

/** One error of a part that cannot be shown, for the note in its place. */
export interface BrokenPart {
  /** Message and hint. */
  words: string;
  /** Source location: `about/location.json#/blocks/0`. */
  at: string;
  line: number;
  /** Path of the page in the studio; `/` for a file that is of no single page. */
  studioPath: string;
}

/** Reads the errors of a block in place of which a note is shown; undefined for all others. */
export const brokenPartsOf = (block: JsonObject): BrokenPart[] | undefined =>
  block.type === brokenType ? (block.errors as unknown as BrokenPart[]) : undefined;

/** Reads the errors of a page that are in none of its blocks; undefined if it has none. */
export const ownErrorsOf = (page: JsonObject): BrokenPart[] | undefined =>
  page[ownErrorsKey] as unknown as BrokenPart[] | undefined;

/**
 * Reads a page with errors so that dev can show it: notes in place of blocks with errors, and no other values with errors.
 * @param problems those of its file
 */
export function markBrokenPage(head: PageSource, problems: readonly Problem[]): PageSource {
  const { page, file } = readLazyPage(head, []);
  const studioPath = studioAddressOf(head);
  const { json, rest } = markBlocks(page, problems, studioPath);
  for (const { pointer } of rest) {
    const [key] = parsePointer(pointer);
    if (key !== undefined && key !== 'blocks') delete json[key];
  }
  const { path, absolute, text } = file;
  for (const key of ['title', 'description'])
    if (typeof json[key] !== 'string') json[key] = key === 'title' ? path : '';
  if (rest.length > 0) json[ownErrorsKey] = rest.map((problem) => toPart(problem, studioPath)) as unknown as Json;
  return { ...head, file: { path, absolute, text, json }, page: json };
}

/** Layout with notes in place of its blocks with errors. @param problems those of its file */
export function markBrokenLayout({ path, absolute, text, json }: SourceFile, problems: readonly Problem[]): SourceFile {
  const marked = markBlocks(isObject(json) ? json : {}, problems, '/');
  const blocks = marked.json.blocks as Json[];
  // Without a place for the blocks of its pages it would hide them all.
  if (!JSON.stringify(blocks).includes('"slot"')) blocks.push({ type: 'slot' });
  // At the end: in front, it would move the source locations of the others.
  if (marked.rest.length > 0) blocks.push(createNote(marked.rest, '/'));
  return { path, absolute, text, json: marked.json };
}

/** Shared block as a note. @param problems those of its file */
export const markBrokenShared = ({ path, absolute, text }: SourceFile, problems: readonly Problem[]): SourceFile => ({
  ...{ path, absolute, text },
  json: createNote(problems, '/'),
});

/** Copy with notes in place of blocks with errors, and the problems that are in none. */
function markBlocks(written: JsonObject, problems: readonly Problem[], studioPath: string) {
  const json = structuredClone(written);
  const blocks = Array.isArray(json.blocks) ? json.blocks : [];
  const rest: Problem[] = [];
  const found = new Map<string, Problem[]>();
  for (const problem of problems.filter(isError)) {
    const [key, index, ...inner] = parsePointer(problem.pointer);
    const block = blocks[Number(index)];
    if (key !== 'blocks' || index === undefined || block === undefined) rest.push(problem);
    else {
      const pointer = formatPointer(['blocks', index, ...innermostBlock(block, inner)]);
      found.set(pointer, [...(found.get(pointer) ?? []), problem]);
    }
  }
  json.blocks = blocks;
  // The outermost ones come last: they replace what is marked in them.
  for (const pointer of [...found.keys()].sort((a, b) => b.length - a.length))
    replaceAt(json, parsePointer(pointer), createNote(found.get(pointer) ?? [], studioPath));
  return { json, rest };
}

const createNote = (problems: readonly Problem[], studioPath: string): JsonObject => ({
  type: brokenType,
  errors: problems.filter(isError).map((problem) => toPart(problem, studioPath)) as unknown as Json,
});

const toPart = ({ code, args, message, hint, file, pointer, line }: Problem, studioPath: string): BrokenPart => ({
  words: `${message} ${problemKindOf(code).hintInWords?.(args) ?? hint}`,
  at: `${file}#${pointer}`,
  line,
  studioPath,
});

/** Path from a block to the innermost block inside it that a path leads through; empty for the block itself. */
function innermostBlock(block: Json, path: readonly string[]): string[] {
  if (!isObject(block) || typeof block.type !== 'string' || !listBlockTypes().includes(block.type)) return [];
  let schema: Schema | undefined = composeBlockSchema(block.type);
  let value: Json | undefined = block;
  for (const [depth, key] of path.entries()) {
    value = (value as Record<string, Json> | undefined)?.[key];
    if (value === undefined || !schema) return [];
    if (schema.blocks) return [...path.slice(0, depth + 1), ...innermostBlock(value, path.slice(depth + 1))];
    schema = Array.isArray(value) || schema.properties ? schema.properties?.[key] : schema.items;
  }
  return [];
}

function replaceAt(json: JsonObject, path: readonly string[], note: JsonObject): void {
  const holder = path.slice(0, -1).reduce((value: unknown, key) => (value as Record<string, unknown>)?.[key], json);
  if (typeof holder === 'object' && holder !== null) (holder as Record<string, unknown>)[path.at(-1) ?? ''] = note;
}
