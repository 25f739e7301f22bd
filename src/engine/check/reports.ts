import type { ProblemArgs, ProblemCode } from '#engine/problems/catalogue.ts';
import type { Problem } from '#engine/problems/problem.ts';
import { type Place, problemAt } from '#engine/problems/problemAt.ts';
import { withoutHidden } from '#engine/problems/severity.ts';

/** Gathers the problems of a run. What is reported twice at the same place is one problem. */
export class Reports {
  readonly problems: Problem[] = [];
  readonly #known = new Set<string>();

  /**
   * Adds a problem of the catalogue.
   * @param cause what makes two problems of a kind at one place the same; their message, when left out
   */
  add<Code extends ProblemCode>(code: Code, args: ProblemArgs<Code>, place: Place, cause?: string): void {
    const problem = problemAt(code, args, place);
    this.put(problem, cause);
  }

  /** Adds a problem that was made before. */
  put(problem: Problem, cause: string = problem.message): void {
    const key = `${problem.file}\n${problem.line}:${problem.column}\n${problem.code}\n${cause}`;
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
