import { sample, stringMatching } from 'fast-check';
import { expect, it } from 'vitest';
import { generatorOf } from '#rules/matchingTexts.ts';
import type { JsonObject } from '#shared/json.ts';
import { readForm } from './readForm.ts';
import { checkSatisfiable } from './satisfiable.ts';

const textsMatching = generatorOf({ sample, stringMatching });

/** Rules that no value keeps, as the check names them. */
function conflictOf(input: string, rules: [rule: string, value?: number | string | string[]][], options?: string[]) {
  const field = {
    name: 'a',
    label: 'a',
    input,
    options,
    rules: rules.map(([rule, value]) => ({ rule, value, message: 'm' })),
  };
  const { fields } = readForm({ fields: [field] } as unknown as JsonObject, () => undefined);
  const found: string[] = [];
  checkSatisfiable(fields, {
    report: (_, args, pointer) => found.push(`${Object.values(args ?? {}).join(' / ')} ${pointer}`),
    textsMatching,
    isPatternUsable: () => true,
    itemsOf: () => undefined,
    replaceTokens: (text: string) => text,
    siteUrl: undefined,
    inboxUrl: undefined,
    readMediaText: () => undefined,
    isDemonstration: true,
    isInDraft: false,
    isInPattern: false,
  });
  return found;
}

it.each<[string, Parameters<typeof conflictOf>[1]]>([
  ['text', [['pattern', '^[A-Za-z ]+$']]],
  [
    'text',
    [
      ['pattern', '^[A-Z][a-z]+$'],
      ['minLength', 60],
    ],
  ],
  [
    'text',
    [
      ['pattern', '^[A-Za-z]+( [A-Za-z]+)*$'],
      ['minLength', 3],
      ['maxLength', 50],
    ],
  ],
  [
    'tel',
    [
      ['pattern', '^\\+91[0-9]+$'],
      ['length', 13],
    ],
  ],
  [
    'tel',
    [
      ['digits', 10],
      ['pattern', '^[6-9][0-9]*$'],
    ],
  ],
  ['email', [['email'], ['pattern', '@example\\.edu$']]],
  [
    'text',
    [
      ['pattern', '^(?=.*[a-z])(?=.*[0-9]).{8,}$'],
      ['minLength', 8],
    ],
  ],
  [
    'number',
    [
      ['min', 5],
      ['max', 5],
    ],
  ],
  [
    'date',
    [
      ['min', '2027-01-15'],
      ['max', '2027-01-15'],
    ],
  ],
  ['text', [['required'], ['minLength', 3]]],
  [
    'text',
    [
      ['oneOf', ['PB01', 'PB02']],
      ['pattern', '^PB[0-9]{2}$'],
    ],
  ],
])('finds a value of %s for %j', (input, rules) => expect(conflictOf(input, rules)).toEqual([]));

it.each<[string, Parameters<typeof conflictOf>[1], string]>([
  [
    'text',
    [
      ['digits', 10],
      ['pattern', '^[A-Z]+$'],
    ],
    '"digits" (10) / "pattern" (^[A-Z]+$) /fields/0/rules/1',
  ],
  [
    'tel',
    [['pattern', '^[0-9]{10}$'], ['required'], ['digits', 12]],
    '"pattern" (^[0-9]{10}$) / "digits" (12) /fields/0/rules/2',
  ],
  [
    'text',
    [
      ['pattern', '^[a-z]{20,}$'],
      ['maxLength', 10],
    ],
    '"pattern" (^[a-z]{20,}$) / "maxLength" (10) /fields/0/rules/1',
  ],
  ['text', [['pattern', '^a$b']], '"pattern" (^a$b) /fields/0/rules/0'],
  ['email', [['email'], ['digits']], '"email" / "digits" /fields/0/rules/1'],
  [
    'text',
    [
      ['oneOf', ['Music']],
      ['pattern', '^[a-z]+$'],
    ],
    '"oneOf" (Music) / "pattern" (^[a-z]+$) /fields/0/rules/1',
  ],
])('finds none of %s for %j', (input, rules, found) => expect(conflictOf(input, rules)).toEqual([found]));
