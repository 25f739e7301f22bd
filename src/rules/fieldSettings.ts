import type { InputKind } from './types.ts';

/** Settings of a field that only some kinds of input have. */
export const settings = [
  'placeholder',
  'rows',
  'counter',
  'autocomplete',
  'keyboard',
  'accept',
  'fromAddress',
] as const;

/** One of them. */
export type Setting = (typeof settings)[number];

const typed: InputKind[] = ['text', 'email', 'tel', 'number', 'password', 'textarea'];

/** Inputs that know a setting: HTML, 4.10.5.1 ("The input element", attributes by type). */
const inputsWith: Record<Exclude<Setting, 'autocomplete'>, InputKind[]> = {
  placeholder: [...typed, 'select'],
  rows: ['textarea'],
  counter: ['text', 'email', 'tel', 'password', 'textarea'],
  keyboard: typed,
  accept: ['file'],
  // What visitors themselves tick, keep secret or choose is not for a link to say.
  fromAddress: ['text', 'email', 'tel', 'number', 'textarea', 'select', 'radio', 'date'],
};

/** What a browser may fill in besides plain texts: HTML, 4.10.18.7.1 ("Autofilling form controls", control groups). */
const groupOf: Record<string, string> = {
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

const groupsOf: Partial<Record<InputKind, string[]>> = {
  text: ['text', 'password', 'username', 'url', 'tel', 'email', 'date'],
  textarea: ['text', 'lines', 'password', 'username', 'url', 'tel', 'email', 'date'],
  select: ['text', 'lines', 'password', 'username', 'url', 'tel', 'email', 'date'],
  email: ['email', 'username'],
  tel: ['tel'],
  password: ['password'],
  date: ['date'],
};

/** Whether a setting means anything to a kind of input. @param value of the setting */
export function isFit(setting: Setting, value: unknown, kind: InputKind): boolean {
  if (setting !== 'autocomplete') return inputsWith[setting].includes(kind);
  const canFill = groupsOf[kind] !== undefined || kind === 'number';
  return value === 'off' ? canFill : (groupsOf[kind] ?? []).includes(groupOf[String(value)] ?? 'text');
}

/** A field without the settings that mean nothing to its input: they would be invalid HTML. */
export function fitSettings<Field extends Partial<Record<Setting, unknown>>>(field: Field, kind: InputKind): Field {
  const unfit = settings.filter((setting) => field[setting] !== undefined && !isFit(setting, field[setting], kind));
  return unfit.length ? { ...field, ...Object.fromEntries(unfit.map((setting) => [setting, undefined])) } : field;
}
