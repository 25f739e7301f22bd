import type { InputKind } from '#rules/types.ts';

/** What a field of a kind holds, as messages call it. */
export const inputWords: Record<InputKind, string> = {
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
  file: 'a file',
};
