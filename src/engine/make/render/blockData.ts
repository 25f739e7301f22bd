import { readFileSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { LRUCache } from 'lru-cache';
import { builds } from '#blocks/builds.ts';
import { toCodeFailure } from '#engine/problems/codeFailure.ts';
import { waitWithinLimit } from '#engine/problems/codeLimit.ts';
import { CommandError } from '#engine/problems/commandLine.ts';
import { contentHash, getOrCacheFiles } from '#engine/store/cache.ts';
import { programFingerprint } from '#engine/store/programFingerprint.ts';
import type { BlockData, BlockInputs } from '#shared/blockBuild.ts';
import { quote } from '#shared/formatText.ts';
import { getOrInsert } from '#shared/getOrInsert.ts';
import type { Json } from '#shared/json.ts';
import { type MeasuredMedia, measuredHash } from '../images/measureMedia.ts';
import type { ResolvedBlock } from '../resolve/resolved.ts';
import { blockFailure } from './renderBlocks.ts';

/** Site in whose pages the blocks are. */
interface DataScope {
  language: string;
  /** True under dev, whose code may change at any time: what it returns is stored in memory only. */
  isDev: boolean;
}

/**
 * Adds what the `data` of their builds returns to the properties of blocks, and of blocks inside them. It is computed
 * once for equal properties, equal files and the same code.
 * @throws CodeFailure with the block's source location for an error of its code
 * @throws CommandError if one of the files was changed after the check
 */
export async function addBlockData(blocks: readonly ResolvedBlock[], scope: DataScope): Promise<void> {
  for (const block of blocks) {
    const load = builds[block.type]?.data as BlockData<object, Json> | undefined;
    if (load) {
      block.props.data = await getData(load, block, scope).catch((error: unknown) => {
        throw toCodeFailure(error, blockFailure('data', block));
      });
    }
    // Paths on this machine are no part of a page.
    delete block.files;
    await addBlockData(block.slots.flat(), scope);
  }
}

/** Results in memory, by function: dev loads another function when its code has changed. */
const inMemory = new WeakMap<object, LRUCache<string, Promise<Json>>>();

async function getData(load: BlockData<object, Json>, block: ResolvedBlock, scope: DataScope): Promise<Json> {
  const { type, props, files = [] } = block;
  const hashes = files.flatMap(({ path, hash }) => [path, hash]);
  const key = contentHash([type, scope.language, JSON.stringify(props), ...hashes], 32);
  const known = getOrInsert(inMemory, load, () => new LRUCache<string, Promise<Json>>({ max: 200 }));
  return getOrInsert(known, key, () => {
    const make = () => runLoader(load, block, scope);
    const data = scope.isDev ? make() : getStored(contentHash([blockCode(), key], 32), make);
    // Failures may have reasons outside of the block, such as a program that it calls: the next page tries again.
    data.catch(() => known.delete(key));
    return data;
  });
}

async function getStored(key: string, make: () => Promise<Json>): Promise<Json> {
  const { path } = await getOrCacheFiles('blockData', key, async (unfinished) =>
    writeFileSync(unfinished, JSON.stringify(await make())),
  );
  return JSON.parse(readFileSync(path, 'utf8')) as Json;
}

let codeFingerprint: string | undefined;

/** Fingerprint of the code of all blocks and of the packages that it may import. A build does not see it change. */
const blockCode = (): string => (codeFingerprint ??= programFingerprint(['blocks', 'src/shared']));

async function runLoader(
  load: BlockData<object, Json>,
  { type, props, files = [] }: ResolvedBlock,
  { language }: DataScope,
): Promise<Json> {
  if (Object.hasOwn(props, 'data'))
    throw new Error(`its schema has a property "data", where the result of "data" in ${type}.build.ts would be`);
  const data = await waitWithinLimit(async () => load(props, createInputs(files, language)));
  assertJson(data);
  return data;
}

function createInputs(files: readonly MeasuredMedia[], language: string): BlockInputs {
  const read = async (name: string): Promise<Buffer> => {
    const file = files.find(({ path }) => path === name);
    if (!file)
      throw new Error(
        `it reads ${quote(name)}, which no property of the block names. Files are read through properties that have "format": "media" and "isForBuild": true in the schema`,
      );
    const bytes = await readFile(file.absolute);
    if (measuredHash(bytes) !== file.hash)
      throw new CommandError(`_media/${file.path} was changed while the site was being built. Build it again.`);
    return bytes;
  };
  return { language, read, readText: async (name) => (await read(name)).toString('utf8') };
}

/** @throws Error for a value that JSON does not have, such as a date, with its place */
function assertJson(value: unknown, place = 'data'): asserts value is Json {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return;
  if (typeof value === 'number' && Number.isFinite(value)) return;
  const isPlain =
    typeof value === 'object' && (Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype);
  if (!isPlain) throw new Error(`${place} is ${describeValue(value)}, but the page of a browser gets it as JSON`);
  for (const [key, inner] of Object.entries(value))
    if (inner !== undefined || Array.isArray(value)) assertJson(inner, `${place}.${key}`);
}

function describeValue(value: unknown): string {
  if (value === undefined || typeof value === 'number') return String(value);
  if (typeof value !== 'object') return `a ${typeof value}`;
  return `an object of the class ${value?.constructor?.name ?? 'unknown'}`;
}
