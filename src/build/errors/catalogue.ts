import { files } from './areas/files.ts';
import { form } from './areas/form.ts';
import { publication } from './areas/publication.ts';
import { reference } from './areas/reference.ts';
import { schema } from './areas/schema.ts';
import { syntax } from './areas/syntax.ts';
import { text } from './areas/text.ts';

/** Every kind of problem, by its permanent code. */
export const catalogue = { ...files, ...syntax, ...schema, ...reference, ...text, ...publication, ...form };

/** The permanent name of a kind of problem. */
export type ProblemCode = keyof typeof catalogue;

/** What the sentences of a kind of problem are made from. */
export type ProblemArgs<Code extends ProblemCode> = Parameters<(typeof catalogue)[Code]['message']>[0];
