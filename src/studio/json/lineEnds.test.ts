import { expect, it } from 'vitest';
import { toEditorText, toFileText } from './lineEnds.ts';

/** Applies a change of the editor's text to a file's text. */
const edit = (file: string, change: (text: string) => string) => toFileText(change(toEditorText(file)), file);

it.each(['', '{}', '{}\n', '{\r\n}\r\n', '\ufeff{\r\n  "a": 1\n}\r', '\n\n'])('leaves %j as it is', (file) => {
  expect(edit(file, (text) => text)).toBe(file);
});

it('ends new lines as those beside them, and all others as they were', () => {
  expect(edit('{\r\n  "a": 1\r\n}\r\n', (text) => text.replace('1\n', '1,\n  "b": 2\n'))).toBe(
    '{\r\n  "a": 1,\r\n  "b": 2\r\n}\r\n',
  );
  expect(edit('{\n  "a": 1,\r\n  "b": 2\n}', (text) => text.replace('2', '3'))).toBe('{\n  "a": 1,\r\n  "b": 3\r\n}');
  expect(edit('\ufeff{\r\n}', (text) => text.replace('{', '{\n'))).toBe('\ufeff{\r\n\r\n}');
});
