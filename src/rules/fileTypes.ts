import { filesOf, isOfTypes, readTypes } from './files.ts';
import type { RuleBehaviour } from './types.ts';

/** Allows files of the types `value` only, by their names and first bytes. */
export const fileTypes: RuleBehaviour = {
  takes: 'list of texts',
  inputs: ['file'],
  check: (value, rule) =>
    filesOf(value).every((file) => isOfTypes(file, readTypes(rule.value))) ? undefined : rule.message,
};
