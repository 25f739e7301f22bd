import { change, type Edit, mistakes, write } from '../mistake.ts';

const contact = 'contact.json';
const choice = '{ "name": "course", "label": "Course", "input": "select", "options": ["Geology", "Music", "Other"] }';
const field = (to: string) => change(contact, choice, to);
const name = '{ "rule": "required", "message": "Please give your name." }';
const rule = (to: string) => change(contact, name, to);
const more = (to: string) => change(contact, choice, `${choice},\n        ${to}`);
const real = change('_site.json', '  "demonstration": true,\n', '');
const submit = (to: string) => change(contact, '"kind": "simulate", "delayMs": 1000', to);
const inbox = change('_site.json', '"language": "en-IN"', '"inbox": { "url": "/_inbox" },\n  "language": "en-IN"');
const subscription = submit('"kind": "inbox", "subscription": ▶"News by e-mail, once a month"');
const guards = (to: string) => submit(`"kind": "http", "url": "https://forms.example.org/contact", "guards": ${to}`);

/** Forms whose parts do not fit each other. */
export const forms = mistakes(
  ['two fields of one name', more('{ "name": ▶"name", "label": "Name", "input": "text" }'), 'form-field-repeated'],
  ...['submit', 'constructor', 'prototype', 'parentNode'].map((reserved): [string, Edit, string] => [
    `a field with the name ${reserved}`,
    more(`{ "name": ▶"${reserved}", "label": "Reserved", "input": "text" }`),
    'form-field-name-reserved',
  ]),
  [
    'a field whose name is read as a path to a value',
    more('{ "name": ▶"home.city", "label": "City", "input": "text" }'),
    'text-form',
    '"home-city"',
  ],
  [
    'a condition on a field that is not there',
    change(contact, '"field": "course"', '"field": ▶"corse"'),
    'form-field-unknown',
    '"course"',
  ],
  [
    'a condition that never holds',
    change(contact, '"is": "Other"', '"is": ▶"Othr"'),
    'form-condition-impossible',
    '"Other"',
  ],
  [
    'a field that depends on itself',
    change(contact, '"field": "course"', '"field": ▶"other"'),
    'form-condition-on-itself',
  ],
  [
    'two fields that wait for each other',
    field('{ "name": "course", "label": "Course", "input": "text", "when": { "field": ▶"other" } }'),
    'form-condition-in-circle',
  ],
  [
    'a consent that a link would give',
    more('{ "name": "consent", "label": "I agree", "input": "checkbox", "fromAddress": ▶"consent" }'),
    'form-setting-unfit',
  ],
  [
    'a drop-down list without options',
    more('▶{ "name": "year", "label": "Year", "input": "select" }'),
    'form-options-missing',
  ],
  [
    'options of a text field',
    more('{ "name": "year", "label": "Year", "input": "text", "options": ▶["1", "2"] }'),
    'form-options-unused',
  ],
  ['an option twice', change(contact, '"Music", "Other"', '"Music", ▶"Music", "Other"'), 'form-option-repeated'],
  [
    'an option that a rule refuses',
    more(
      '{ "name": "year", "label": "Year", "input": "select", "options": ["One", ▶"Two"], "rules": [{ "rule": "oneOf", "value": ["One"], "message": "Only one." }] }',
    ),
    'form-option-unreachable',
  ],
  [
    'a default that is no option, in a form that has something else to be said about',
    [
      change(contact, '"heading": "Write to us"', '"heading": "▶**Write** to us"'),
      field(choice.replace('"options"', '"value": ▶"Musik", "options"')),
    ],
    ['text-markup', 'form-default-impossible'],
  ],
  [
    'a default that is no option',
    field(choice.replace('"options"', '"value": ▶"Musik", "options"')),
    'form-default-impossible',
    '"Music"',
  ],
  [
    'a length in words',
    rule('{ "rule": "minLength", "value": ▶"three", "message": "Three letters, please." }'),
    'form-rule-value',
  ],
  [
    'a rule without its value',
    rule('▶{ "rule": "minLength", "message": "Three letters, please." }'),
    'form-rule-value',
    'whole number',
  ],
  [
    'a rule that a token stands for',
    rule('{ "rule": ▶"{site.name}", "message": "Please give your name." }'),
    'value-not-possible',
  ],
  [
    'a rule misspelt',
    rule('{ "rule": ▶"requird", "message": "Please give your name." }'),
    'value-not-possible',
    '"required"',
  ],
  ['a rule that does not fit its field', rule('{ "rule": ▶"accepted", "message": "Please tick." }'), 'form-rule-unfit'],
  [
    'a comparison with nothing',
    rule('▶{ "rule": "equalsField", "message": "Not the same." }'),
    'form-rule-field-missing',
  ],
  [
    'lengths that contradict each other',
    rule(
      '{ "rule": "minLength", "value": 5, "message": "Five, please." }, { "rule": "maxLength", "value": ▶3, "message": "At most three." }',
    ),
    'form-lengths-contradict',
  ],
  [
    'numbers that contradict each other',
    more(
      '{ "name": "age", "label": "Age", "input": "number", "rules": [{ "rule": "min", "value": 18, "message": "Older." }, { "rule": "max", "value": ▶8, "message": "Younger." }] }',
    ),
    'form-range-contradicts',
  ],
  ['a rule without a message', rule('▶{ "rule": "required" }'), 'form-message-missing', '"message"'],
  [
    'a form that has no destination yet',
    change(
      contact,
      '"submit": { "label": "Send", "kind": "simulate", "delayMs": 1000 }',
      '"submit": ▶{ "label": "Send" }',
    ),
    'form-destination-missing',
    '"url"',
  ],
  [
    'a shared form without a destination',
    write(
      '_blocks/signup.json',
      '{ "type": "form", "fields": [{ "name": "email", "label": "E-mail", "input": "email" }], "submit": ▶{ "label": "Sign up" } }',
    ),
    'form-destination-missing',
  ],
  [
    'a form that pretends, on a site that is real',
    [submit('"kind": ▶"simulate", "delayMs": 1000'), real],
    'form-pretends',
    '"http"',
  ],
  [
    'a form that pretends, on a site that says that it does not demonstrate',
    [submit('"kind": ▶"simulate"'), change('_site.json', '"demonstration": true', '"demonstration": false')],
    'form-pretends',
    '"demonstration": true',
  ],
  [
    'a form that pretends, and says that it does not demonstrate',
    [submit('"kind": ▶"simulate", "demonstration": false'), real],
    'form-pretends',
  ],
  [
    'a form that is sent nowhere',
    change(
      contact,
      '"submit": { "label": "Send", "kind": "simulate", "delayMs": 1000 }',
      '"submit": ▶{ "label": "Send", "kind": "http" }',
    ),
    'form-url-missing',
    '"url"',
  ],
  ...['inbox"', 'inbox", "busyLabel": "…"', 'inbox", "demonstration": true'].map(
    (written): [string, Edit, string, string] => [
      `a form for an inbox that the site does not have: ${written}`,
      submit(`"kind": ▶"${written}`),
      'form-inbox-unknown',
      '_site.json',
    ],
  ),
  ...[
    '',
    ', "rules": []',
    ', "when": { "field": "course" }, "rules": [{ "rule": "required", "message": "Please" }]',
  ].map((written): [string, Edit[], string, string] => [
    `a subscription whose address may be missing: ${written}`,
    [subscription, inbox, more(`{ "name": "email", "label": "E-mail", "input": "email"${written} }`)],
    'form-subscription-unaddressed',
    '"required"',
  ]),
  ['a subscription that asks for no address', [subscription, inbox], 'form-subscription-unaddressed', '"email"'],
  ...[
    '"field": "course", "is": "Music"',
    '"field": "course"',
    '"all": [{ "field": "course", "is": "Music" }, { "field": "name" }]',
  ].map((when): [string, Edit[], string, string] => [
    `entries about which no mail is sent: ${when}`,
    [submit(`"kind": "inbox", "mail": ▶[{ "to": "music@example.edu", "when": { ${when} } }]`), inbox],
    'form-mail-unreceived',
    'Add an address',
  ]),
  ...['"kind": "http", "url": "/api"', '"kind": "none"', '"kind": "simulate", "delayMs": 5'].map(
    (kind): [string, Edit[], string, string] => [
      `places that are not counted: ${kind}`,
      [submit(kind), change(contact, '"submit": {', '"places": ▶40,\n      "submit": {')],
      'form-places-uncounted',
      '"kind": "inbox"',
    ],
  ),
  ...['"kind": "http", "url": "/api"', '"kind": "none"', '"kind": "simulate", "delayMs": 5'].map(
    (kind): [string, Edit[], string, string] => [
      `a link to an unfinished form that nothing stores: ${kind}`,
      [submit(kind), change(contact, '"submit": {', '"resumeDays": ▶30,\n      "submit": {')],
      'form-link-unstored',
      '"kind": "inbox"',
    ],
  ),
  [
    'a mail on a condition on a field that is not there',
    [
      submit('"kind": "inbox", "mail": ["a@example.edu", { "to": "b@example.edu", "when": { "field": ▶"corse" } }]'),
      inbox,
    ],
    'form-field-unknown',
    '"course"',
  ],
  [
    'a form that cannot say that it failed',
    [submit('"kind": ▶"http", "url": "/api"'), change(contact, ', "failure": { "title": "Not sent" }', '')],
    'form-failure-unsaid',
  ],
  [
    'a form that sends nothing and says nothing',
    [submit('"kind": ▶"none"'), change(contact, '"success": { "title": "Sent" }, ', '')],
    'form-success-unsaid',
    '"success"',
  ],
  [
    'a file in a form sent as JSON',
    [
      change(
        contact,
        '"submit": { "label": "Send", "kind": "simulate", "delayMs": 1000 }',
        '"submit": ▶{ "label": "Send", "kind": "http", "url": "/api" }',
      ),
      more('{ "name": "photo", "label": "Photo", "input": "file" }'),
    ],
    'form-files-as-json',
    '"encoding"',
  ],
  [
    'a password sent unencrypted',
    [
      submit('"kind": "http", "url": ▶"http://forms.example.org"'),
      more('{ "name": "secret", "label": "Password", "input": "password" }'),
    ],
    'form-password-insecure',
    'https',
  ],
  ['an input misspelt', more('{ "name": "year", "label": "Year", "input": ▶"txt" }'), 'value-not-possible', '"text"'],
  ['a form sent to code', submit('"kind": "http", "url": ▶"javascript:alert(1)"'), 'text-form'],
  [
    'numbers in words that contradict each other',
    more(
      '{ "name": "age", "label": "Age", "input": "number", "rules": [{ "rule": "min", "value": ▶"ten", "message": "Older." }, { "rule": "max", "value": ▶"five", "message": "Younger." }] }',
    ),
    ['form-rule-value', 'form-rule-value'],
    'a number',
  ],
  [
    'lengths of a box to tick that contradict each other',
    more(
      '{ "name": "yes", "label": "Yes", "input": "checkbox", "rules": [{ "rule": ▶"minLength", "value": 5, "message": "More." }, { "rule": ▶"maxLength", "value": 3, "message": "Fewer." }] }',
    ),
    ['form-rule-unfit', 'form-rule-unfit'],
  ],
  [
    'an end that is compared with a name',
    more(
      '{ "name": "end", "label": "End", "input": "date", "rules": [{ "rule": "min", "field": ▶"name", "message": "Too early." }] }',
    ),
    'form-comparison-unfit',
    'dates with dates',
  ],
  [
    'a sum of a number and a consent',
    more(
      '{ "name": "consent", "label": "I agree", "input": "checkbox" }, { "name": "marks", "label": "Marks", "input": "number", "rules": [{ "rule": "max", "value": 100, "plus": [▶"consent"], "message": "Too many." }] }',
    ),
    'form-comparison-unfit',
  ],
  [
    'marks that are compared with a file',
    more(
      '{ "name": "sheet", "label": "Sheet", "input": "file" }, { "name": "marks", "label": "Marks", "input": "number", "rules": [{ "rule": "max", "field": ▶"sheet", "message": "Too many." }] }',
    ),
    'form-comparison-unfit',
  ],
  [
    'words of a number',
    more(
      '{ "name": "count", "label": "Count", "input": "number", "rules": [{ "rule": ▶"maxWords", "value": 3, "message": "Too many." }] }',
    ),
    'form-rule-unfit',
  ],
  [
    'more words than there may be',
    more(
      '{ "name": "essay", "label": "Essay", "input": "textarea", "rules": [{ "rule": "minWords", "value": 300, "message": "More." }, { "rule": "maxWords", "value": ▶250, "message": "Fewer." }] }',
    ),
    'form-lengths-contradict',
  ],
  [
    'an age in words',
    more(
      '{ "name": "born", "label": "Date of birth", "input": "date", "rules": [{ "rule": "max", "value": ▶"17 years ago", "message": "Too young." }] }',
    ),
    'form-rule-value',
    'today -17 years',
  ],
  [
    'a server that is asked about a password',
    more(
      '{ "name": "code", "label": "Code", "input": "password", "check": ▶{ "url": "https://forms.example.org/codes" } }',
    ),
    'form-setting-unfit',
  ],
  [
    'a server that is asked without encryption',
    more('{ "name": "code", "label": "Code", "input": "text", "check": { "url": ▶"http://forms.example.org/codes" } }'),
    'form-address-insecure',
    'https://forms',
  ],
  [
    'a server that is asked at no address',
    more('{ "name": "code", "label": "Code", "input": "text", "check": ▶{} }'),
    'key-missing',
    '"url"',
  ],
  ...[
    ['website', '"honeypot": true'],
    ['altcha', '"altcha": true, "challenges": "https://forms.example.org/challenge"'],
    ['website', '"minSeconds": 3, "honeypot": true'],
  ].map(([taken, guard]): [string, Edit[], string, string] => [
    `a field ${taken} beside a guard that sends under this name: ${guard}`,
    [more(`{ "name": ▶"${taken}", "label": "Ours", "input": "text" }`), guards(`{ ${guard} }`)],
    'form-guard-name',
    'another name',
  ]),
  [
    'guards of a demonstration',
    submit('"kind": "simulate", "guards": ▶{ "honeypot": true }'),
    'form-guards-unused',
    'say where entries go',
  ],
  [
    'guards of a form that is sent nowhere',
    submit('"kind": "none", "guards": ▶{ "minSeconds": 3, "altcha": true }'),
    'form-guards-unused',
  ],
  [
    'challenges that nothing asks for',
    guards('{ "honeypot": true, "challenges": ▶"https://forms.example.org/challenge" }'),
    'form-guards-unused',
    '"altcha": true',
  ],
  ...['', ', "honeypot": true', ', "minSeconds": 3'].map((others): [string, Edit, string, string] => [
    `a proof of work for which nobody gives challenges${others}`,
    guards(`{ "altcha": ▶true${others} }`),
    'form-challenges-missing',
    '"challenges"',
  ]),
  [
    'challenges without encryption',
    guards('{ "altcha": true, "challenges": ▶"http://forms.example.org/challenge" }'),
    'form-address-insecure',
    'https://forms',
  ],
  ['a guard that is not there', guards('{ ▶"honeypott": true }'), 'key-unknown', '"honeypot"'],
  [
    'a slider that goes nowhere',
    more('{ "name": "km", "label": "Kilometres", "input": "range", "from": 50, "to": ▶5 }'),
    'form-range-contradicts',
  ],
  [
    'a slider that begins at its end',
    more('{ "name": "km", "label": "Kilometres", "input": "range", "from": ▶100 }'),
    'form-range-contradicts',
  ],
  [
    'a slider that stands between two steps',
    more('{ "name": "km", "label": "Kilometres", "input": "range", "to": 50, "step": 5, "value": ▶"7" }'),
    'form-default-impossible',
  ],
  [
    'more stars than there are',
    more('{ "name": "stars", "label": "Stars", "input": "rating", "value": ▶"6" }'),
    'form-default-impossible',
  ],
  [
    'a time that a clock with one digit shows',
    more(
      '{ "name": "at", "label": "Time", "input": "time", "rules": [{ "rule": "min", "value": ▶"9:00", "message": "Later" }] }',
    ),
    'form-rule-value',
    '"09:30"',
  ],
  [
    'a signature that is there before anybody signs',
    more('{ "name": "sign", "label": "Signature", "input": "signature", "value": ▶"Asha Rao" }'),
    'form-default-impossible',
    'only the visitor can sign',
  ],
  [
    'characters of a signature that are counted',
    more(
      '{ "name": "sign", "label": "Signature", "input": "signature", "rules": [{ "rule": ▶"minLength", "value": 3, "message": "Longer" }] }',
    ),
    'form-rule-unfit',
    'It is for a text',
  ],
  [
    'a time that clocks do not show',
    more('{ "name": "at", "label": "Time", "input": "time", "value": ▶"24:30" }'),
    'form-default-impossible',
    '"09:30"',
  ],
  [
    'a condition on more stars than there are',
    more(
      '{ "name": "stars", "label": "Stars", "input": "rating" }, { "name": "why", "label": "Why", "input": "text", "when": { "field": "stars", "is": ▶"6" } }',
    ),
    'form-condition-impossible',
  ],
  [
    'a rule for a value that visitors do not see',
    more(
      '{ "name": "source", "label": "Source", "input": "hidden", "rules": [{ "rule": ▶"required", "message": "Missing" }] }',
    ),
    'form-rule-unfit',
  ],
  [
    'a country by its name',
    more('{ "name": "country", "label": "Country", "input": "country", "value": ▶"India" }'),
    'form-default-impossible',
    'two capitals',
  ],
  [
    'a condition on a country by its name',
    more(
      '{ "name": "country", "label": "Country", "input": "country" }, { "name": "visa", "label": "Visa", "input": "text", "when": { "field": "country", "is": ▶"India" } }',
    ),
    'form-condition-impossible',
  ],
  [
    'a date in three boxes that a link would fill in',
    more('{ "name": "born", "label": "Born", "input": "date", "boxes": true, "fromAddress": ▶"born" }'),
    'form-setting-unfit',
  ],
  [
    'a closing date that no calendar has',
    change(contact, '"submit": {', '"closes": ▶"2027-02-30", "submit": {'),
    'date-invalid',
  ],
  [
    'a closing date as people write it',
    change(contact, '"submit": {', '"closes": ▶"31.3.2027", "submit": {'),
    'date-invalid',
    '2027-03-31',
  ],
  [
    'a closing date in a time zone',
    change(contact, '"submit": {', '"closes": ▶"2027-03-31T17:00Z", "submit": {'),
    'date-invalid',
  ],
  [
    'a camera for a text',
    more('{ "name": "sheet", "label": "Sheet", "input": "text", "camera": ▶"back" }'),
    'form-setting-unfit',
  ],
  [
    'a camera that no phone has',
    more('{ "name": "sheet", "label": "Sheet", "input": "file", "camera": ▶"bak" }'),
    'value-not-possible',
    '"back"',
  ],
  [
    'three boxes of a text',
    more('{ "name": "born", "label": "Born", "input": "text", "boxes": ▶true }'),
    'form-setting-unfit',
  ],
  [
    'steps of a number that is typed',
    more('{ "name": "km", "label": "Kilometres", "input": "number", "step": ▶5 }'),
    'form-setting-unfit',
  ],
  [
    'rows of a field of one line',
    more('{ "name": "year", "label": "Year", "input": "text", "rows": ▶4 }'),
    'form-setting-unfit',
  ],
);
