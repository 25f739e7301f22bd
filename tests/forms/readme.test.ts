import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { checkChanged, page } from '../samples/site.ts';

it('the form in the README is one that works', () => {
  const readme = readFileSync(join(import.meta.dirname, '../../README.md'), 'utf8');
  const examples = [...readme.matchAll(/```json\n(.*?)```/gs)].map(([, text = '']) => text);
  const form = examples.find((text) => text.includes('"type": "form"')) ?? '';
  expect(form).not.toBe('');
  expect(checkChanged({ 'visit.json': page(form) }).problems).toEqual([]);
});
