import { change, type Edit, mistakes } from '../mistake.ts';

const contact = 'contact.json';
const beginning = '{ "name": "name", "label": "Name", "input": "text"';
const end = '"when": { "field": "course", "is": "Other" } }';
const before = (added: string) => change(contact, beginning, `${added},\n        ${beginning}`);
const after = (added: string) => change(contact, end, `${end},\n        ${added}`);
const town = '{ "name": "town", "label": "Town", "input": "text" }';
const group = (more: string) =>
  after(`{ "name": "schools", "label": "Schools", "input": "group", "fields": [${town}]${more && `, ${more}`} }`);
const you = '{ "name": "you", "label": "You", "input": "step" }';

/** Steps, sections and repeated groups of forms that are not as they should be. */
export const formParts = mistakes(
  [
    'a step behind the last field',
    [before(you), after('▶{ "name": "last", "label": "At last", "input": "step" }')],
    'form-step-empty',
    'Put fields behind it',
  ],
  [
    'two steps, one after the other',
    before(`▶${you}, { "name": "course-step", "label": "Your course", "input": "step" }`),
    'form-step-empty',
    'section',
  ],
  [
    'a step with nothing but a heading',
    [
      before(you),
      after(
        '▶{ "name": "end", "label": "End", "input": "step" }, { "name": "thanks", "label": "Thank you", "input": "section" }',
      ),
    ],
    'form-step-empty',
  ],
  [
    'a field before the first step',
    before(`▶{ "name": "code", "label": "Code", "input": "text" }, ${you}`),
    'form-step-late',
    'at the beginning',
  ],
  [
    'a heading before the first step',
    before(`▶{ "name": "top", "label": "Welcome", "input": "section" }, ${you}`),
    'form-step-late',
  ],
  [
    'a step in the middle of a form',
    [
      change(contact, beginning, `▶${beginning}`),
      after(
        '{ "name": "more", "label": "More", "input": "step" }, { "name": "note", "label": "Note", "input": "text" }',
      ),
    ],
    'form-step-late',
    'at the beginning',
  ],
  [
    'a rule of a step',
    before(
      '{ "name": "you", "label": "You", "input": "step", "rules": [{ "rule": ▶"required", "message": "Please go on." }] }',
    ),
    'form-rule-unfit',
  ],
  [
    'an example in a heading',
    before('{ "name": "you", "label": "You", "input": "section", "placeholder": ▶"You" }'),
    'form-setting-unfit',
  ],
  [
    'a heading of two columns',
    before('{ "name": "you", "label": "You", "input": "section", "wide": ▶true }'),
    'form-setting-unfit',
  ],
  [
    'a condition on a heading',
    [
      before('{ "name": "your-course", "label": "Your course", "input": "section" }'),
      change(contact, '"field": "course"', '"field": ▶"your-course"'),
    ],
    'form-field-unknown',
  ],
  [
    'a repeated group without fields',
    after('▶{ "name": "schools", "label": "Schools", "input": "group" }'),
    'form-group-empty',
    'Add "fields"',
  ],
  [
    'a repeated group with limits and nothing else',
    after('▶{ "name": "prizes", "label": "Prizes", "input": "group", "min": 1, "max": 3 }'),
    'form-group-empty',
  ],
  [
    'a repeated group whose fields stand behind it',
    after(
      '▶{ "name": "schools", "label": "Schools", "input": "group" }, { "name": "school", "label": "School", "input": "text" }',
    ),
    'form-group-empty',
  ],
  ['more schools than there may be', group('"min": 3, "max": ▶2'), 'form-group-contradicts', '"min" or "max"'],
  ['one school at most, and two at least', group('"max": ▶1, "min": 2'), 'form-group-contradicts'],
  ['as many schools as there may ever be, and fewer', group('"min": 5, "max": ▶4'), 'form-group-contradicts'],
  ['too many schools', group('"max": ▶9'), 'number-too-large'],
  ['a rule of a repeated group', group('"rules": [{ "rule": ▶"required", "message": "Please." }]'), 'form-rule-unfit'],
  ['a button of a repeated group', group('"button": ▶{ "label": "Why?" }'), 'form-setting-unfit'],
  [
    'fields of a text',
    after(`{ "name": "town", "label": "Town", "input": "text", "fields": ▶[${town}] }`),
    'form-setting-unfit',
  ],
  [
    'a file in a repeated group',
    after(
      '{ "name": "papers", "label": "Papers", "input": "group", "fields": [{ "name": "paper", "label": "Paper", "input": ▶"file" }] }',
    ),
    'value-not-possible',
  ],
  [
    'a condition on a field within a group',
    [group(''), change(contact, '"field": "course"', '"field": ▶"town"')],
    'form-field-unknown',
  ],
  ...[
    '"remember": false, "rememberDays": ▶30',
    '"rememberDays": ▶1, "remember": false',
    '"look": "plain", "remember": false, "columns": 2, "rememberDays": ▶90',
  ].map((settings): [string, Edit, string, string] => [
    `days on the device of a form that remembers nothing: ${settings}`,
    change(contact, '"id": "write",', `"id": "write", ${settings},`),
    'form-days-unused',
    'Delete "remember"',
  ]),
  [
    'a form that is remembered for years',
    change(contact, '"id": "write",', '"id": "write", "rememberDays": ▶365,'),
    'number-too-large',
  ],
);
