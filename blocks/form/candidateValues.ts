import { sample, stringMatching } from 'fast-check';
import { generatorOf } from '#rules/matchingTexts.ts';
import type { FieldValue } from '#rules/types.ts';
import { createCandidateValues } from './fieldCandidates.ts';
import type { FieldDefinition } from './formTypes.ts';

export const generateMatchingTexts = generatorOf({ sample, stringMatching });

const cachedCandidates = new WeakMap<FieldDefinition, FieldValue[]>();

/**
 * Values that a field's input can hold: empty and filled in, valid and invalid, and near the bounds of its rules.
 * @param field with its options resolved
 */
export function candidateValues(field: FieldDefinition): FieldValue[] {
  const candidates = cachedCandidates.get(field) ?? createCandidateValues(field, generateMatchingTexts);
  cachedCandidates.set(field, candidates);
  return candidates;
}
