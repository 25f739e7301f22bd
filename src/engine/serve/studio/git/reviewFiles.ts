import { readFileSync } from 'node:fs';
import { routeOf } from '#engine/content/addresses.ts';
import { listFiles } from '#engine/content/files/listFiles.ts';
import type { Repository } from '#engine/content/git/repository.ts';
import { listChangesSince, readFileVersions } from '#engine/content/git/tree.ts';
import { pairItems } from '#engine/content/json/pairItems.ts';
import { parseContentBytes } from '#engine/content/parseContentBytes.ts';
import type { Schema } from '#engine/content/schema/schema.ts';
import { loadSiteSchemas } from '#engine/content/schema/siteSchemas.ts';
import { compareValues } from '#engine/make/review/compareValues.ts';
import { isContentPath } from '#shared/contentFile/contentPath.ts';
import { isObject, type Json, type JsonObject } from '#shared/json.ts';
import { childPointer } from '#shared/pointer.ts';
import type { BlockReview, FilesReview, PageReview } from '#shared/review.ts';
import { blockNameOf, blockSchemaOf, blockTypeLabelOf } from '../blockNames.ts';

/** Compares the source of page files with the last commit, without rendering them. */
export async function reviewFiles(repository: Repository, directory: string): Promise<FilesReview> {
  const { head, prefix } = repository;
  const changes = (await listChangesSince(repository)).filter(({ path }) => isPageFile(path.slice(prefix.length)));
  const past = head === undefined ? [] : changes.map(({ path }) => ({ commit: head, path }));
  const old = await readFileVersions(repository, past);
  // Without links to what is elsewhere on the computer.
  const listed = new Map(listFiles(directory, []).map(({ path, absolute }) => [path, absolute]));
  const pages = changes.map(({ path, change }, index): PageReview => {
    const file = path.slice(prefix.length);
    const before = parseObject(file, old[index]);
    const absolute = listed.get(file);
    const after = parseObject(file, absolute === undefined ? undefined : readFileSync(absolute));
    const { heading = file } = after ?? before ?? {};
    const { metadata, blocks } =
      change === 'changed' ? comparePages(before ?? {}, after ?? {}, file) : { metadata: [], blocks: [] };
    return { route: routeOf(file), change, file, name: String(heading), metadata, blocks, causes: [] };
  });
  return { pages };
}

const isPageFile = (file: string) => isContentPath(file) && !file.startsWith('_');

function parseObject(file: string, bytes: Buffer | undefined): JsonObject | undefined {
  const json = parseContentBytes(file, bytes);
  return isObject(json) ? json : undefined;
}

function comparePages(before: JsonObject, after: JsonObject, file: string): Pick<PageReview, 'metadata' | 'blocks'> {
  const [{ blocks: old = [], ...oldRest }, { blocks: current = [], ...rest }] = [before, after];
  const metadata = compareValues(oldRest, rest, comparisonRoot(loadSiteSchemas().page.schema));
  const isList = Array.isArray(old) && Array.isArray(current);
  return { metadata, blocks: isList ? compareBlocks(old, current, file) : [] };
}

function compareBlocks(before: readonly Json[], after: readonly Json[], file: string): BlockReview[] {
  const pairs = pairItems(before, after);
  const oldIndexes = new Map([...pairs].map(([index, newIndex]) => [newIndex, index]));
  const locationAt = (index: number) => ({ file, pointer: childPointer('/blocks', index) });
  const describeBlock = (block: Json | undefined) => ({
    type: isObject(block) ? String(block.type) : '',
    label: blockTypeLabelOf(block),
    name: blockNameOf(block),
  });
  const remaining = after.flatMap((block, index): BlockReview[] => {
    const from = oldIndexes.get(index);
    if (from === undefined) return [{ change: 'added', ...describeBlock(block), place: locationAt(index), values: [] }];
    const values = compareValues(before[from], block, comparisonRoot(blockSchemaOf(block)));
    const isMoved = [...pairs].some(([other, newIndex]) => other < from !== newIndex < index && other !== from);
    if (values.length === 0 && !isMoved) return [];
    const change = values.length ? 'changed' : 'moved';
    return [{ change, ...describeBlock(block), place: locationAt(index), placeBefore: locationAt(from), values }];
  });
  const removed = before.flatMap((block, index): BlockReview[] =>
    pairs.has(index)
      ? []
      : [{ change: 'removed', ...describeBlock(block), placeBefore: locationAt(index), values: [] }],
  );
  return [...remaining, ...removed];
}

const comparisonRoot = (schema: Schema | undefined) => ({ pointer: '', pointerBefore: '', name: '', schema });
