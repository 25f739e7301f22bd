import { expect, it } from 'vitest';
import { CommandError } from '#engine/problems/commandLine.ts';
import { assertVitePath } from './assertVitePath.ts';

const refusal = (command: 'build' | 'dev', folder: string) => {
  try {
    assertVitePath(command, ['/home', folder]);
    return undefined;
  } catch (error) {
    return error instanceof CommandError ? error.message : error;
  }
};

it('says which character a folder cannot have, and what to do', () => {
  expect(refusal('dev', '/sites/Copy #2/site')).toBe(
    'The dev server cannot run in /sites/Copy #2/site: Vite, which compiles the code, does not find files below a folder that has "#" in its name. Give the folder another name.',
  );
  expect(refusal('build', '/sites/what?')).toMatch(/^Code cannot be compiled in \/sites\/what\?: .*"\?"/);
  expect(refusal('dev', '/sites/what?')).toMatch(/^The dev server cannot run .*"\?"/);
});

it.each(['/a [b] (c)/%20 ü/*', "/it's & <b>", '/größe'])('takes %s', (folder) => {
  expect([refusal('build', folder), refusal('dev', folder)]).toEqual([undefined, undefined]);
});

it('builds below a folder with "#"', () => {
  expect(refusal('build', '/sites/Copy #2/site')).toBeUndefined();
});
