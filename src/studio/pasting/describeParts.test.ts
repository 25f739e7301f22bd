import { expect, it } from 'vitest';
import { describeParts, textOfCell } from './describeParts.ts';

const picture = { kind: 'picture', address: '', alt: '' } as const;

it('counts what is alike', () => {
  expect(describeParts([picture, { kind: 'other', name: 'video' }, picture])).toBe('2 pictures and 1 video');
  expect(describeParts([{ kind: 'other', name: 'form field' }])).toBe('1 form field');
});

it('reads a cell as one line', () => {
  expect(textOfCell([{ type: 'text', text: 'a' }, { type: 'hardBreak' }, { type: 'text', text: 'b' }])).toBe('a b');
});
