import type { InputKind } from '#rules/types.ts';

/** Names of the kinds of fields for messages. */
export const inputDescriptions: Record<InputKind, string> = {
  text: 'a text',
  email: 'an e-mail address',
  tel: 'a phone number',
  number: 'a number',
  password: 'a password',
  textarea: 'a long text',
  select: 'a drop-down list',
  radio: 'radio buttons',
  tick: 'a tick box',
  choices: 'boxes to tick',
  date: 'a date',
  time: 'a time',
  range: 'a slider',
  rating: 'stars',
  country: 'a country',
  file: 'a file',
  signature: 'a signature',
  hidden: 'a hidden value',
  group: 'a repeated group',
  section: 'the heading of a section',
  step: 'the beginning of a step',
};
