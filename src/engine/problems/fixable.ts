import type { ProblemCode } from './catalogue.ts';

/** Kinds of problems that `--fix` can mend, at least where only one thing can have been meant. */
export const fixableCodes: ReadonlySet<string> = new Set<ProblemCode>([
  'block-type-unknown',
  'file-byte-order-mark',
  'json-comma-missing',
  'json-comma-trailing',
  'json-quotes-curly',
  'json-quotes-single',
  'key-unknown',
  'link-malformed',
  'link-moved',
  'link-not-found',
  'value-not-possible',
]);
