import fc from 'fast-check';
import type { JsonObject } from '#shared/json.ts';
import { type BlockInstance, seed } from './instances.ts';

export interface ComposedPage {
  /** `/random/001` */
  route: string;
  blocks: JsonObject[];
}

const blocksToPage = 3;

/** Creates pages with each random instance once, in an order that the seed decides. */
export function composePages(instances: BlockInstance[]): ComposedPage[] {
  const random = instances.filter(({ name }) => name.startsWith('random-'));
  const all = { minLength: random.length, maxLength: random.length };
  const [shuffled = []] = fc.sample(fc.shuffledSubarray(random, all), { numRuns: 1, seed });
  const count = Math.ceil(shuffled.length / blocksToPage);
  return Array.from({ length: count }, (_, index) => ({
    route: `/random/${String(index + 1).padStart(3, '0')}`,
    blocks: shuffled.slice(index * blocksToPage, (index + 1) * blocksToPage).map(({ block }) => block),
  }));
}
