import { readCompileErrors } from '#engine/store/codePlaces.cjs';
import { type ProblemArgs, problemKindOf } from './catalogue.ts';
import { runWithinLimit } from './codeLimit.ts';
import { CommandError } from './commandLine.ts';
import { createProblem } from './createProblem.ts';
import { type FailedCode, findFailedCode } from './failedCode.ts';
import type { Problem } from './problem.ts';
import type { SourceFile } from './sourceFile.ts';
import { describeSystemError } from './systemError.ts';

type FailureCode = 'block-failed' | 'page-failed' | 'feature-failed';

/** Creates a failure from the reason of an error, and the place in the source where it was thrown, if that is known. */
export type ToFailure = (reason: string, failed?: FailedCode) => Failure;

/** Error of code that was given content, as plain data. */
export interface Failure {
  code: FailureCode;
  args: ProblemArgs<FailureCode>;
  /** Path of the file with the content, inside the pages folder. */
  file: string;
  pointer: string;
}

const sentenceOf = ({ code, args, file, pointer }: Failure): string => {
  const { message, hint } = problemKindOf(code);
  return `${file}${pointer && `#${pointer}`}: ${message(args)} ${hint(args)}`;
};

/** Thrown where code fails on content that passes the check. */
export class CodeFailure extends CommandError {
  readonly failures: readonly Failure[];

  constructor(failures: readonly Failure[], options?: ErrorOptions) {
    super(failures.map(sentenceOf).join('\n'), options);
    this.failures = failures;
  }
}

/**
 * Runs code with content of a page.
 * @param toFailure creates the failure from the reason of an error
 * @throws CodeFailure for an error of the code; other errors for people stay as they are
 */
export function runWithContent<Result>(toFailure: ToFailure, run: () => Result): Result {
  try {
    return runWithinLimit(run);
  } catch (error) {
    throw toCodeFailure(error, toFailure);
  }
}

/** Converts an error of code to a failure. Errors that are sentences for people are returned as they are. */
export function toCodeFailure(error: unknown, toFailure: ToFailure): unknown {
  if (error instanceof CommandError || describeSystemError(error) !== undefined) return error;
  return new CodeFailure([toFailure(reasonOf(error), findFailedCode(error))], { cause: error });
}

/** Describes an error in the making of a page that is not one of a block's or a feature's own code. */
export const pageFailure =
  (file: string, pointer = ''): ToFailure =>
  (reason, failed) => ({ code: 'page-failed', args: { reason, failed }, file, pointer });

/** Maximum length of a reason, in characters: messages of React contain whole trees of elements. */
const maxReasonLength = 300;

/** Describes what code has thrown, which may be anything, in one line that ends a sentence. */
export function reasonOf(error: unknown): string {
  const [compileError] = readCompileErrors(error);
  const message =
    compileError?.reason ?? (error instanceof Error ? error.message : typeof error === 'string' ? error : '');
  const [line = ''] = message.trim().split('\n');
  const reason = line.length > maxReasonLength ? `${line.slice(0, maxReasonLength)}…` : line;
  return reason === '' ? 'it gives no reason.' : /[.!?…]$/.test(reason) ? reason : `${reason}.`;
}

/** Converts a failure to a problem. @param files of the site, by their paths */
export function problemOfFailure(
  { code, args, file: path, pointer }: Failure,
  files: ReadonlyMap<string, SourceFile>,
): Problem {
  const file = files.get(path);
  return createProblem(code, args as never, file?.text ? { file, pointer } : { file: path });
}
