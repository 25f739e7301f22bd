import { describe, expect, it } from 'vitest';
import { normalValue } from './normalEntry.ts';
import { personName } from './personName.ts';

const normal = (text: string) => normalValue({ input: 'text', rules: [{ rule: 'personName', message: 'no' }] }, text);
const isTaken = (text: string) =>
  personName.check(normal(text), { rule: 'personName', message: 'no' }, {}) === undefined;

describe('personName', () => {
  it.each([
    "O'Neil",
    'O’Neil',
    'Anne-Marie',
    'José',
    'Jose\u0301 García',
    'आशा राव',
    'நந்தினி',
    '王小明',
    'محمد علي',
    'J. R. R. Tolkien',
    'J.R.',
    'Martin Luther King Jr.',
    "d'Artagnan",
    'Nguyễn Thị Ánh',
    'Ö',
    "'t Hooft",
    'Sitiʻ',
    'ג׳ורג׳ אוחנה',
    'علی\u200cرضا',
    'ジョン・スミス',
    'Gal·la Puig',
    'Abu Rafi’',
  ])('takes %s', (name) => expect(isTaken(name)).toBe(true));

  it.each(['', '7', 'Asha 2', 'a@b', '<b>', "'", '--', 'http://x', '😀'])('refuses %j', (name) =>
    expect(isTaken(name)).toBe(false),
  );

  it('writes apostrophes, hyphens and spaces in one way', () => {
    expect(normal(' Seán   O’Neil–Rao ')).toBe("Seán O'Neil-Rao");
  });
});
