import { textOfRun } from './markdownPage.ts';
import { createNode, type SourceNode, type TextRange } from './sourceNode.ts';

/** Range of the text in its file, without empty lines at its beginning and white space at its end. */
function rangeOf(text: string): TextRange {
  const offset = text.length - text.replace(/^(?:[ \t]*(?:\r\n?|\n))+/, '').length;
  return { offset, length: Math.max(0, text.trimEnd().length - offset) };
}

/** Value of a text file: its text, with `\n` as line ends. @param text without a byte order mark */
export const parseTextFile = (text: string): string => textFileTree(text).value as string;

/** Tree of a text file, which is one node. @param text without a byte order mark */
export function textFileTree(text: string): SourceNode {
  const range = rangeOf(text);
  const value = textOfRun(text.slice(range.offset, range.offset + range.length));
  return createNode('string', range, { value, written: 'markdown' });
}

/** Text of a text file with another value; line ends and white space around it stay. */
export function rewriteTextFile(text: string, value: string): string {
  const { offset, length } = rangeOf(text);
  if (parseTextFile(text) === value) return text;
  const written = text.includes('\r\n') ? value.replace(/\r?\n/g, '\r\n') : value;
  return text.slice(0, offset) + written + (text.slice(offset + length) || '\n');
}
