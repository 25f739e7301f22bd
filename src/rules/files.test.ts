import { describe, expect, it } from 'vitest';
import { rules } from './rules.ts';
import type { FieldValue, Rule } from './types.ts';

const check = (rule: Rule['rule'], value: Rule['value'], files: FieldValue) =>
  rules[rule].check(files, { rule, value, message: 'no' } as Rule, {}) === undefined;

const pdf = '%PDF-1.7 …';
const program = 'MZ\x90\0';
const archive = 'PK\x03\x04';

describe('types', () => {
  it.each([
    ['.pdf', { name: 'cv.pdf', size: 9 }],
    ['.pdf', { name: 'CV.PDF', size: 9, start: pdf }],
    ['application/pdf', { name: 'cv.pdf', size: 9, start: pdf }],
    ['image/*', { name: 'a.jpeg', size: 9, start: '\xff\xd8\xff\xe0' }],
    ['.docx', { name: 'letter.docx', size: 9, start: archive }],
    ['.xyz', { name: 'own.xyz', size: 9, start: program }],
    ['.pdf', { size: 9 }],
  ])('%s takes %j', (type, file) => expect(check('types', [type], file)).toBe(true));

  it.each([
    ['.pdf', { name: 'evil.exe', size: 9 }],
    ['.pdf', { name: 'cv.pdf.exe', size: 9, start: pdf }],
    ['.pdf', { name: 'evil.pdf', size: 9, start: program }],
    ['.pdf', { name: 'pdf', size: 9, start: pdf }],
    ['image/*', { name: 'cv.pdf', size: 9, start: pdf }],
    ['image/*', { name: 'a.png', size: 9, start: pdf }],
    ['.docx', { name: 'letter.docx', size: 9, start: pdf }],
    ['.txt', { name: 'constructor', size: 9 }],
  ])('%s refuses %j', (type, file) => expect(check('types', [type], file)).toBe(false));

  it('judges each of several files', () => {
    const right = { name: 'a.pdf', size: 9 };
    expect(check('types', ['.pdf', '.docx'], [right, { name: 'b.docx', size: 9 }])).toBe(true);
    expect(check('types', ['.pdf'], [right, { name: 'b.exe', size: 9 }])).toBe(false);
  });
});

it('maxBytes and maxFiles count bytes of each file, and files', () => {
  const files = [{ size: 10 }, { size: 20 }];
  expect([check('maxBytes', 20, files), check('maxBytes', 19, files), check('maxBytes', 10, { size: 10 })]).toEqual([
    true,
    false,
    true,
  ]);
  expect([check('maxFiles', 2, files), check('maxFiles', 1, files), check('maxFiles', 1, { size: 10 })]).toEqual([
    true,
    false,
    true,
  ]);
});
