import { join } from 'node:path';
import { Ajv, type ErrorObject } from 'ajv';
import { describe, expect, it } from 'vitest';
import examples from '#blocks/form/form.examples.json' with { type: 'json' };
import type { Form } from '#blocks/form/form.types.ts';
import { formSchema } from '#blocks/form/formSchema.ts';
import type { FieldDefinition } from '#blocks/form/formTypes.ts';
import { createValidValues, ruleViolations } from '#blocks/form/ruleViolations.ts';
import { loadSite } from '#engine/content/loadSite.ts';
import { fieldStatesOf } from '#rules/fieldStatesOf.ts';
import { fieldsOf } from '#rules/fieldsOf.ts';
import { isGroup } from '#rules/groups.ts';
import type { FieldValue, FormValues, JsonSchema } from '#rules/types.ts';
import { validateForm } from '#rules/validateForm.ts';
import { conditional } from './conditional.ts';
import { repeated } from './repeated.ts';
import { siteForms } from './siteForms.ts';
import { createSubmissions } from './submissions.ts';
import { withoutComparisons, withoutNumberingPlans } from './withoutComparisons.ts';

const submissions = 1000;

/** The message of the innermost schema around a broken keyword that has a common message, as ajv-errors chooses it. */
function messageAround(schema: JsonSchema, { schemaPath, keyword, params }: ErrorObject): string | undefined {
  let found: string | undefined;
  let part: JsonSchema | undefined = schema;
  for (const key of schemaPath.split('/').slice(1)) {
    const { errorMessage } = part as { errorMessage?: string | { required?: Record<string, string> } };
    if (typeof errorMessage === 'string') found = errorMessage;
    else if (errorMessage && key === keyword) found = errorMessage.required?.[String(params.missingProperty)];
    part = part?.[key] as JsonSchema | undefined;
    if (!part) break;
  }
  return found;
}

/** The messages of each field, in the validator's order; those of groups by the paths of their values. */
function messagesOf(schema: JsonSchema, errors: ErrorObject[], groups: string[]): Map<string, string[]> {
  const messages = new Map<string, string[]>();
  for (const error of errors) {
    const missing = error.keyword === 'required' ? [String(error.params.missingProperty)] : [];
    const [name = '', ...inner] = [...error.instancePath.split('/').slice(1), ...missing];
    const path = groups.includes(name) ? [name, ...inner].join('.') : name;
    const message = messageAround(schema, error);
    if (path && message) messages.set(path, [...(messages.get(path) ?? []), message]);
  }
  return messages;
}

/** The values that the page sends: without hidden fields. */
function sent(fields: FieldDefinition[], values: FormValues): Record<string, FieldValue> {
  const states = fieldStatesOf(fields, values);
  return Object.fromEntries(Object.entries(values).filter(([name]) => states[name]?.isShown));
}

const site = loadSite(join(import.meta.dirname, '../../pages')).source;
const forms = [
  ...siteForms(site, '2026-11-20').map((found) => ({ ...found, form: withoutNumberingPlans(found.form) })),
  { name: 'every kind of field', route: '/', form: examples.longest as unknown as Form },
  { name: 'steps and sections', route: '/', form: examples.steps as unknown as Form },
  { name: 'a repeated group', route: '/', form: repeated },
  { name: 'conditions on conditions', route: '/', form: conditional },
];

it('finds the forms of the site', () => {
  expect(forms.length).toBeGreaterThanOrEqual(7);
});

describe.each(forms)('$name', ({ name, form }) => {
  const fields = withoutComparisons(fieldsOf(form));
  const groups = fields.filter(isGroup).map((field) => field.name);
  const schema = formSchema(form, name);
  // Plain draft-07: what other validators do not know says nothing here either.
  const validate = new Ajv({ allErrors: true, strict: false }).compile(schema);
  const judge = (values: object) =>
    validate(values) ? new Map<string, string[]>() : messagesOf(schema, validate.errors ?? [], groups);

  it(`judges ${submissions} submissions as the page does`, () => {
    const next = createSubmissions(fields, 7);
    const counts = { right: 0, wrong: 0 };
    for (let count = 0; count < submissions; count++) {
      const values = next();
      const onPage = validateForm(fields, values);
      for (const submission of [values, sent(fields, values)]) {
        const bySchema = judge(submission);
        const context = JSON.stringify({
          submission,
          onPage,
          errors: validate.errors?.map(({ schemaPath }) => schemaPath),
        });
        expect([...bySchema.keys()].sort(), context).toEqual(Object.keys(onPage).sort());
        for (const [name, message] of Object.entries(onPage)) expect(bySchema.get(name)?.[0], context).toBe(message);
      }
      counts[Object.keys(onPage).length ? 'wrong' : 'right']++;
    }
    expect(counts.right).toBeGreaterThan(50);
    if (fields.some(({ rules }) => rules)) expect(counts.wrong).toBeGreaterThan(50);
  });

  it('says the same about every rule', () => {
    for (const { field, message, values } of ruleViolations(fields)) {
      if (values) expect(judge(values)).toEqual(new Map([[field, expect.arrayContaining([message])]]));
    }
  });

  it('refuses what the inputs of the page cannot hold', () => {
    for (const { name, input, options } of fields.filter(({ when }) => !when)) {
      const values = createValidValues(fields);
      const isChosen = input === 'select' || input === 'radio';
      expect(validate({ ...values, [name]: isChosen ? 'what is no option' : 7 }), `${name} ${options}`).toBe(false);
    }
  });
});
