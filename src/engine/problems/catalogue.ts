import { blockProblems } from '#blocks/checks.ts';
import type { ArgsOf } from '#shared/problemKind.ts';
import { advice } from './areas/advice.ts';
import { files } from './areas/files.ts';
import { lists } from './areas/lists.ts';
import { publication } from './areas/publication.ts';
import { reference } from './areas/reference.ts';
import { schema } from './areas/schema.ts';
import { syntax } from './areas/syntax.ts';
import { text } from './areas/text.ts';
import { upgrade } from './areas/upgrade.ts';

/** Every kind of problem, by its permanent code. */
export const catalogue = {
  ...files,
  ...syntax,
  ...schema,
  ...reference,
  ...lists,
  ...text,
  ...publication,
  ...blockProblems,
  ...advice,
  ...upgrade,
};

/** The permanent name of a kind of problem. */
export type ProblemCode = keyof typeof catalogue;

/** What the sentences of a kind of problem are made from. */
export type ProblemArgs<Code extends ProblemCode> = ArgsOf<(typeof catalogue)[Code]>;
