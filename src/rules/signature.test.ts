import { expect, it } from 'vitest';
import { isDrawing, isTypedName, longestDrawing } from './signature.ts';

const start = 'data:image/png;base64,iVBORw0KGgo';

it.each([
  [`${start}AAAA=`, true],
  [start.padEnd(longestDrawing, 'A'), true],
  [start.padEnd(longestDrawing + 1, 'A'), false],
  [`${start}<svg>`, false],
  ['data:image/svg+xml;base64,PHN2Zy8+', false],
  ['data:text/html,<script>alert(1)</script>', false],
  ['Asha Rao', false],
  ['', false],
  [undefined, false],
])('tells from its text whether %.60s is a drawing', (value, expected) => {
  expect(isDrawing(value)).toBe(expected);
});

it('takes no address of a picture or a page for a name', () => {
  expect(['Asha Rao', 'डेटा: आशा', 'Data: Asha'].every(isTypedName)).toBe(true);
  expect(['data:text/html,x', start].some(isTypedName)).toBe(false);
});
