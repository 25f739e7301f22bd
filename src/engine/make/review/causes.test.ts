import { expect, it } from 'vitest';
import { causeAt } from './causes.ts';

it.each([
  ['constructor/team.json', 'the page /constructor/team'],
  ['toString/index.json', 'the page /toString'],
  ['_data/events.json', 'the list “events”'],
])('names the cause %s', (file, name) => {
  expect(causeAt({ file, pointer: '' }).name).toBe(name);
});
