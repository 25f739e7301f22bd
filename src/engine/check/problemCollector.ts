import type { ProblemArgs, ProblemCode } from '#engine/problems/catalogue.ts';
import { createProblem, type ProblemLocation } from '#engine/problems/createProblem.ts';
import type { Problem } from '#engine/problems/problem.ts';
import { withoutHiddenProblems } from '#engine/problems/severity.ts';
import type { SourceFile } from '#engine/problems/sourceFile.ts';

export interface ValueLocation {
  readonly file: SourceFile;
  readonly pointer: string;
}

/** Arguments of a problem, whose optional properties may also be undefined. */
type ArgsWithUndefined<Given> = {
  [Key in keyof Given]: Record<never, never> extends Pick<Given, Key> ? Given[Key] | undefined : Given[Key];
};

/** Collects the problems of a check. A problem that is reported twice at one location is added once. */
export class ProblemCollector {
  readonly problems: Problem[] = [];
  #knownKeys: Set<string> | undefined;

  /**
   * Adds a problem of the catalogue.
   * @param cause key by which problems of a kind at one location are the same; by default their message
   */
  add<Code extends ProblemCode>(
    code: Code,
    args: ArgsWithUndefined<ProblemArgs<Code>>,
    location: ProblemLocation,
    cause?: string,
  ): void {
    const definedArgs = Object.fromEntries(Object.entries(args ?? {}).filter(([, value]) => value !== undefined));
    this.addProblem(createProblem(code, definedArgs as ProblemArgs<Code>, location), cause);
  }

  addProblem(problem: Problem, cause: string = problem.message): void {
    const key = `${problem.file}\n${problem.line}:${problem.column}\n${problem.code}\n${cause}`;
    this.#knownKeys ??= new Set();
    if (this.#knownKeys.has(key)) return;
    this.#knownKeys.add(key);
    this.problems.push(problem);
  }

  /** Problems in order of their location, without those that follow from others. */
  sortedWithoutHidden(): Problem[] {
    return withoutHiddenProblems(this.problems).sort(compareByLocation);
  }
}

export const compareByLocation = (a: Problem, b: Problem): number =>
  a.file === b.file ? a.line - b.line || a.column - b.column : a.file < b.file ? -1 : 1;
