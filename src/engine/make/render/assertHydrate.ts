import { CommandError } from '#engine/problems/commandLine.ts';
import { hydrateValues } from '#shared/block.ts';
import { didYouMean, quote } from '#shared/formatText.ts';
import { findNearestName } from '#shared/nearestName.ts';
import type { ResolvedBlock } from '../resolve/resolved.ts';

/**
 * Rejects an unknown value of `hydrate`: a browser would ignore it, and the block would never be hydrated by itself.
 * @throws CommandError with the file, the block's source location and the allowed values
 */
export function assertHydrate(given: unknown, { type, origin }: ResolvedBlock): void {
  if (hydrateValues.some((value) => value === given)) return;
  const givenText = given === undefined ? 'no value of "hydrate"' : `${JSON.stringify(given)} as "hydrate"`;
  const suggestion = typeof given === 'string' ? findNearestName(given, hydrateValues) : undefined;
  const values = hydrateValues.map((value) => quote(value)).join(', ');
  throw new CommandError(
    `blocks/${type}/block.ts gives ${givenText} for the block at ${origin}. ${didYouMean(suggestion, `It is one of ${values}, or a function of the block's properties that gives one.`)}`,
  );
}
