import { expect, test } from 'vitest';
import { findPlaceholder } from './placeholders.ts';

test.each([
  'TODO',
  'TODO: ask the porter.',
  'TODO ask the porter.',
  'Ask the porter.\n\nTODO add his number',
  'The room costs TODO a month.',
  'Ask the porter (TODO).',
  'The warden, TODO(asha), lives here.',
  'FIXME – the number is wrong',
  'See TODO.',
])('%s is a note to oneself', (text) => expect(findPlaceholder(text)).toMatch(/^(?:TODO|FIXME)$/));

test.each([
  'TODO lists, explained',
  'Write your TODO list in the morning.',
  'How to manage TODOs in a team: the TODO method.',
  'Add a FIXME comment to your code.',
  'Todo el mundo',
])('%s is a text about such notes', (text) => expect(findPlaceholder(text)).toBeUndefined());
