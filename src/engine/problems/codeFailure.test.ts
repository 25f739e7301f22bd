import { expect, it } from 'vitest';
import { CodeFailure, pageFailure, reasonOf, runWithContent } from './codeFailure.ts';
import { CommandError } from './commandLine.ts';

it.each([
  [new TypeError('It is undefined'), 'It is undefined.'],
  [new Error('Why?\n  at some place'), 'Why?'],
  ['just a text', 'just a text.'],
  [undefined, 'it gives no reason.'],
  [Object.create(null), 'it gives no reason.'],
  [new Error(''), 'it gives no reason.'],
  [new Error('long '.repeat(100)), `${'long '.repeat(60)}…`],
])('describes what code has thrown in one line: %s', (thrown, reason) => {
  expect(reasonOf(thrown)).toBe(reason);
});

const run = (error: unknown) => () =>
  runWithContent(pageFailure('about.json', '/blocks/1'), () => {
    throw error;
  });

it('names the place in the content where code fails, with the cause', () => {
  const cause = new TypeError('no such thing');
  const failing = run(cause);
  expect(failing).toThrow('about.json#/blocks/1: An error of the program has ended');
  expect(failing).toThrow(expect.objectContaining({ cause }));
  expect(failing).toThrow(CodeFailure);
});

it('leaves errors for people as they are: of commands, of the disk, and those that have a place already', () => {
  const inner = new CodeFailure([pageFailure('inner.json')('no.')]);
  const full = Object.assign(new Error('ENOSPC'), { code: 'ENOSPC', syscall: 'write' });
  for (const error of [new CommandError('Not now.'), inner, full]) expect(run(error)).toThrow(error as Error);
  expect(run(inner)).not.toThrow('about.json');
});
