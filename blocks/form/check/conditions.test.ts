import { choice, field, fields, rules, testMistakes } from '#tests/samples/form.ts';

testMistakes([
  [
    'condition that asks nothing',
    fields(field('b'), field('a', '"when": ▶{}')),
    'form-condition-shape',
    'This condition asks nothing',
  ],
  [
    'condition that asks two things',
    fields(field('b', '', 'number'), field('a', '"when": ▶{ "field": "b", "atLeast": 3, "lessThan": 9 }')),
    'form-condition-shape',
    '"field", "atLeast", "lessThan"',
  ],
  [
    'field beside a list',
    fields(field('b'), field('a', '"when": { "any": [▶{ "field": "b", "not": { "field": "b" } }] }')),
    'form-condition-shape',
    '"field", "not"',
  ],
  [
    'comparison with a text that is chosen',
    fields(field('c', choice, 'select'), field('a', '"when": { "field": "c", "atLeast": ▶3 }')),
    'form-condition-unfit',
    'this field is a drop-down list',
  ],
  [
    'comparison of a date with a number',
    fields(field('c', '', 'date'), field('a', '"when": { "all": [{ "field": "c", "atLeast": ▶2010 }] }')),
    'form-condition-unfit',
    '"atLeast" needs a date',
  ],
  [
    'comparison of a number with a text',
    fields(
      field('c', '', 'number'),
      field('a', '"requiredWhen": { "field": "c", "moreThan": ▶"ten", "message": "m" }'),
    ),
    'form-condition-unfit',
    'a number',
  ],
  [
    'field that is not there, inside of others',
    fields(field('b'), field('a', '"when": { "any": [{ "field": "b" }, { "not": { "field": ▶"zz" } }] }')),
    'form-field-unknown',
    'no field "zz"',
  ],
  [
    'in a circle through one of several',
    fields(
      field('x'),
      field('a', '"when": { "all": [{ "field": "x" }, { "field": ▶"b" }] }'),
      field('b', '"when": { "not": { "field": "a" } }'),
    ),
    'form-condition-in-circle',
    '"a" → "b" → "a"',
  ],
  [
    'two bounds that no number is between',
    fields(
      field('n', '', 'number'),
      field('a', '"when": { "all": [{ "field": "n", "atLeast": 18 }, ▶{ "field": "n", "lessThan": 18 }] }'),
    ),
    'form-condition-never',
    'cannot be less than 18',
  ],
  [
    'bound that a rule refuses',
    fields(
      field('n', '"rules": [{ "rule": "max", "value": 17, "message": "m" }]', 'number'),
      field('a', '"when": ▶{ "field": "n", "moreThan": 17 }'),
    ),
    'form-condition-never',
    'the rules of that field refuse it',
  ],
  [
    'field that is not there',
    fields(field('colour', choice, 'select'), field('a', '"when": { "field": ▶"color" }')),
    'form-field-unknown',
    'Did you mean "colour"?',
  ],
  [
    'field that is not there, required',
    fields(field('b'), field('a', '"requiredWhen": { "field": ▶"zzz", "message": "m" }')),
    'form-field-unknown',
    'Its fields are "b" or "a"',
  ],
  ['on itself', fields(field('a', '"when": { "field": ▶"a" }')), 'form-condition-on-itself', 'cannot depend on itself'],
  [
    'in a circle',
    fields(field('a', '"when": { "field": ▶"b" }'), field('b', '"when": { "field": "a" }')),
    'form-condition-in-circle',
    '"a" → "b" → "a"',
  ],
  [
    'value that is no option',
    fields(field('c', choice, 'select'), field('a', '"when": { "field": "c", "is": ▶"Gren" }')),
    'form-condition-impossible',
    'Did you mean "Green"?',
  ],
  [
    'label in place of the value',
    fields(field('c', choice, 'radio'), field('a', '"when": { "field": "c", "is": ["red", ▶"Blue"] }')),
    'form-condition-impossible',
    'never be "Blue"',
  ],
  [
    'value that no page of a list has',
    fields(
      field('c', '"options": { "pages": "/*", "as": { "label": "title" } }', 'select'),
      field('a', '"when": { "field": "c", "is": ▶"X" }'),
    ),
    'form-condition-impossible',
    '"H"',
  ],
  [
    'value of a box',
    fields(field('c', '', 'checkbox'), field('a', '"when": { "field": "c", "is": ▶"yes" }')),
    'form-condition-impossible',
    '"true" or "false"',
  ],
  [
    'value of one of several boxes',
    fields(field('c', choice, 'checkbox'), field('a', '"when": { "field": "c", "is": ▶"" }')),
    'form-condition-impossible',
    'never be ""',
  ],
  [
    'value of a number',
    fields(field('c', '', 'number'), field('a', '"when": { "field": "c", "is": ▶"ten" }')),
    'form-condition-impossible',
    'Leave "is" out',
  ],
  [
    'value of a date',
    fields(field('c', '', 'date'), field('a', '"when": { "field": "c", "is": ▶"soon" }')),
    'form-condition-impossible',
    '"soon"',
  ],
  [
    'value of a file',
    fields(field('c', '', 'file'), field('a', '"when": { "field": "c", "is": ▶"a.pdf" }')),
    'form-condition-impossible',
    '"a.pdf"',
  ],
  [
    'value that a rule refuses',
    fields(
      field('c', rules('{ "rule": "oneOf", "value": ["x"] }')),
      field('a', '"when": { "field": "c", "is": ▶"y" }'),
    ),
    'form-condition-impossible',
    '"x"',
  ],
]);
