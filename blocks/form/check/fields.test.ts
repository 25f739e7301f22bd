import { choice, field, fields, testMistakes } from '#tests/samples/form.ts';

testMistakes([
  [
    'name twice',
    fields(field('a'), field('a').replace('"a"', '▶"a"')),
    'form-field-repeated',
    'Two fields have the name "a"',
  ],
  ['list without options', fields(`▶${field('a', '', 'select')}`), 'form-options-missing', '"select" needs "options"'],
  ['list with no option', fields(`▶${field('a', '"options": []', 'radio')}`), 'form-options-missing', '"radio" needs'],
  ['options of a text', fields(field('a', '"options": ▶["x"]')), 'form-options-unused', '"select"'],
  [
    'option twice',
    fields(field('a', '"options": ["x", "y", ▶{ "label": "X", "value": "x" }]', 'select')),
    'form-option-repeated',
    'sent as "x"',
  ],
  [
    'options twice in a list',
    fields(field('a', '"options": ▶{ "pages": ["/", "/about"], "as": { "label": "title" } }', 'select')),
    'form-option-repeated',
    'sent as "H"',
  ],
  [
    'default that is no option',
    fields(field('a', `${choice}, "value": ▶"Gren"`, 'select')),
    'form-default-impossible',
    '"Green"',
  ],
  [
    'one default of several',
    fields(field('a', `${choice}, "value": ["Red", ▶"x"]`, 'checkbox')),
    'form-default-impossible',
    'a text ("x")',
  ],
  [
    'list as the default of a drop-down',
    fields(field('a', `${choice}, "value": ▶["Red"]`, 'select')),
    'form-default-impossible',
    'one of the options',
  ],
  [
    'text as the default of a box',
    fields(field('a', '"value": ▶"yes"', 'checkbox')),
    'form-default-impossible',
    'true or false',
  ],
  [
    'default that is no date',
    fields(field('a', '"value": ▶"2027-02-30"', 'date')),
    'form-default-impossible',
    'a date',
  ],
  ['default that is no number', fields(field('a', '"value": ▶"ten"', 'number')), 'form-default-impossible', 'a number'],
  ['default of a file', fields(field('a', '"value": ▶"a.pdf"', 'file')), 'form-default-impossible', 'only the visitor'],
  ['ticked text', fields(field('a', '"value": ▶true')), 'form-default-impossible', 'a text'],
  ['example in a date', fields(field('a', '"placeholder": ▶"1 May"', 'date')), 'form-setting-unfit', 'a date'],
  ['file types of a text', fields(field('a', '"accept": ▶".pdf"')), 'form-setting-unfit', '"accept" does nothing'],
  ['rows of one line', fields(field('a', '"rows": ▶4')), 'form-setting-unfit', '"rows"'],
  [
    'street in one line',
    fields(field('a', '"autocomplete": ▶"street-address"')),
    'form-setting-unfit',
    'never fill in "street-address"',
  ],
  ['name as a number', fields(field('a', '"autocomplete": ▶"name"', 'number')), 'form-setting-unfit', 'a number'],
]);
