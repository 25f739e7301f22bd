import { readContentText } from '#engine/content/readContent.ts';
import type { Problem } from '#engine/problems/problem.ts';
import { asObject } from '#shared/json.ts';
import type { CheckTextRequest, TextProblem } from '#shared/studioJson.ts';
import { HttpError } from './httpError.ts';
import { toStudioProblem } from './studioProblems.ts';

/** Lists the syntax errors of an unsaved text, in the messages of the check. */
export function checkText(body: unknown): TextProblem[] {
  const { file, text } = readTextRequest(body);
  const problems: Problem[] = [];
  readContentText(file, text, problems);
  return problems.map((problem) => ({
    ...toStudioProblem(problem),
    length: problem.length,
    ...(problem.fix && { edits: problem.fix }),
  }));
}

function readTextRequest(body: unknown): CheckTextRequest {
  const { file, text } = asObject(body);
  if (typeof file === 'string' && typeof text === 'string') return { file, text };
  throw new HttpError('The studio has sent no text to look at.');
}
