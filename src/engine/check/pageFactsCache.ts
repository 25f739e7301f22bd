import { readLazyPage } from '#engine/content/lazyFile.ts';
import { type PageSource, pageHash } from '#engine/content/siteSource.ts';
import type { Problem } from '#engine/problems/problem.ts';
import { readState, writeState } from '#engine/store/cacheFiles.cjs';
import type { FileHashes } from '#engine/store/fileHashes.ts';
import { emptyFacts, type FileFacts } from './facts/facts.ts';
import { areDependenciesUnchanged, type FactsContext } from './facts/factsContext.ts';
import { gatherFacts } from './facts/gatherFacts.ts';

/** Facts of a page, with the hash of the file that they come from. */
interface StoredFacts {
  hash: string;
  facts: FileFacts;
}

/** File of stored facts. */
interface FactsBucket {
  /** Fingerprint of the program that gathered them. */
  program: string;
  /** Hash and facts by page, without empty facts. */
  pages: Record<string, [hash: string, facts: Partial<FileFacts>]>;
}

/** Number of files that facts are stored in: a changed page costs writing one of them. */
const bucketCount = 16;

/** Storage of facts between runs. */
export interface FactsStore {
  /** Prefix of the names of stored states. */
  name: string;
  program: string;
}

/** Cache of the facts of a site's pages: in memory and, if requested, between runs. */
export class PageFactsCache {
  readonly #store: FactsStore | undefined;
  readonly #facts = new Map<string, StoredFacts>();
  readonly #changed = new Set<number>();

  /** @param store absent to hold facts in memory only */
  constructor(store?: FactsStore) {
    this.#store = store;
    for (let bucket = 0; store && bucket < bucketCount; bucket++) {
      const stored = readState<FactsBucket>(`${store.name}/facts-${bucket}`);
      if (stored?.program !== store.program) continue;
      for (const [path, [hash, facts]] of Object.entries(stored.pages))
        this.#facts.set(path, { hash, facts: { ...emptyFacts, ...facts } });
    }
  }

  /** Facts that were found last, even if outdated. */
  get(path: string): FileFacts | undefined {
    return this.#facts.get(path)?.facts;
  }

  /** Current facts of a page. Its file is read if they are not in the cache. */
  find(page: PageSource, context: FactsContext, hashes: FileHashes): FileFacts {
    const known = this.#facts.get(page.file.path);
    if (known && known.hash === pageHash(page, hashes) && areDependenciesUnchanged(known.facts.dependencies, context))
      return known.facts;
    const found = readPageFacts(page, context, hashes);
    this.set(page.file.path, found);
    return found.facts;
  }

  set(path: string, found: StoredFacts): void {
    this.#facts.set(path, found);
    this.#changed.add(bucketOf(path));
  }

  removeMissing(pages: readonly PageSource[]): void {
    if (this.#facts.size === pages.length) return;
    const existing = new Set(pages.map(({ file }) => file.path));
    for (const path of this.#facts.keys())
      if (!existing.has(path) && this.#facts.delete(path)) this.#changed.add(bucketOf(path));
  }

  /** Stores changed facts. If writing fails, the next run reads the files again. */
  save(): void {
    if (!this.#store || this.#changed.size === 0) return;
    const { name, program } = this.#store;
    const buckets = new Map([...this.#changed].map((bucket) => [bucket, { program, pages: {} } as FactsBucket]));
    for (const [path, { hash, facts }] of this.#facts) {
      const bucket = hash ? buckets.get(bucketOf(path)) : undefined;
      if (bucket) bucket.pages[path] = [hash, withoutEmptyFacts(facts)];
    }
    for (const [bucket, content] of buckets) writeState(`${name}/facts-${bucket}`, content);
    this.#changed.clear();
  }
}

export function readPageFacts(page: PageSource, context: FactsContext, hashes: FileHashes): StoredFacts {
  const problems: Problem[] = [];
  const fullPage = readLazyPage(page, problems, hashes.read);
  const facts = gatherFacts({ file: fullPage.file, kind: 'page', page: fullPage }, context, problems);
  // Read problems may disappear without a change of the file, and what is wrong with an item may move in its list: such
  // facts are not stored.
  const isLasting = problems.length === 0 && (!page.item || facts.problems.length === 0);
  return { hash: isLasting ? pageHash(page, hashes) : '', facts };
}

/** Spreads paths evenly (Bernstein's hash). */
function bucketOf(path: string): number {
  let hash = 5381;
  for (let index = 0; index < path.length; index++) hash = (hash * 33 + path.charCodeAt(index)) | 0;
  return Math.abs(hash) % bucketCount;
}

function withoutEmptyFacts(facts: FileFacts): Partial<FileFacts> {
  const stored: Record<string, unknown> = {};
  for (const key in facts) {
    const value = facts[key as keyof FileFacts];
    const isDefault = Array.isArray(value) ? value.length === 0 : value === emptyFacts[key as keyof FileFacts];
    if (!isDefault) stored[key] = value;
  }
  return stored;
}
