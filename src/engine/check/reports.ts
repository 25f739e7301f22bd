import type { ProblemArgs, ProblemCode } from '#engine/problems/catalogue.ts';
import type { Problem } from '#engine/problems/problem.ts';
import { type Place, problemAt } from '#engine/problems/problemAt.ts';
import { withoutHidden } from '#engine/problems/severity.ts';
import type { SourceFile } from '#engine/problems/sourceFile.ts';

/** A value of a file. */
export interface ValuePlace {
  readonly file: SourceFile;
  readonly pointer: string;
}

/** Arguments of a problem: what is optional may also be undefined. */
type Args<Given> = {
  [Key in keyof Given]: Record<never, never> extends Pick<Given, Key> ? Given[Key] | undefined : Given[Key];
};

/** Gathers the problems of a run. What is reported twice at the same place is one problem. */
export class Reports {
  readonly problems: Problem[] = [];
  #known: Set<string> | undefined;

  /**
   * Adds a problem of the catalogue.
   * @param cause what makes two problems of a kind at one place the same; their message, when left out
   */
  add<Code extends ProblemCode>(code: Code, args: Args<ProblemArgs<Code>>, place: Place, cause?: string): void {
    const known = Object.fromEntries(Object.entries(args ?? {}).filter(([, value]) => value !== undefined));
    this.put(problemAt(code, known as ProblemArgs<Code>, place), cause);
  }

  /** Adds a problem that was made before. */
  put(problem: Problem, cause: string = problem.message): void {
    const key = `${problem.file}\n${problem.line}:${problem.column}\n${problem.code}\n${cause}`;
    this.#known ??= new Set();
    if (this.#known.has(key)) return;
    this.#known.add(key);
    this.problems.push(problem);
  }

  /** All problems but those that follow from others, by file and place. */
  sorted(): Problem[] {
    return withoutHidden(this.problems).sort(inOrder);
  }
}

/** By file, line and column. */
export const inOrder = (a: Problem, b: Problem): number =>
  a.file === b.file ? a.line - b.line || a.column - b.column : a.file < b.file ? -1 : 1;
