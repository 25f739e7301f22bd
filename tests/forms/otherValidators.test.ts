import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import examples from '#blocks/form/form.examples.json' with { type: 'json' };
import type { Form } from '#blocks/form/form.types.ts';
import { formSchema } from '#blocks/form/formSchema.ts';
import { loadSite } from '#engine/content/loadSite.ts';
import { fieldsOf } from '#rules/fieldsOf.ts';
import { validateForm } from '#rules/validateForm.ts';
import { conditional } from './conditional.ts';
import { siteForms } from './siteForms.ts';
import { createSubmissions } from './submissions.ts';
import { withoutComparisons, withoutNumberingPlans } from './withoutComparisons.ts';

/*
 * The schemas of forms in a validator of another language, whose engine reads patterns in its own way.
 */

/** Reads schemas with their entries, and prints for each entry whether it is valid. */
const program = `
import json, sys
from jsonschema import Draft7Validator
results = []
for case in json.load(sys.stdin):
    Draft7Validator.check_schema(case["schema"])
    validator = Draft7Validator(case["schema"])
    results.append([validator.is_valid(entry) for entry in case["entries"]])
print(json.dumps(results))
`;

const python = (code: string, input = '') =>
  spawnSync('python3', ['-c', code], {
    input,
    encoding: 'utf8',
    maxBuffer: 1e8,
    env: { ...process.env, PYTHONUTF8: '1' },
  });

const hasValidator = python('import jsonschema').status === 0;

/** Entries for each form: more than 200 for each rule that there is. */
const count = 400;

const names = { text: '^[\\p{L}\\p{M} ]+$', digits: '^\\d+$', code: '^[A-Z]{2}-\\w\\s?\\u00e9$' };
const patterns = {
  fields: Object.entries(names).map(([name, value]) => ({
    name,
    label: name,
    input: 'text',
    rules: [{ rule: 'pattern', value, message: name }],
  })),
  submit: { label: 'Send', kind: 'none' },
} as Form;

it.skipIf(!hasValidator)(`Python finds ${count} entries of each form valid where the page does`, () => {
  const site = loadSite(join(import.meta.dirname, '../../pages')).source;
  const forms = [
    ...siteForms(site, '2026-11-20').map(({ form }) => withoutNumberingPlans(form)),
    examples.longest as unknown as Form,
    conditional,
    patterns,
  ];
  const cases = forms.map((form) => {
    const next = createSubmissions(fieldsOf(form), 11);
    return {
      schema: formSchema(form, 'form'),
      entries: Array.from({ length: count }, next),
      fields: withoutComparisons(fieldsOf(form)),
    };
  });
  const { stdout, stderr } = python(program, JSON.stringify(cases));
  expect(stderr).toBe('');
  const results = JSON.parse(stdout) as boolean[][];
  for (const [at, { entries, fields, schema }] of cases.entries()) {
    for (const [index, entry] of entries.entries()) {
      const wrong = Object.keys(validateForm(fields, entry));
      expect(results[at]?.[index], JSON.stringify({ entry, wrong, title: schema.title })).toBe(wrong.length === 0);
    }
    expect(new Set(results[at]).size, 'valid and invalid entries').toBe(2);
  }
});
