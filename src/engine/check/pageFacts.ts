import type { PageSource } from '#engine/content/source.ts';
import { readPage } from '#engine/content/unreadFile.ts';
import type { Problem } from '#engine/problems/problem.ts';
import { readState, writeState } from '#engine/store/cacheFiles.cjs';
import type { FileHashes } from '#engine/store/fileHashes.ts';
import { type FileFacts, noFacts } from './facts/facts.ts';
import { factsOf } from './facts/factsOf.ts';
import { holds, type SiteView } from './facts/siteView.ts';

/** The facts of a page, and the hash of the file that they were found in. */
interface StoredFacts {
  hash: string;
  facts: FileFacts;
}

/** A file of stored facts. */
interface Bucket {
  /** Key of the program that has found them. */
  program: string;
  /** Hash and facts by page; of the facts only what is there. */
  pages: Record<string, [hash: string, facts: Partial<FileFacts>]>;
}

/** Facts are stored in so many files: a page that has changed costs writing one of them. */
const bucketCount = 16;

/** Where facts are stored between runs, and for which program they hold. */
export interface FactsStore {
  /** Beginning of the names of the states. */
  name: string;
  program: string;
}

/** The facts of a site's pages, in memory and, where that is asked for, between runs. */
export class PageFacts {
  readonly #store: FactsStore | undefined;
  readonly #known = new Map<string, StoredFacts>();
  readonly #changed = new Set<number>();

  /** @param store absent for facts that are gone with the process */
  constructor(store?: FactsStore) {
    this.#store = store;
    for (let bucket = 0; store && bucket < bucketCount; bucket++) {
      const found = readState<Bucket>(`${store.name}/facts-${bucket}`);
      if (found?.program !== store.program) continue;
      for (const [path, [hash, facts]] of Object.entries(found.pages))
        this.#known.set(path, { hash, facts: { ...noFacts, ...facts } });
    }
  }

  /** The facts that were found last. */
  get(path: string): FileFacts | undefined {
    return this.#known.get(path)?.facts;
  }

  /** The facts of a page as it is now; its file is read where they are not known. */
  find(page: PageSource, view: SiteView, hashes: FileHashes): FileFacts {
    const known = this.#known.get(page.file.path);
    if (known && known.hash === hashes.hashOf(page.file.absolute) && holds(known.facts.from, view)) return known.facts;
    const found = readFacts(page, view, hashes);
    this.set(page.file.path, found);
    return found.facts;
  }

  set(path: string, found: StoredFacts): void {
    this.#known.set(path, found);
    this.#changed.add(bucketOf(path));
  }

  /** Forgets pages that are no longer there. */
  retain(pages: readonly PageSource[]): void {
    if (this.#known.size === pages.length) return;
    const there = new Set(pages.map(({ file }) => file.path));
    for (const path of this.#known.keys())
      if (!there.has(path) && this.#known.delete(path)) this.#changed.add(bucketOf(path));
  }

  /** Stores what has changed. Where nothing can be written, the next run reads the files again. */
  save(): void {
    if (!this.#store || this.#changed.size === 0) return;
    const { name, program } = this.#store;
    const buckets = new Map([...this.#changed].map((bucket) => [bucket, { program, pages: {} } as Bucket]));
    for (const [path, { hash, facts }] of this.#known) {
      const bucket = hash ? buckets.get(bucketOf(path)) : undefined;
      if (bucket) bucket.pages[path] = [hash, withoutDefaults(facts)];
    }
    for (const [bucket, content] of buckets) writeState(`${name}/facts-${bucket}`, content);
    this.#changed.clear();
  }
}

/** Reads a page and gathers its facts. */
export function readFacts(page: PageSource, view: SiteView, hashes: FileHashes): StoredFacts {
  const problems: Problem[] = [];
  const whole = readPage(page, problems, hashes.read);
  const facts = factsOf({ file: whole.file, kind: 'page', page: whole }, view, problems);
  // What is wrong with a file as a file may be so no longer, and the file the same.
  return { hash: problems.length === 0 ? hashes.hashOf(page.file.absolute) : '', facts };
}

/** Spreads paths evenly (Bernstein's hash). */
function bucketOf(path: string): number {
  let hash = 5381;
  for (let index = 0; index < path.length; index++) hash = (hash * 33 + path.charCodeAt(index)) | 0;
  return Math.abs(hash) % bucketCount;
}

function withoutDefaults(facts: FileFacts): Partial<FileFacts> {
  const stored: Record<string, unknown> = {};
  for (const key in facts) {
    const value = facts[key as keyof FileFacts];
    const isDefault = Array.isArray(value) ? value.length === 0 : value === noFacts[key as keyof FileFacts];
    if (!isDefault) stored[key] = value;
  }
  return stored;
}
