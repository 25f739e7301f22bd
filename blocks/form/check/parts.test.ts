import { field, fields, testMistakes } from '#tests/samples/form.ts';

testMistakes([
  [
    'days on the device of a form that remembers nothing',
    `"remember": false, "rememberDays": ▶30, ${fields(field('a'))}`,
    'form-days-unused',
    'remembers nothing',
  ],
  [
    'step without fields',
    fields(field('one', '', 'step'), field('a'), '▶{ "name": "two", "label": "Two", "input": "step" }'),
    'form-step-empty',
    'The step "Two" has no fields',
  ],
  [
    'field before the first step',
    fields('▶{ "name": "a", "label": "A", "input": "text" }', field('one', '', 'step'), field('b')),
    'form-step-late',
    'before the first step, "one"',
  ],
  [
    'setting of a section',
    fields(field('one', '"wide": ▶true', 'section'), field('a')),
    'form-setting-unfit',
    'heading of a section',
  ],
  [
    'condition of a step on a field that is not there',
    fields(
      field('one', '', 'step'),
      field('a'),
      field('two', '"when": { "field": ▶"zzz" }', 'step'),
      field('b'),
      field('c'),
    ),
    'form-field-unknown',
    'no field "zzz"',
  ],
  [
    'condition of a section on its own field',
    fields(field('one', '"when": { "field": ▶"a" }', 'section'), field('a')),
    'form-condition-on-itself',
    'cannot depend on itself',
  ],
  [
    'condition on a step',
    fields(field('one', '', 'step'), field('a'), field('b', '"when": { "field": ▶"one" }')),
    'form-field-unknown',
    'no field "one"',
  ],
]);
