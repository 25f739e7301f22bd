import { advice } from './advice.ts';
import type { Explanation } from './explanation.ts';
import { files } from './files.ts';
import { reference } from './reference.ts';
import { schema } from './schema.ts';
import { syntax } from './syntax.ts';
import { text } from './text.ts';

/** Why each kind of problem matters, with an example, by its code. Kinds that say it themselves are left out. */
export const explanations: Record<string, Explanation> = {
  ...files,
  ...syntax,
  ...schema,
  ...reference,
  ...text,
  ...advice,
};
