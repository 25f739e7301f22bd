import { expect, it } from 'vitest';
import { compareTexts } from './compareTexts.ts';

const lines = (...all: string[]) => all.map((line) => `${line}\n`).join('');

it('sets lines beside each other and marks the words that differ', () => {
  expect(compareTexts(lines('{', '"a": "old text"', '}'), lines('{', '"a": "new text"', '"b": 1', '}'))).toEqual([
    { kind: 'same', text: '{', left: 1, right: 1 },
    {
      kind: 'other',
      left: {
        line: 2,
        pieces: [
          { text: '"a": "', isOther: false },
          { text: 'old', isOther: true },
          { text: ' text"', isOther: false },
        ],
      },
      right: {
        line: 2,
        pieces: [
          { text: '"a": "', isOther: false },
          { text: 'new', isOther: true },
          { text: ' text"', isOther: false },
        ],
      },
    },
    { kind: 'other', right: { line: 3, pieces: [{ text: '"b": 1', isOther: true }] } },
    { kind: 'same', text: '}', left: 3, right: 4 },
  ]);
});

it('leaves out what is far from a difference', () => {
  const many = Array.from({ length: 20 }, (_, index) => `line ${index}`);
  const rows = compareTexts(lines(...many), lines(...many.with(10, 'other')));
  expect(rows.map((row) => (row.kind === 'gap' ? row.lines : row.kind))).toEqual([
    7,
    ...Array(3).fill('same'),
    'other',
    ...Array(3).fill('same'),
    6,
  ]);
});
