import type { PageSource } from '#engine/content/siteSource.ts';
import { CommandError } from '#engine/problems/commandLine.ts';
import { contentHash } from '#engine/store/cache.ts';

/** Part of a site's pages that is built separately. */
export interface Shard {
  number: number;
  count: number;
}

/** Limit that catches mistyped numbers, which would create thousands of empty folders. */
const maxShards = 1000;

/** @throws CommandError unless the text is like `2/4` */
export function parseShard(text: string): Shard {
  const [, number = 0, count = 0] = /^(\d{1,4})\/(\d{1,4})$/.exec(text)?.map(Number) ?? [];
  if (number < 1 || number > count || count > maxShards)
    throw new CommandError(
      `--shard must be the number of a part and how many parts there are, as 2/4, but is ${JSON.stringify(text)}.`,
    );
  return { number, count };
}

/**
 * Selects the pages of a shard by a hash of the file path. New and removed pages therefore move no other page to
 * another shard, and similar pages of a section spread over all shards.
 */
export const pagesOfShard = (pages: PageSource[], { number, count }: Shard): PageSource[] =>
  pages.filter(({ file }) => Number.parseInt(contentHash([file.path], 12), 16) % count === number - 1);

export const containsSiteFiles = (shard: Shard | undefined): boolean => !shard || shard.number === 1;
