import { expect, it } from 'vitest';
import { checkChanged, site } from '#tests/samples/site.ts';

const problemsOf = (theme: object) =>
  checkChanged({ '_site.json': JSON.stringify({ ...site, theme: { ...site.theme, ...theme } }) }).problems.map(
    ({ code, pointer, message }) => ({ code, pointer, message }),
  );

it('says which colour of dark pages cannot be read, at the place where it is written', () => {
  const [problem, ...others] = problemsOf({ scheme: 'auto', inDark: { ink: '#333333', surface: '#111111' } });
  expect(others).toEqual([]);
  expect(problem).toMatchObject({ code: 'theme-contrast', pointer: '/theme/inDark/ink' });
  expect(problem?.message).toContain('of dark pages');
});

it('says nothing of colours that no visitor sees', () => {
  expect(problemsOf({ inDark: { ink: '#333333', surface: '#111111' } })).toEqual([]);
  expect(problemsOf({ scheme: 'dark', ink: '#eeeeee' })).toEqual([]);
});
