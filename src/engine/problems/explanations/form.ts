import { explain } from './explanation.ts';

/** Why mistakes in forms matter. */
export const form = {
  'form-field-repeated': explain(
    'What is filled in would be sent under one name: one of the two answers is lost.',
    '{ "name": "phone", … }, { "name": "phone", … }',
    '{ "name": "phone", … }, { "name": "mobile", … }',
  ),
  'form-field-unknown': explain(
    'A condition or rule that looks at a field that is not there can never be met.',
    '"when": { "field": "corse" }',
    '"when": { "field": "course" }',
  ),
  'form-condition-on-itself': explain(
    'A field that waits for itself is never shown.',
    '{ "name": "other", "when": { "field": "other" } }',
    '{ "name": "other", "when": { "field": "course" } }',
  ),
  'form-condition-in-circle': explain(
    'Each field waits for the other, so visitors see none of them.',
    '"a" is shown when "b", "b" is shown when "a"',
    '"b" is shown when "a"',
  ),
  'form-condition-impossible': explain(
    'The field would never be shown, because nobody can choose this value.',
    '"when": { "field": "course", "is": "Othr" }',
    '"when": { "field": "course", "is": "Other" }',
  ),
  'form-options-missing': explain(
    'There would be nothing to choose from.',
    '{ "input": "select", … }',
    '{ "input": "select", "options": ["Yes", "No"], … }',
  ),
  'form-options-unused': explain(
    'Fields to type in show no options; most likely another kind of field was meant.',
    '{ "input": "text", "options": ["Yes", "No"] }',
    '{ "input": "radio", "options": ["Yes", "No"] }',
  ),
  'form-option-repeated': explain(
    'Whoever receives the form could not tell which of the two was chosen.',
    '"options": ["Music", "Music"]',
    '"options": ["Music", "Geology"]',
  ),
  'form-option-unreachable': explain(
    'Visitors choose it and are told that it is wrong.',
    '"options": ["One", "Two"], … "rule": "oneOf", "value": ["One"]',
    '"options": ["One", "Two"], … "rule": "oneOf", "value": ["One", "Two"]',
  ),
  'form-default-impossible': explain(
    'The field would start with a value that it cannot hold, and look empty or be refused.',
    '"options": ["Music"], "value": "Musik"',
    '"options": ["Music"], "value": "Music"',
  ),
  'form-rule-value': explain(
    'The rule has nothing to measure with, so it could not judge what is typed.',
    '{ "rule": "minLength", "value": "three" }',
    '{ "rule": "minLength", "value": 3 }',
  ),
  'form-rule-unfit': explain(
    'The rule asks something of the field that it can never give.',
    '{ "input": "text", "rules": [{ "rule": "accepted" }] }',
    '{ "input": "text", "rules": [{ "rule": "required" }] }',
  ),
  'form-rule-field-missing': explain(
    'Two fields are to be equal, but only one is named.',
    '{ "rule": "equalsField" }',
    '{ "rule": "equalsField", "field": "password" }',
  ),
  'form-lengths-contradict': explain(
    'Whatever visitors type is refused: the form can never be sent.',
    'minLength 5 and maxLength 3',
    'minLength 3 and maxLength 5',
  ),
  'form-range-contradicts': explain(
    'Whatever visitors type is refused: the form can never be sent.',
    'min 18 and max 8',
    'min 8 and max 18',
  ),
  'form-message-missing': explain(
    'Visitors are stopped and do not learn why.',
    '{ "rule": "required" }',
    '{ "rule": "required", "message": "Please give your name." }',
  ),
  'form-failure-unsaid': explain(
    'When the network fails, visitors believe that their words have arrived.',
    '"messages": { "success": { … } }',
    '"messages": { "success": { … }, "failure": { "title": "Not sent" } }',
  ),
  'form-url-missing': explain(
    'The form has nowhere to go: what visitors write would be lost.',
    '"submit": { "kind": "http" }',
    '"submit": { "kind": "http", "url": "/api/contact" }',
  ),
  'form-files-as-json': explain(
    'JSON cannot carry files: only their names would arrive.',
    '"encoding": "json"',
    '"encoding": "form"',
  ),
  'form-password-insecure': explain(
    'On the way, everybody could read the password, and people use the same one elsewhere.',
    '"url": "http://example.org/login"',
    '"url": "https://example.org/login"',
  ),
};
