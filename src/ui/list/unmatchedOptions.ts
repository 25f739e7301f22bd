import { didYouMean, formatAlternatives, quote } from '#shared/formatText.ts';
import { findNearestName } from '#shared/nearestName.ts';
import { warning } from '#shared/problemKind.ts';
import { foldCase } from './foldCase.ts';

/** Option of a filter that no item matches. */
export interface UnmatchedOption {
  option: string;
  known: string[];
  suggestion?: string;
}

/**
 * Finds the options of a filter that no item matches, with their positions.
 * @param values of all items; none if the items have no such field yet, when nothing can be called wrong
 */
export function findUnmatchedOptions(
  options: readonly string[],
  values: readonly string[],
): (UnmatchedOption & { index: number })[] {
  const known = [...new Set(values)];
  if (known.length === 0) return [];
  const folded = new Set(known.map(foldCase));
  return options.flatMap((option, index) => {
    if (folded.has(foldCase(option))) return [];
    const suggestion = findNearestName(option, known);
    return [{ index, option, known, ...(suggestion !== undefined && { suggestion }) }];
  });
}

/** Kind of problem that the check of a block with such filters declares under a code of its own. */
export const unmatchedOptionProblem = warning<UnmatchedOption>({
  title: 'Filter that finds nothing',
  message: ({ option }) => `No item has the value ${quote(option)}, so this choice finds nothing.`,
  hint: ({ suggestion, known }) => didYouMean(suggestion, `The items have ${formatAlternatives(known, 8)}.`),
  why: 'Visitors choose it and read that nothing was found. Mostly a word is spelt in two ways, or the last such item was deleted.',
  example: { wrong: '"options": ["Campus", "Lab"]', right: '"options": ["Campus", "Labs"]' },
  isOfName: true,
});
