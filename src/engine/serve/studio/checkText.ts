import { readJsonText } from '#engine/content/json/readJson.ts';
import type { Problem } from '#engine/problems/problem.ts';
import { isObject } from '#shared/json.ts';
import type { TextProblem, TextRequest } from '#shared/studioJson.ts';
import { Refusal } from './refusal.ts';

/**
 * Why a text that is not saved cannot be read, in the words of the check; nothing where it can.
 * @param body a `TextRequest`
 * @throws Refusal when it is none
 */
export function checkText(body: unknown): TextProblem[] {
  const { file, text } = readRequest(body);
  const problems: Problem[] = [];
  readJsonText(file, text, problems);
  return problems.map(({ code, severity, pointer, line, column, length, message, hint, fix }) => ({
    code,
    severity,
    file,
    pointer,
    line,
    column,
    length,
    message,
    hint,
    ...(fix && { edits: fix }),
  }));
}

function readRequest(body: unknown): TextRequest {
  const { file, text } = isObject(body) ? body : {};
  if (typeof file === 'string' && typeof text === 'string') return { file, text };
  throw new Refusal(422, { reason: 'The studio has sent no text to look at.' });
}
