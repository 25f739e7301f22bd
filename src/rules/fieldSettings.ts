import { oneText, typed } from './inputKinds.ts';
import type { InputKind } from './types.ts';

/** Settings of a field that only some kinds of input have. */
export const fieldSettings = [
  'placeholder',
  'rows',
  'counter',
  'autocomplete',
  'keyboard',
  'accept',
  'fromAddress',
  'check',
  'camera',
  'boxes',
  'from',
  'to',
  'step',
] as const;

export type FieldSetting = (typeof fieldSettings)[number];

const textsButPasswords = oneText.filter((kind) => kind !== 'password');

/** Inputs that support a setting: HTML, 4.10.5.1 ("The input element", attributes by type). */
const inputsBySetting: Record<Exclude<FieldSetting, 'autocomplete'>, readonly InputKind[]> = {
  placeholder: [...typed, 'select', 'country'],
  rows: ['textarea'],
  counter: ['text', 'email', 'tel', 'password', 'textarea'],
  keyboard: typed,
  accept: ['file'],
  // A link must not prefill ticks, passwords, multiple choices or files: visitors decide these themselves.
  fromAddress: [...textsButPasswords, 'hidden'],
  // A password is sent with the form only.
  check: textsButPasswords,
  camera: ['file'],
  boxes: ['date'],
  from: ['range'],
  to: ['range', 'rating'],
  step: ['range'],
};

/** Control groups of autofill fields other than plain texts: HTML, 4.10.18.7.1 ("Autofilling form controls"). */
const autofillGroupOf: Record<string, string> = {
  'street-address': 'lines',
  'new-password': 'password',
  'current-password': 'password',
  'one-time-code': 'password',
  username: 'username',
  url: 'url',
  tel: 'tel',
  // A number without its country code is typed into a text input.
  'tel-national': 'tel',
  email: 'email',
  bday: 'date',
};

const autofillGroupsByInput: Partial<Record<InputKind, string[]>> = {
  text: ['text', 'password', 'username', 'url', 'tel', 'email', 'date'],
  textarea: ['text', 'lines', 'password', 'username', 'url', 'tel', 'email', 'date'],
  select: ['text', 'lines', 'password', 'username', 'url', 'tel', 'email', 'date'],
  country: ['text'],
  signature: ['text'],
  email: ['email', 'username'],
  tel: ['tel'],
  password: ['password'],
  date: ['date'],
};

/** @returns true if a setting with this value has an effect on a kind of input */
export function isSettingApplicable(setting: FieldSetting, value: unknown, kind: InputKind): boolean {
  if (setting !== 'autocomplete') return inputsBySetting[setting].includes(kind);
  const canFill = autofillGroupsByInput[kind] !== undefined || kind === 'number';
  return value === 'off'
    ? canFill
    : (autofillGroupsByInput[kind] ?? []).includes(autofillGroupOf[String(value)] ?? 'text');
}

/** Removes settings that have no effect on a field's input, because they would be invalid HTML. */
export function dropInapplicableSettings<Field extends Partial<Record<FieldSetting, unknown>>>(
  field: Field,
  kind: InputKind,
): Field {
  const inapplicable = fieldSettings.filter(
    (setting) => field[setting] !== undefined && !isSettingApplicable(setting, field[setting], kind),
  );
  return inapplicable.length
    ? { ...field, ...Object.fromEntries(inapplicable.map((setting) => [setting, undefined])) }
    : field;
}
