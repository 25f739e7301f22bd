import type { FileFacts, ReferenceKind } from '../facts/facts.ts';
import type { CrossFileContext } from './crossFileContext.ts';

/**
 * True if a saved page shows the rest of the site the same as before, and requires nothing new of it except names that
 * exist.
 */
export function affectsOnlyItself(now: FileFacts, before: FileFacts, { names }: CrossFileContext): boolean {
  const known = new Set(requirementsOf(before));
  const hasNoNewRequirements = requirementsOf(now).every((requirement) => known.has(requirement));
  const areNamesKnown = Object.entries(now.names).every(([kind, namesOfKind]) =>
    namesOfKind.every((name) => names.has(kind as ReferenceKind, name)),
  );
  // If several pages use an unknown token, the problem belongs to `_site.json`.
  const hasUnknownToken = now.problems.some(({ code }) => code === 'token-unknown');
  return hasNoNewRequirements && areNamesKnown && !hasUnknownToken && visibleFactsOf(now) === visibleFactsOf(before);
}

const visibleFactsOf = ({ head, anchors, isWhole, isFaulty, isJson }: FileFacts): string =>
  JSON.stringify([
    head,
    anchors.map(({ id, isShown, isWritten }) => [id, isShown, isWritten]),
    isWhole,
    isFaulty,
    isJson,
  ]);

const requirementsOf = ({ references, queries, checkedBlocks, uses, gathered, pictures }: FileFacts): string[] =>
  [
    ...references.map(({ pointer: _, ...reference }) => reference),
    ...queries.map(({ pointer: _, ...query }) => query),
    ...uses.map(({ pointer: _, ...use }) => use),
    ...checkedBlocks.map(({ block }) => block),
    ...Object.entries(gathered),
    ...pictures,
  ].map((requirement) => JSON.stringify(requirement));
