import { applyChange } from '#shared/applyChange.ts';
import { parseContent } from '#shared/contentFile/contentFile.ts';
import { isMarkdownPath } from '#shared/contentFile/contentPath.ts';
import { isEqualJson } from '#shared/json.ts';
import type { JsonChange } from '#shared/studio.ts';
import { type TextEdit, trimEdit } from '#shared/textEdit.ts';
import { rewriteContent } from '../rewriteContent.ts';
import { changeJson, ImpossibleChangeError } from './changeJson.ts';

/**
 * Smallest edits of a content file that make a change. Everything else keeps its bytes.
 * @param path of the file, whose ending names its kind
 * @param text of the file, with its byte order mark
 * @returns edits to be applied in sequence, and the resulting text
 * @throws ImpossibleChangeError if the pointer leads nowhere, or the file cannot be read before or after
 */
export function changeContent(path: string, text: string, change: JsonChange): { edits: TextEdit[]; text: string } {
  if (!isMarkdownPath(path)) return changeJson(text, change);
  if (change.kind === 'text') {
    const after = Buffer.from(change.text).toString('utf8');
    attempt(() => parseContent(path, after), 'This would leave the page in a state that cannot be read');
    return { edits: editsBetween(text, after), text: after };
  }
  const before = attempt(() => parseContent(path, text), 'The page cannot be read as it is; correct its text first');
  const expected = attempt(() => applyChange(before, change));
  const after = rewriteContent(path, text, expected);
  if (!isEqualJson(parseContent(path, after), expected))
    throw new ImpossibleChangeError('This change cannot be written in Markdown.');
  return { edits: editsBetween(text, after), text: after };
}

const editsBetween = (before: string, after: string): TextEdit[] =>
  before === after ? [] : [trimEdit({ offset: 0, removed: before, inserted: after })];

function attempt<Result>(act: () => Result, sentence?: string): Result {
  try {
    return act();
  } catch (error) {
    const { message } = error as Error;
    throw new ImpossibleChangeError(sentence === undefined ? message : `${sentence}: ${message}.`);
  }
}
