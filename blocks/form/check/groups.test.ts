import { field, fields, rules, testMistakes } from '#tests/samples/form.ts';

const inner = (...written: string[]) => `"fields": [${written.join(', ')}]`;
const group = (...written: string[]) => field('schools', inner(...written), 'group');

testMistakes([
  [
    'group without fields',
    fields('▶{ "name": "a", "label": "Schools", "input": "group" }'),
    'form-group-empty',
    'Schools',
  ],
  [
    'more than there may be',
    fields(field('schools', `${inner(field('a'))}, "min": 3, "max": ▶2`, 'group')),
    'form-group-contradicts',
    'at least 3',
  ],
  ['number of a text', fields(field('a', '"min": ▶1')), 'form-setting-unfit', 'a text'],
  [
    'button of a group',
    fields(field('schools', `${inner(field('a'))}, "button": ▶{ "label": "Why?" }`, 'group')),
    'form-setting-unfit',
    'a repeated group',
  ],
  [
    'value of a group',
    fields(field('schools', `${inner(field('a'))}, "value": ▶"x"`, 'group')),
    'form-setting-unfit',
    'a repeated group',
  ],
  [
    'rule of a group',
    fields(field('schools', `${inner(field('a'))}, ${rules('{ "rule": ▶"required" }')}`, 'group')),
    'form-rule-unfit',
    'a repeated group',
  ],
  [
    'two fields of one name in a group',
    fields(group(field('a'), '{ "name": ▶"a", "label": "Other", "input": "text" }')),
    'form-field-repeated',
    '"a"',
  ],
  [
    'rule in a group that does not fit',
    fields(group(field('a', rules('{ "rule": ▶"accepted" }')))),
    'form-rule-unfit',
    'tick box',
  ],
  [
    'condition in a group on a field outside of it',
    fields(field('b'), group(field('a', '"when": { "field": ▶"b" }'))),
    'form-field-unknown',
    'no field "b"',
  ],
  [
    'condition outside of a group on a field in it',
    fields(group(field('b')), field('a', '"when": { "field": ▶"b" }')),
    'form-field-unknown',
    'no field "b"',
  ],
  [
    'condition on one value of a group',
    fields(group(field('b')), field('a', '"when": { "field": "schools", "is": ▶"x" }')),
    'form-condition-impossible',
    'schools',
  ],
  [
    'comparison in a group',
    fields(
      group(field('b', '', 'checkbox'), field('a', rules('{ "rule": "max", "value": 9, "plus": [▶"b"] }'), 'number')),
    ),
    'form-comparison-unfit',
    'a tick box',
  ],
]);
