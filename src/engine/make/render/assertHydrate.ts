import { CannotRun } from '#engine/problems/commandLine.ts';
import { hydrateValues } from '#shared/block.ts';
import { nearest } from '#shared/nearest.ts';
import { didYouMean, quote } from '#shared/words.ts';
import type { ResolvedBlock } from '../resolve/resolved.ts';

/**
 * Refuses a value of `hydrate` that there is not: a browser would pass over it, and the block would wait for a touch.
 * @param given by `block.ts` for this block
 * @throws CannotRun naming the file, the block's place and the values that there are
 */
export function assertHydrate(given: unknown, { type, origin }: ResolvedBlock): void {
  if (hydrateValues.some((value) => value === given)) return;
  const said = given === undefined ? 'no value of "hydrate"' : `${JSON.stringify(given)} as "hydrate"`;
  const near = typeof given === 'string' ? nearest(given, hydrateValues) : undefined;
  const values = hydrateValues.map((value) => quote(value)).join(', ');
  throw new CannotRun(
    `blocks/${type}/block.ts gives ${said} for the block at ${origin}. ${didYouMean(near, `It is one of ${values}, or a function of the block's properties that gives one.`)}`,
  );
}
