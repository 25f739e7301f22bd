import { didYouMean, formatAlternatives, quote } from '#shared/formatText.ts';
import { guardNames } from '#shared/formGuards.ts';
import { error, warning } from '#shared/problemKind.ts';

/** Problems between the fields, rules and submission of a form, by permanent code. */
export const problems = {
  'form-field-repeated': error<{ name: string }>({
    title: 'Two fields of one name',
    message: ({ name }) => `Two fields have the name ${quote(name)}.`,
    hint: () => 'Give one of them another name. Several boxes to tick under one name are one checkbox with "options".',
    hintInWords: () =>
      'Give one of them another name. Several boxes to tick under one name are one field of the kind “Boxes to tick”.',
    why: 'What is filled in would be sent under one name: one of the two answers is lost.',
    example: {
      wrong: '{ "name": "phone", … }, { "name": "phone", … }',
      right: '{ "name": "phone", … }, { "name": "mobile", … }',
    },
  }),
  'form-field-name-reserved': error<{ name: string }>({
    title: 'Name that a field cannot have',
    message: ({ name }) => `A field cannot have the name ${quote(name)}.`,
    hint: ({ name }) => `Give it another name, as ${quote(`${name}Field`)}; visitors see its "label" only.`,
    hintInWords: () => 'Give it another name; visitors see its label only.',
    why: 'Every form has something of its own under this name. The field would take its place: browsers could not send the form, or whoever receives it would lose the answer.',
    example: { wrong: '{ "name": "submit", … }', right: '{ "name": "submitBy", … }' },
  }),
  'form-field-unknown': error<{ name: string; known: string[]; suggestion?: string }>({
    title: 'Unknown field of a form',
    message: ({ name }) => `This form has no field ${quote(name)}.`,
    hint: ({ suggestion, known }) => didYouMean(suggestion, `Its fields are ${formatAlternatives(known, 20)}.`),
    why: 'A condition or rule that looks at a field that is not there can never hold.',
    example: { wrong: '"when": { "field": "corse" }', right: '"when": { "field": "course" }' },
    isOfName: true,
  }),
  'form-condition-on-itself': error<{ name: string }>({
    title: 'Field that depends on itself',
    message: () => 'A field cannot depend on itself.',
    hint: ({ name }) => `Name the field that decides about ${quote(name)}, or leave the condition out.`,
    why: 'A field that waits for itself is never shown.',
    example: {
      wrong: '{ "name": "other", "when": { "field": "other" } }',
      right: '{ "name": "other", "when": { "field": "course" } }',
    },
  }),
  'form-condition-in-circle': error<{ circle: string[] }>({
    title: 'Fields that depend on each other',
    message: ({ circle }) =>
      `These fields wait for each other, so none is ever shown: ${circle.map((name) => quote(name)).join(' → ')}.`,
    hint: () => 'Let one of them be shown always.',
    why: 'Each field waits for the other, so visitors see none of them.',
    example: { wrong: '"a" is shown when "b", "b" is shown when "a"', right: '"b" is shown when "a"' },
  }),
  'form-condition-impossible': error<{ field: string; value: string; possible: string[]; suggestion?: string }>({
    title: 'Condition that never holds',
    message: ({ field, value }) => `The field ${quote(field)} can never be ${quote(value)}.`,
    hint: ({ suggestion, possible }) =>
      didYouMean(
        suggestion,
        possible.length
          ? `It can be ${formatAlternatives(possible, 20)}.`
          : 'Leave "is" out: the condition then holds while the field is filled in.',
      ),
    hintInWords: ({ suggestion, possible }) =>
      didYouMean(
        suggestion,
        possible.length
          ? `It can be ${formatAlternatives(possible, 20)}.`
          : 'Leave the value out: the condition then holds while the field is filled in.',
      ),
    why: 'The field would never be shown, because nobody can choose this value.',
    example: {
      wrong: '"when": { "field": "course", "is": "Othr" }',
      right: '"when": { "field": "course", "is": "Other" }',
    },
    adjustable: true,
    isOfName: true,
  }),
  'form-condition-shape': error<{ found: string[] }>({
    title: 'Condition that asks nothing, or two things at once',
    message: ({ found }) =>
      found.length === 0
        ? 'This condition asks nothing.'
        : found.length === 1
          ? `This condition has ${quote(found[0] ?? '')} but names no field.`
          : `This condition asks several things at once: ${found.map((key) => quote(key)).join(', ')}.`,
    hint: () =>
      'A condition has one "field" and at most one of "is", "atLeast", "atMost", "moreThan", "lessThan" and "empty". Several together stand in a list: "all" or "any".',
    hintInWords: () => 'Let the condition ask one thing about one field, and add a condition for each other thing.',
    why: 'It is not clear which of the two decides, so the field might be shown to the wrong people.',
    example: {
      wrong: '"when": { "field": "age", "atLeast": 18, "lessThan": 25 }',
      right: '"when": { "all": [{ "field": "age", "atLeast": 18 }, { "field": "age", "lessThan": 25 }] }',
    },
  }),
  'form-condition-unfit': error<{ comparison: string; input: string; expected?: string }>({
    title: 'Comparison that a field cannot answer',
    message: ({ comparison, input, expected }) =>
      expected === undefined
        ? `${quote(comparison)} compares numbers, dates and sizes of files; this field is ${input}.`
        : `${quote(comparison)} needs ${expected} for ${input}.`,
    hint: ({ expected }) =>
      expected === undefined ? 'Use "is" with the values that are meant.' : `Write ${expected}.`,
    hintInWords: ({ expected }) =>
      expected === undefined ? 'Choose “is” and the values that are meant.' : `Give it ${expected}.`,
    why: 'What cannot be compared is never more or less than anything, so the condition never holds.',
    example: {
      wrong: '"when": { "field": "birthday", "lessThan": 2010 }',
      right: '"when": { "field": "birthday", "lessThan": "2010-01-01" }',
    },
  }),
  'form-step-empty': error<{ label: string }>({
    title: 'Step without fields',
    message: ({ label }) => `The step ${quote(label, 40)} has no fields.`,
    hint: () => 'Put fields behind it in the list, or delete it. A heading with a text alone is a "section".',
    hintInWords: () => 'Put fields below it in the list, or remove it. A heading with a text alone is a section.',
    why: 'Visitors would be led to a step on which there is nothing to do.',
    example: {
      wrong: '{ "input": "step", "label": "You", … }, { "input": "step", "label": "Your school", … }',
      right: '{ "input": "step", "label": "You", … }, { "input": "text", … }, { "input": "step", … }',
    },
  }),
  'form-step-late': error<{ label: string }>({
    title: 'Fields before the first step',
    message: ({ label }) => `This stands before the first step, ${quote(label, 40)}, and so in none.`,
    hint: () => 'Put a "step" at the beginning of "fields".',
    hintInWords: () => 'Put the beginning of a step at the top of the list.',
    why: 'A form with steps shows one step at a time: it would not be known when to show this.',
    example: {
      wrong: '"fields": [{ "name": "email", … }, { "input": "step", … }]',
      right: '"fields": [{ "input": "step", … }, { "name": "email", … }]',
    },
  }),
  'form-group-empty': error<{ label: string }>({
    title: 'Repeated group without fields',
    message: ({ label }) => `The group ${quote(label, 40)} has no fields.`,
    hint: () => 'Add "fields", a list of what is asked for each, or choose another "input".',
    hintInWords: () => 'Add what is asked for each, or choose another kind of field.',
    why: 'There would be nothing to fill in.',
    example: {
      wrong: '{ "input": "group", "label": "Schools", … }',
      right: '{ "input": "group", "label": "Schools", "fields": [{ "name": "school", … }], … }',
    },
  }),
  'form-group-contradicts': error<{ label: string; least: string; most: string }>({
    title: 'More of a repeated group than there may be',
    message: ({ label, least, most }) =>
      `There must be at least ${least} of the group ${quote(label, 40)}, and there may be at most ${most}.`,
    hint: () => 'Change "min" or "max" so that "min" is not larger.',
    hintInWords: () => 'Make the least number smaller or the most larger.',
    why: 'Nobody could fill in the form.',
    example: { wrong: '"min": 3, "max": 2', right: '"min": 2, "max": 3' },
  }),
  'form-days-unused': warning({
    title: 'Days for which nothing is remembered',
    message: () => 'This form remembers nothing, so these days have no effect.',
    hint: () => 'Delete "remember", or "rememberDays".',
    hintInWords: () => 'Let the form remember what is filled in, or leave the days out.',
    why: 'Visitors would come back to an empty form, although the page was meant to have what they filled in.',
    example: { wrong: '"remember": false, "rememberDays": 30', right: '"rememberDays": 30' },
  }),
  'form-options-missing': error<{ input: string }>({
    title: 'Field without options',
    message: ({ input }) => `${quote(input)} needs "options" to choose from.`,
    hint: () => 'Add "options", or choose another "input".',
    hintInWords: () => 'Add what can be chosen, or choose another kind of field.',
    why: 'There would be nothing to choose from.',
    example: { wrong: '{ "input": "select", … }', right: '{ "input": "select", "options": ["Yes", "No"], … }' },
  }),
  'form-options-unused': error<{ input: string }>({
    title: 'Options that are not shown',
    message: ({ input }) => `A field with the input ${quote(input)} shows no options.`,
    hint: () => 'Use "select", "radio" or "checkbox", or delete the options.',
    hintInWords: () => 'Choose a drop-down list, radio buttons or boxes to tick, or remove the options.',
    why: 'Fields to type in show no options; most likely another kind of field was meant.',
    example: {
      wrong: '{ "input": "text", "options": ["Yes", "No"] }',
      right: '{ "input": "radio", "options": ["Yes", "No"] }',
    },
  }),
  'form-option-repeated': error<{ value: string }>({
    title: 'Two options of one value',
    message: ({ value }) => `Two options are sent as ${quote(value)}: nobody would know which was chosen.`,
    hint: () => 'Delete one of them, or give it a "value" of its own.',
    hintInWords: () => 'Remove one of them, or give it a value of its own.',
    why: 'Whoever receives the form would not know which of the two was chosen.',
    example: { wrong: '"options": ["Music", "Music"]', right: '"options": ["Music", "Geology"]' },
  }),
  'form-option-unreachable': error<{ value: string; rule: string }>({
    title: 'Option that cannot be chosen',
    message: ({ value, rule }) => `Who chooses ${quote(value)} is always refused by the rule ${quote(rule)}.`,
    hint: () => 'Delete the option, or change the rule.',
    why: 'Visitors choose it and read that it is wrong.',
    example: {
      wrong: '"options": ["One", "Two"], … "rule": "oneOf", "value": ["One"]',
      right: '"options": ["One", "Two"], … "rule": "oneOf", "value": ["One", "Two"]',
    },
    adjustable: true,
  }),
  'form-default-impossible': error<{ value: string; expected: string; suggestion?: string }>({
    title: 'Field filled in with what it cannot hold',
    message: ({ value }) => `This field cannot be filled in beforehand with ${value}.`,
    hint: ({ suggestion, expected }) => didYouMean(suggestion, `Write ${expected}.`),
    why: 'The field would start with a value that it cannot hold, and look empty or be refused.',
    example: { wrong: '"options": ["Music"], "value": "Musik"', right: '"options": ["Music"], "value": "Music"' },
  }),
  'form-setting-unfit': warning<{ setting: string; input: string; value?: string }>({
    title: 'Setting that does nothing here',
    message: ({ setting, value, input }) =>
      value === undefined
        ? `${quote(setting)} does nothing in a field for ${input}.`
        : `Browsers never fill in ${quote(value)} where ${input} belongs.`,
    hint: ({ setting, value }) =>
      value === undefined
        ? `Delete ${quote(setting)}, or choose another "input".`
        : 'Choose what belongs here, change "input", or delete "autocomplete".',
    hintInWords: () => 'Remove it, or choose another kind of field.',
    why: 'It has no effect, so whoever wrote it is waiting for something that never comes.',
    example: {
      wrong: '{ "input": "date", "placeholder": "15 January", … }',
      right: '{ "input": "date", "help": "As 15 January", … }',
    },
  }),
  'form-rule-value': error<{ rule: string; expected: string }>({
    title: 'Rule with the wrong kind of value',
    message: ({ rule, expected }) => `${quote(rule)} takes ${expected} as its value here.`,
    hint: ({ expected }) => (expected === 'nothing' ? 'Delete "value".' : `Let "value" be ${expected}.`),
    hintInWords: ({ expected }) => (expected === 'nothing' ? 'Choose the rule again.' : `Fill in ${expected}.`),
    why: 'The rule has nothing to measure with, so it could not judge what is typed.',
    example: { wrong: '{ "rule": "minLength", "value": "three" }', right: '{ "rule": "minLength", "value": 3 }' },
  }),
  'form-comparison-unfit': error<{ name: string; one: string; other: string }>({
    title: 'Comparison of two fields that have nothing in common',
    message: ({ name, one, other }) =>
      `This field is for ${one} and ${quote(name)} for ${other}: neither is ever greater than the other.`,
    hint: () => 'Compare dates with dates, and numbers with numbers.',
    why: 'What is filled in could not be compared, so the rule would never say anything, or always.',
    example: {
      wrong: '{ "input": "date", "rules": [{ "rule": "min", "field": "name", … }] }',
      right: '{ "input": "date", "rules": [{ "rule": "min", "field": "start", … }] }',
    },
  }),
  'form-rule-unfit': error<{ rule: string; input: string; inputs: string[] }>({
    title: 'Rule that does not fit its field',
    message: ({ rule, input }) =>
      rule === 'accepted'
        ? '"accepted" is for tick boxes; use "required" here.'
        : `${quote(rule)} cannot judge ${input}.`,
    hint: ({ inputs }) => `It is for ${inputs.join(', ')}.`,
    why: 'The rule asks something of the field that it can never give.',
    example: {
      wrong: '{ "input": "text", "rules": [{ "rule": "accepted" }] }',
      right: '{ "input": "text", "rules": [{ "rule": "required" }] }',
    },
  }),
  'form-name-letters': warning<{ name: string }>({
    title: 'Names that a pattern refuses',
    message: ({ name }) => `This pattern refuses names with other letters, such as ${quote(name)}.`,
    hint: () =>
      'Use the rule "personName" in its place, which takes names of all languages, or write letters of all languages as [\\p{L}\\p{M}].',
    hintInWords: () => 'Use the rule “Is a name of a person” in its place, which takes names of all languages.',
    why: 'A visitor whose name is refused cannot send the form, or sends a wrong name.',
    example: {
      wrong: '{ "rule": "pattern", "value": "^[A-Za-z ]+$", "message": "Letters only" }',
      right: '{ "rule": "personName", "message": "Letters only" }',
    },
  }),
  'form-rule-field-missing': error({
    title: 'Comparison with nothing',
    message: () => '"equalsField" does not say which field it compares with.',
    hint: () => 'Add "field" with the name of the other field.',
    hintInWords: () => 'Choose the field that it is compared with.',
    why: 'Two fields are to be equal, but only one is given.',
    example: { wrong: '{ "rule": "equalsField" }', right: '{ "rule": "equalsField", "field": "password" }' },
  }),
  'form-lengths-contradict': error<{ least: number; most: number; unit: string }>({
    title: 'Lengths that contradict each other',
    message: ({ least, most, unit }) =>
      `Nothing has ${least} or more and ${most} or fewer ${unit}: whatever is filled in is refused.`,
    hint: () => 'Change one of the rules.',
    why: 'Whatever visitors type is refused: the form can never be sent.',
    example: { wrong: 'minLength 5 and maxLength 3', right: 'minLength 3 and maxLength 5' },
  }),
  'form-range-contradicts': error<{ least: string; most: string }>({
    title: 'Smallest and largest value that contradict each other',
    message: ({ least, most }) => `Nothing is ${least} or more and ${most} or less: whatever is filled in is refused.`,
    hint: () => 'Change one of the rules.',
    why: 'Whatever visitors type is refused: the form can never be sent.',
    example: { wrong: 'min 18 and max 8', right: 'min 8 and max 18' },
  }),
  'form-message-missing': error<{ owner: string }>({
    title: 'Rule without a message',
    message: ({ owner }) => `"message" is missing in ${owner}: visitors would not learn what is wrong.`,
    hint: () => 'Add "message" with the sentence that is shown below the field.',
    hintInWords: () => 'Write what visitors read when it is broken.',
    why: 'Visitors are stopped and do not learn why.',
    example: { wrong: '{ "rule": "required" }', right: '{ "rule": "required", "message": "Please give your name." }' },
  }),
  'form-failure-unsaid': warning({
    title: 'Failure that nobody learns of',
    message: () => 'Sending can fail, and this form says nothing then.',
    hint: () => 'Add "failure" to "messages".',
    hintInWords: () => 'Write what visitors read after failure, under “Sending” and “Messages”.',
    why: 'When the network fails, visitors believe that their words have arrived.',
    example: {
      wrong: '"messages": { "success": { … } }',
      right: '"messages": { "success": { … }, "failure": { "title": "Not sent" } }',
    },
  }),
  'form-success-unsaid': warning({
    title: 'Form that answers nothing',
    message: () => 'This form sends nothing, and says nothing to those who have filled it in.',
    hint: () => 'Add "success" to "messages", and say there what becomes of what was typed.',
    hintInWords: () => 'Write what becomes of what was typed, under “Sending”, “Messages” and “After success”.',
    why: 'Visitors press the button, nothing happens, and they believe that their words have arrived.',
    example: {
      wrong: '"submit": { "label": "Subscribe", "kind": "none" }',
      right:
        '"submit": { … }, "messages": { "success": { "text": "The newsletter has not begun yet: nothing was sent." } }',
    },
  }),
  'form-destination-missing': error({
    title: 'Form without a destination',
    message: () => 'This form has no destination yet: nobody would receive what visitors send.',
    hint: () =>
      'Say where entries go: in the studio under "Form", "Sending", or here with "kind": "http" and the "url" of a service, or "simulate" for a demonstration.',
    hintInWords: () => 'Choose where entries go, in the tab “Form” under “Sending”.',
    why: 'What visitors write would be lost, and they would believe that it has arrived. Until it is said where entries go, the form is shown while you edit and not published.',
    example: {
      wrong: '"submit": { "label": "Send" }',
      right: '"submit": { "label": "Send", "kind": "http", "url": "https://forms.example.org/contact" }',
    },
    leavesPreview: true,
  }),
  'form-pretends': warning({
    title: 'Form that only pretends to send',
    message: () => 'Visitors read that this form was sent, and nobody receives it.',
    hint: () =>
      'Say where entries go: "kind": "inbox" for the inbox of the site, or "kind": "http" with the "url" of a service. If it is meant to send nothing, write "demonstration": true beside it, or in _site.json if the whole site only demonstrates.',
    hintInWords: () =>
      'Choose where entries go, in the tab “Form” under “Sending”, or say there that it is meant to send nothing.',
    why: 'Visitors trust the form, wait for an answer, and none comes: what they wrote is lost.',
    example: {
      wrong: '"submit": { "label": "Send", "kind": "simulate" }',
      right: '"submit": { "label": "Send", "kind": "http", "url": "https://forms.example.org/contact" }',
    },
    // The settings may say, where they cannot be read, that the site demonstrates.
    waitsFor: () => [{ file: '_site.json', pointer: '' }],
  }),
  'form-inbox-unknown': error({
    title: 'Inbox that the site does not have',
    message: () => 'This form goes to the inbox of the site, and _site.json does not say where that is.',
    hint: () =>
      'Add "inbox": { "url": "/_inbox" } to _site.json, with the address of what "npm run inbox" starts; or choose another "kind".',
    hintInWords: () => 'Write the address of the inbox into the settings of the site, or choose where else entries go.',
    why: 'Visitors would fill in a form that has nowhere to go.',
    example: {
      wrong: '"submit": { "label": "Send", "kind": "inbox" }',
      right: '"inbox": { "url": "/_inbox" } in _site.json',
    },
  }),
  'form-subscription-unaddressed': error<{ name?: string }>({
    title: 'Subscription without an address',
    message: ({ name }) =>
      name === undefined
        ? 'This form is a subscription and asks for no e-mail address.'
        : `This form is a subscription, and its field ${quote(name)} may be left empty.`,
    hint: ({ name }) =>
      name === undefined
        ? 'Add a field with "input": "email" and the rule "required".'
        : 'Give the field the rule "required" and no "when".',
    hintInWords: ({ name }) =>
      name === undefined
        ? 'Add a field for an e-mail address that must be filled in.'
        : 'Let the field be shown always, with the rule that it must be filled in.',
    why: 'Only an address that has followed the link in a mail is subscribed: without one, nobody ever is.',
    example: {
      wrong: '{ "name": "email", "input": "email", … }',
      right: '{ "name": "email", "input": "email", "rules": [{ "rule": "required", … }], … }',
    },
  }),
  'form-places-uncounted': warning({
    title: 'Number of places that is not counted',
    message: () => 'Only the inbox of the site counts entries, and this form does not go there.',
    hint: () => 'Write "kind": "inbox" in "submit", or leave "places" out.',
    hintInWords: () => 'Let entries go to the inbox of the site, or delete the number of places.',
    why: 'More people than there are places would read that they have one.',
    example: {
      wrong: '"places": 40, "submit": { "label": "Join", "kind": "http", "url": "/api" }',
      right: '"places": 40, "submit": { "label": "Join", "kind": "inbox" }',
    },
  }),
  'form-link-unstored': error({
    title: 'Link by e-mail that nothing is stored for',
    message: () =>
      'Only the inbox of the site stores forms that visitors finish later, and this form does not go there.',
    hint: () => 'Write "kind": "inbox" in "submit", or leave "resumeDays" out.',
    hintInWords: () => 'Let entries go to the inbox of the site, or delete the days for a link.',
    why: 'Visitors would ask for a link and lose what they have filled in.',
    example: {
      wrong: '"resumeDays": 30, "submit": { "label": "Apply", "kind": "http", "url": "/api" }',
      right: '"resumeDays": 30, "submit": { "label": "Apply", "kind": "inbox" }',
    },
  }),
  'form-mail-unreceived': warning<{ values: string }>({
    title: 'Entries that nobody gets by mail',
    message: ({ values }) => `Nobody gets a mail about an entry with ${values}.`,
    hint: () => 'Add an address without "when" that gets every entry, or one for the others.',
    hintInWords: () => 'Add an address that gets every entry, or one for the others.',
    why: 'The entry is in the inbox, and nobody is told that it has come.',
    example: {
      wrong: '"mail": [{ "to": "hostel@example.edu", "when": { "field": "about", "is": "Hostel" } }]',
      right:
        '"mail": ["office@example.edu", { "to": "hostel@example.edu", "when": { "field": "about", "is": "Hostel" } }]',
    },
  }),
  'form-url-missing': error({
    title: 'Form without an address',
    message: () => 'This form goes to another service, and the address of the service is missing.',
    hint: () => 'Add "url" with the address of the service, or leave "kind" out as long as there is none.',
    hintInWords: () => 'Fill in the address of the service, or choose another destination.',
    why: 'The form has nowhere to go: what visitors write would be lost.',
    example: { wrong: '"submit": { "kind": "http" }', right: '"submit": { "kind": "http", "url": "/api/contact" }' },
  }),
  'form-files-as-json': error({
    title: 'Files in a form sent as JSON',
    message: () => 'This form has files, which cannot be sent as JSON.',
    hint: () => 'Add "encoding": "form" to "submit".',
    hintInWords: () => 'Choose “Form” as the encoding, in the tab “Form” under “Sending”.',
    why: 'JSON cannot carry files: only their names would arrive.',
    example: { wrong: '"encoding": "json"', right: '"encoding": "form"' },
  }),
  'form-password-insecure': error<{ url: string }>({
    title: 'Password sent unencrypted',
    message: ({ url }) => `Everybody on the way to ${quote(url)} could read the password.`,
    hint: () => 'Send it to an address that begins with https://.',
    why: 'On the way, everybody could read the password, and people use the same one elsewhere.',
    example: { wrong: '"url": "http://example.org/login"', right: '"url": "https://example.org/login"' },
  }),
  'form-rules-impossible': warning<{ first: string; second?: string }>({
    title: 'Rules that let nothing through',
    message: ({ first, second }) =>
      second === undefined
        ? `Nothing that a visitor can type keeps the rule ${first}.`
        : `Nothing that a visitor can type keeps both ${first} and ${second}.`,
    hint: () => 'Change one of the rules. The studio shows under "Try" what a field takes and what it refuses.',
    why: 'Visitors could type what they like: the field refuses it, and the form can never be sent.',
    example: {
      wrong: '{ "rule": "digits", "value": 10, … }, { "rule": "pattern", "value": "^[A-Z ]+$", … }',
      right: '{ "rule": "digits", "value": 10, … }',
    },
  }),
  'form-condition-never': warning<{ field: string; value: string; because: string }>({
    title: 'Condition that never holds, whatever is filled in',
    message: ({ field, value, because }) => `This never holds: ${quote(field)} cannot be ${value}, because ${because}.`,
    hint: () => 'Correct the condition, or delete what waits for it.',
    why: 'The condition can never hold, so what depends on it never happens: nobody sees the field, it is never required, or the address never gets a mail.',
    example: {
      wrong: '"when": { "field": "course", "is": "Music" }, "requiredWhen": { "field": "course", "is": "Other", … }',
      right: '"when": { "field": "course", "is": "Other" }, "requiredWhen": { "field": "course", "is": "Other", … }',
    },
  }),
  'form-label-repeated': warning<{ label: string; other: string }>({
    title: 'Two fields of one label',
    message: ({ label, other }) =>
      `Visitors read ${quote(label, 40)} above this field and above the field ${quote(other)}.`,
    hint: () => 'Say what is different about each, as "Your phone" and "Phone of a parent".',
    why: 'Nobody can know which of the two is meant, least of all people who hear the labels.',
    example: {
      wrong: '{ "name": "phone", "label": "Phone" }, { "name": "home", "label": "Phone" }',
      right: '{ "name": "phone", "label": "Mobile phone" }, { "name": "home", "label": "Phone at home" }',
    },
  }),
  'form-option-prompt': warning<{ option: string }>({
    title: 'Prompt among the options',
    message: ({ option }) => `Visitors can choose ${quote(option, 40)}, and it is sent as their answer.`,
    hint: ({ option }) => `Delete it here and write "placeholder": ${quote(option, 40)} in the field.`,
    hintInWords: () => 'Remove it here and write it as the example of the field, which nobody can choose.',
    why: 'A required field would accept it, and whoever receives the form reads it in place of an answer.',
    example: {
      wrong: '"options": ["Choose a course…", "Music"]',
      right: '"placeholder": "Choose a course…", "options": ["Music"]',
    },
  }),
  'form-guard-name': error<{ name: string; guard: string }>({
    title: 'Field of the name of a guard',
    message: ({ name, guard }) => `${quote(guard)} sends under the name ${quote(name)}, which this field has too.`,
    hint: ({ name }) =>
      name === guardNames.honeypot
        ? 'Give the field another name, as "homepage"; visitors see its "label" only.'
        : 'Give the field another name; visitors see its "label" only.',
    hintInWords: () => 'Give the field another name; visitors see its label only.',
    why: 'Whoever fills in the field would be taken for a program, and the answer would be lost.',
    example: {
      wrong: '{ "name": "website", … } and "guards": { "honeypot": true }',
      right: '{ "name": "homepage", … } and "guards": { "honeypot": true }',
    },
  }),
  'form-guards-unused': warning<{ setting: string }>({
    title: 'Guard that guards nothing',
    message: ({ setting }) =>
      setting === 'guards'
        ? 'This form is sent nowhere, so there is no spam to be kept away.'
        : '"challenges" is an address of another service for the proof of work, and nothing asks it here.',
    hint: ({ setting }) =>
      setting === 'guards'
        ? 'Delete "guards", or say where entries go.'
        : 'Delete it. The inbox of the site gives challenges by itself; for another service write "altcha": true beside it.',
    hintInWords: ({ setting }) =>
      setting === 'guards'
        ? 'Remove the guards, or choose where entries go.'
        : 'Remove the address of challenges, or let the form ask for a proof of work.',
    why: 'It has no effect, and whoever reads the form believes that it is guarded.',
    example: {
      wrong: '"kind": "simulate", "guards": { "honeypot": true }',
      right: '"kind": "inbox", "guards": { "honeypot": true }',
    },
  }),
  'form-challenges-missing': error({
    title: 'Proof of work without challenges',
    message: () => 'This form asks for a proof of work, and nobody gives it something to compute.',
    hint: () =>
      'Add "challenges" with the address at which the service gives challenges, or leave "altcha" out. The inbox of the site gives them by itself.',
    hintInWords: () => 'Fill in the address of challenges of the service, or switch the proof of work off.',
    why: 'No entry would come with a proof, and the service would refuse all of them.',
    example: {
      wrong: '"kind": "http", "guards": { "altcha": true }',
      right: '"kind": "http", "guards": { "altcha": true, "challenges": "https://forms.example.org/challenge" }',
    },
  }),
  'form-address-insecure': warning<{ url: string; suggestion?: string }>({
    title: 'Form sent to an address that browsers refuse',
    message: ({ url }) => `This site is opened by https, and browsers send nothing from there to ${quote(url)}.`,
    hint: ({ suggestion }) => didYouMean(suggestion, 'Send it to an address that begins with https://.'),
    why: 'Browsers block what a page of https sends by http, because anybody on the way could read it: the form always fails.',
    example: {
      wrong: '"url": "http://forms.example.org/contact"',
      right: '"url": "https://forms.example.org/contact"',
    },
  }),
};
