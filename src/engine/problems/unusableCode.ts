import { describeCompileError } from '#engine/store/codePlaces.cjs';
import { reasonOf } from './codeFailure.ts';
import { CommandError } from './commandLine.ts';
import { describeFailedCode, findFailedCode } from './failedCode.ts';

/** Thrown where code cannot be compiled, or fails when it is loaded. The message names the place. */
export class UnusableCode extends CommandError {
  /** @param error of a compiler, or of the code */
  constructor(error: unknown) {
    super(describeCompileError(error) ?? describeLoadError(error), { cause: error });
  }
}

const describeLoadError = (error: unknown) => describeUnexpected(error, 'This code has failed when it was loaded: ');

/** Describes an error that nothing else explains, with the place in the source. @param lead words before the reason */
export function describeUnexpected(error: unknown, lead = ''): string {
  if (error instanceof CommandError) return error.message;
  const failed = findFailedCode(error, true);
  const lines = failed ? describeFailedCode(failed).map((line, index) => (index ? `  ${line}` : `error  ${line}`)) : [];
  return `${[...lines, `  ${lead}${reasonOf(error)}`].join('\n')}\n`;
}
