import { change, mistakes } from '../mistake.ts';

const contact = 'contact.json';
const beginning = '{ "name": "name", "label": "Name", "input": "text"';
const end = '"when": { "field": "course", "is": "Other" } }';
const before = (added: string) => change(contact, beginning, `${added},\n        ${beginning}`);
const after = (added: string) => change(contact, end, `${end},\n        ${added}`);
const you = '{ "name": "you", "label": "You", "input": "step" }';

/** Steps and sections of forms that are not where they belong. */
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
      after('{ "name": "more", "label": "More", "input": "step" }, { "name": "note", "label": "Note", "input": "text" }'),
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
);
