import { rules } from './rules.ts';
import type { CheckedField } from './types.ts';

/** Loads what the rules of a form need beyond their own code, so that they check as well as they can. */
export async function loadRules(fields: readonly CheckedField[]): Promise<void> {
  const all = fields.flatMap((field) => [field, ...(field.fields ?? [])]);
  const names = new Set(all.flatMap((field) => (field.rules ?? []).map(({ rule }) => rule)));
  await Promise.all([...names].map((name) => rules[name]?.load?.()));
}
