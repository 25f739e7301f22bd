import { entryOf } from './catalogue.ts';
import type { Problem } from './problem.ts';

/** Problems without those that follow from others among them, by what the catalogue says of their codes. */
export function withoutHidden(problems: readonly Problem[]): Problem[] {
  const keyOf = (code: string, { token }: Problem['args']) => `${code} ${token}`;
  const hidden = new Set(
    problems.flatMap(({ code, args }) => entryOf(code).hides?.map((other) => keyOf(other, args)) ?? []),
  );
  return problems.filter(({ code, args }) => !hidden.has(keyOf(code, args)));
}
