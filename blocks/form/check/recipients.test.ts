import { expect, it } from 'vitest';
import { field } from '#tests/samples/form.ts';
import { checkChanged, marksOf, page, site } from '#tests/samples/site.ts';

const about = field(
  'about',
  '"options": ["Hostel", "Music", "Other"], "rules": [{ "rule": "required", "message": "m" }]',
  'select',
);
const agree = field('agree', '', 'checkbox');
const age = field('age', '', 'number');
const inboxSite = JSON.stringify({ ...site, inbox: { url: '/_inbox' } });

/** Codes of a form that is mailed to some, with their places, and those that are marked in it. */
function problemsOf(mail: string, ...fields: string[]) {
  const submit = `"submit": { "label": "Send", "kind": "inbox", ${mail} }`;
  const failure = '"messages": { "failure": { "text": "f" } }';
  const files = {
    '_site.json': inboxSite,
    'about/index.json': page(`{ "type": "form", "fields": [${fields.join(', ')}], ${submit}, ${failure} }`),
  };
  const problems = checkChanged(files).problems.filter(({ code }) => code.startsWith('form-'));
  const found = problems.map(({ code, file, line, column }) => `${code} ${file}:${line}:${column}`);
  return { problems, found, marked: marksOf(files) };
}

const to = (when: string) => `{ "to": "hostel@example.edu", "when": ${when} }`;

it.each([
  [
    'a field that is not there',
    `"mail": ["a@example.edu", ${to('{ "field": ▶"abuot", "is": "Hostel" }')}]`,
    'form-field-unknown',
  ],
  [
    'a value that it never has',
    `"mail": ["a@example.edu", ${to('{ "field": "about", "is": ▶"Hostl" }')}]`,
    'form-condition-impossible',
  ],
  ['nothing', `"mail": ["a@example.edu", ${to('▶{}')}]`, 'form-condition-shape'],
  [
    'two things at once',
    `"mail": ["a@example.edu", ${to('{ "all": [{ "field": "about", "is": "Hostel" }, { "field": "about", "is": "Music" }] }').replace('{ "field": "about", "is": "Music" }', '▶{ "field": "about", "is": "Music" }')}]`,
    'form-condition-never',
  ],
])('reports a recipient on a condition on %s', (_, mail, code) => {
  const { found, marked } = problemsOf(mail, about);
  expect(found).toEqual(marked.map((place) => `${code} ${place}`));
});

it.each([
  ['one answer of three', to('{ "field": "about", "is": "Hostel" }'), '"about" as "Music"'],
  ['a box that is ticked', to('{ "field": "agree" }'), '"agree" left empty'],
  ['a number', to('{ "field": "age", "atLeast": 18 }'), '"age" '],
  [
    'two answers together',
    to('{ "all": [{ "field": "about", "is": "Hostel" }, { "field": "agree" }] }'),
    '"agree" left empty',
  ],
])('warns of entries that nobody gets by mail: %s', (_, recipient, words) => {
  const { problems, found, marked } = problemsOf(`"mail": ▶[${recipient}]`, about, agree, age);
  expect(found).toEqual(marked.map((place) => `form-mail-unreceived ${place}`));
  expect(problems[0]?.message).toContain(words);
});

it.each([
  ['an address for all', `"a@example.edu", ${to('{ "field": "about", "is": "Hostel" }')}`],
  [
    'an address for the others',
    `${to('{ "field": "about", "is": "Hostel" }')}, ${to('{ "not": { "field": "about", "is": "Hostel" } }')}`,
  ],
  [
    'an address for each answer',
    `${to('{ "field": "about", "is": ["Hostel", "Music"] }')}, ${to('{ "field": "about", "is": "other" }')}`,
  ],
  ['a field that must be filled in', to('{ "field": "about" }')],
])('says nothing about %s', (_, recipients) => {
  expect(problemsOf(`"mail": [${recipients}]`, about, agree, age).found).toEqual([]);
});
