import { expect, it } from 'vitest';
import { checkForm, choice, field, fields, rules } from '#tests/samples/form.ts';

it('has nothing to say about a sound form of every kind of field', () => {
  const validForm = fields(
    field(
      'text',
      rules('{ "rule": "required" }', '{ "rule": "minLength", "value": 3 }', '{ "rule": "maxLength", "value": 3 }'),
    ),
    field('email', rules('{ "rule": "email" }'), 'email'),
    field('tel', rules('{ "rule": "digits", "value": 10 }', '{ "rule": "length", "value": 10 }'), 'tel'),
    field(
      'number',
      `"value": "5", ${rules('{ "rule": "min", "value": 0 }', '{ "rule": "max", "value": 10 }')}`,
      'number',
    ),
    field('password', rules('{ "rule": "pattern", "value": "[0-9]" }'), 'password'),
    field('again', rules('{ "rule": "equalsField", "field": "password" }'), 'password'),
    field('long', '"requiredWhen": { "field": "tick", "is": "TRUE", "message": "m" }', 'textarea'),
    field('select', `${choice}, "value": "b", ${rules('{ "rule": "required" }')}`, 'select'),
    field('query', '"options": { "from": "stats" }, "when": { "field": "select", "is": "B" }', 'select'),
    field('radio', `${choice}, "when": { "field": "query", "is": "1" }`, 'radio'),
    field('tick', `"value": true, ${rules('{ "rule": "accepted" }')}`, 'checkbox'),
    field(
      'choices',
      `${choice}, "value": ["Red"], ${rules('{ "rule": "required" }', '{ "rule": "maxLength", "value": 2 }')}`,
      'checkbox',
    ),
    field('date', `"value": "2027-01-01", ${rules('{ "rule": "min", "value": "2026-01-01" }')}`, 'date'),
    field('file', `"when": { "field": "radio", "is": "" }, ${rules('{ "rule": "max", "value": 5 }')}`, 'file'),
  );
  expect(checkForm(validForm).shown).toEqual([]);
});
