import { change, type Edit, mistakes } from '../mistake.ts';

const contact = 'contact.json';
const choice = '{ "name": "course", "label": "Course", "input": "select", "options": ["Geology", "Music", "Other"] }';
const more = (...fields: string[]) => change(contact, choice, [choice, ...fields].join(',\n        '));
const field = (name: string, ...rules: string[]) =>
  more(
    `{ "name": "${name}", "label": "Number", "input": "text", "rules": [${rules.map((rule) => `${rule}, "message": "No." }`).join(', ')}] }`,
  );
const waiting = (properties: string) => more(`{ "name": "more", "label": "More", "input": "text", ${properties} }`);
const options = (...written: string[]) =>
  change(
    contact,
    '"options": ["Geology", "Music", "Other"]',
    `"options": [${written.join(', ')}, "Geology", "Music", "Other"]`,
  );
const sent = (url: string): Edit =>
  change(contact, '"kind": "simulate", "delayMs": 1000', `"kind": "http", "url": ▶"${url}"`);
const toContact = (link: string) =>
  change('index.json', '"label": "See our courses", "link": "/courses"', `"label": "Write to us", "link": ▶"${link}"`);
const fills = change(contact, '"name": "course", "label"', '"name": "course", "fromAddress": "course", "label"');

/** Forms that cannot work as they are written, although every part of them is right. */
export const formLogic = mistakes(
  [
    'digits, and letters only',
    field('code', '{ "rule": "digits", "value": 10', '▶{ "rule": "pattern", "value": "^[A-Z]+$"'),
    'form-rules-impossible',
    '"Try"',
  ],
  [
    'a pattern that nothing matches',
    field('code', '▶{ "rule": "pattern", "value": "^[0-9]{4}$[A-Z]"'),
    'form-rules-impossible',
  ],
  [
    'a pattern of ten digits, and at most eight characters',
    field('code', '{ "rule": "pattern", "value": "^[0-9]{10}$"', '▶{ "rule": "maxLength", "value": 8'),
    'form-rules-impossible',
  ],
  [
    'two patterns that contradict each other',
    field('code', '{ "rule": "pattern", "value": "^PB[0-9]{4}$"', '▶{ "rule": "pattern", "value": "^[a-z]+$"'),
    'form-rules-impossible',
  ],
  [
    'a field that is shown for one course and required for another',
    waiting(
      '"when": { "field": "course", "is": "Music" }, "requiredWhen": ▶{ "field": "course", "is": "Geology", "message": "Please." }',
    ),
    'form-condition-never',
  ],
  [
    'a condition with two comparisons',
    waiting('"when": ▶{ "field": "course", "is": "Music", "empty": false }'),
    'form-condition-shape',
    '"all" or "any"',
  ],
  [
    'a condition on nothing',
    waiting('"when": { "all": [{ "field": "course" }, ▶{ "is": "Music" }] }'),
    'form-condition-shape',
  ],
  [
    'a field beside a list of conditions',
    waiting('"when": ▶{ "field": "course", "any": [{ "field": "course", "is": "Music" }] }'),
    'form-condition-shape',
  ],
  [
    'a comparison of what is chosen with a number',
    waiting('"when": { "field": "course", "moreThan": ▶18 }'),
    'form-condition-unfit',
    'Use "is"',
  ],
  [
    'a comparison of a date with a year',
    more(
      '{ "name": "born", "label": "Born", "input": "date" }',
      '{ "name": "parent", "label": "Parent", "input": "text", "when": { "field": "born", "moreThan": ▶2010 } }',
    ),
    'form-condition-unfit',
    '2027-01-15',
  ],
  [
    'a comparison of a number with words',
    more(
      '{ "name": "age", "label": "Age", "input": "number" }',
      '{ "name": "parent", "label": "Parent", "input": "text", "requiredWhen": { "not": { "field": "age", "atLeast": ▶"eighteen" }, "message": "Please." } }',
    ),
    'form-condition-unfit',
  ],
  [
    'a field for an age that no number has',
    more(
      '{ "name": "age", "label": "Age", "input": "number" }',
      '{ "name": "parent", "label": "Parent", "input": "text", "when": { "all": [{ "field": "age", "atLeast": 18 }, ▶{ "field": "age", "atMost": 17 }] } }',
    ),
    'form-condition-never',
  ],
  [
    'a field that waits for a field that is hidden then',
    more(
      '{ "name": "piece", "label": "Piece", "input": "text", "when": { "field": "course", "is": "Music" } }',
      '{ "name": "stone", "label": "Stone", "input": "text", "when": { "field": "piece" }, "requiredWhen": ▶{ "field": "course", "is": "Other", "message": "Please." } }',
    ),
    'form-condition-never',
  ],
  [
    'a condition that the rules of its field refuse',
    waiting('"when": ▶{ "field": "name", "is": "007" }'),
    'form-condition-never',
  ],
  ['two fields of one label', more('{ "name": "second", "label": ▶"Name", "input": "text" }'), 'form-label-repeated'],
  [
    'two fields whose labels differ in capitals',
    more('{ "name": "second", "label": ▶"name", "input": "text" }'),
    'form-label-repeated',
  ],
  [
    'two fields of one label that wait for the same choice',
    [
      more(
        '{ "name": "second", "label": "Which other course?", "input": "text", "when": { "field": "course", "is": "other" } }',
      ),
      change(contact, '"name": "other", "label": "Which', '"name": "other", "label": ▶"Which'),
    ],
    'form-label-repeated',
  ],
  ...['^[A-Za-z ]+$', '^[a-zA-Z. -]{2,}$', '^[A-Z][a-z]+$'].map((pattern): [string, Edit, string, string] => [
    `a pattern of Latin letters for a name: ${pattern}`,
    more(
      `{ "name": "person", "label": "Your own name", "input": "text", "autocomplete": "given-name", "rules": [{ "rule": "pattern", "value": ▶"${pattern}", "message": "Letters only" }] }`,
    ),
    'form-name-letters',
    '"personName"',
  ]),
  ['a prompt as an option', options('▶"Choose a course…"'), 'form-option-prompt', '"placeholder"'],
  ['a prompt between hyphens', options('▶"-- Select --"'), 'form-option-prompt'],
  ['a prompt in another language', options('▶"कृपया पाठ्यक्रम चुनें"'), 'form-option-prompt'],
  [
    'a prompt with a value',
    options('▶{ "label": "Bitte wählen", "value": "none" }'),
    'form-option-prompt',
    '"Bitte wählen"',
  ],
  [
    'a form sent without encryption',
    sent('http://forms.example.org/contact'),
    'form-address-insecure',
    'https://forms',
  ],
  [
    'a form sent to a program of its own server',
    sent('http://forms.riverside.example.edu/cgi-bin/mail'),
    'form-address-insecure',
  ],
  ['a form sent to a port', sent('http://www.riverside.example.edu:8080/contact'), 'form-address-insecure'],
  [
    'a link that fills a field misspelt',
    [toContact('/contact?corse=Music'), fills],
    'link-parameter-unknown',
    '"course"',
  ],
  [
    'a link that fills a field by its label',
    [toContact('/contact?subject=Music#write'), fills],
    'link-parameter-unknown',
  ],
  [
    'a link that fills a field of a form that takes nothing from addresses',
    toContact('/contact?course=Music'),
    'link-parameter-unknown',
    '"fromAddress"',
  ],
);
