import type { FileFacts } from '../facts/facts.ts';
import type { CrossFileContext } from './crossFileContext.ts';

/**
 * True if a saved page shows the rest of the site the same as before, and requires nothing new of it except names that
 * exist.
 */
export function affectsOnlyItself(now: FileFacts, before: FileFacts, context: CrossFileContext): boolean {
  const known = new Set(requirementsOf(before, context));
  const hasNoNewRequirements = requirementsOf(now, context).every((requirement) => known.has(requirement));
  // If several pages use an unknown token, the problem belongs to `_site.json`.
  const hasUnknownToken = now.problems.some(({ code }) => code === 'token-unknown');
  return hasNoNewRequirements && !hasUnknownToken && visibleFactsOf(now) === visibleFactsOf(before);
}

const visibleFactsOf = ({ head, anchors, isComplete, isInvalid, isJson }: FileFacts): string =>
  JSON.stringify([
    head,
    anchors.map(({ id, isShown, isWritten, heading }) => [id, isShown, isWritten, heading]),
    isComplete,
    isInvalid,
    isJson,
  ]);

function requirementsOf(
  { references, queries, checkedBlocks, uses, ruleFacts, pictures }: FileFacts,
  { nameExists }: CrossFileContext,
): string[] {
  const withoutPointer = <Fact extends { pointer: string }>({ pointer: _, ...fact }: Fact) => fact;
  return [
    ...references.filter((reference) => !nameExists(reference)).map(withoutPointer),
    ...queries.map(withoutPointer),
    ...uses.map(withoutPointer),
    ...checkedBlocks.map(({ block }) => block),
    ...Object.entries(ruleFacts),
    ...pictures.map(withoutPointer),
  ].map((requirement) => JSON.stringify(requirement));
}
