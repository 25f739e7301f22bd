import type { PageSource } from '#engine/content/source.ts';
import { CannotRun } from '#engine/problems/commandLine.ts';
import { contentHash } from '#engine/store/cache.ts';

/** One of the shares that the pages of a site are made in. */
export interface Shard {
  /** Counted from 1. */
  number: number;
  /** How many shares there are. */
  count: number;
}

/** More machines than this nobody has, and a mistyped number would give thousands of empty folders. */
const mostShards = 1000;

/**
 * Reads which share is meant.
 * @param text as `2/4`
 * @throws CannotRun when it says something else
 */
export function readShard(text: string): Shard {
  const [, number = 0, count = 0] = /^(\d{1,4})\/(\d{1,4})$/.exec(text)?.map(Number) ?? [];
  if (number < 1 || number > count || count > mostShards)
    throw new CannotRun(
      `--shard must be the number of a part and how many parts there are, as 2/4, but is ${JSON.stringify(text)}.`,
    );
  return { number, count };
}

/**
 * The pages of a share. Which share a page is in follows from the path of its file alone: a page that comes or goes moves
 * no other one to another machine, and those of a section, which are often alike, are in all shares.
 */
export const pagesOfShard = (pages: PageSource[], { number, count }: Shard): PageSource[] =>
  pages.filter(({ file }) => Number.parseInt(contentHash([file.path], 12), 16) % count === number - 1);

/** What is there once for a whole site is in the first share. */
export const holdsSiteFiles = (shard: Shard | undefined): boolean => !shard || shard.number === 1;
