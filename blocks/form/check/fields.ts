import { isFit, settings } from '#rules/fieldSettings.ts';
import type { InputKind } from '#rules/types.ts';
import { isDate } from '#shared/isDate.ts';
import type { Json } from '#shared/json.ts';
import { nearest } from '#shared/nearest.ts';
import { describeValue, oneOf } from '#shared/words.ts';
import type { DefinedField, ReportForm } from './definedForm.ts';
import { inputWords } from './inputWords.ts';

const choosing: InputKind[] = ['select', 'radio', 'choices'];

/**
 * What programs ask every object and every form for, in browsers and where forms are received: an input of this name
 * takes its place. https://html.spec.whatwg.org/multipage/forms.html#dom-form-nameditem
 */
const reservedNames: ReadonlySet<string> = new Set([
  ...Object.getOwnPropertyNames(Object.prototype),
  'prototype',
  ...['submit', 'requestSubmit', 'reset', 'elements', 'checkValidity', 'reportValidity'],
  ...['parentNode', 'parentElement', 'ownerDocument', 'childNodes', 'firstChild', 'lastChild', 'firstElementChild'],
  ...['nextSibling', 'previousSibling', 'nodeName', 'nodeType', 'nodeValue', 'tagName', 'namespaceURI', 'isConnected'],
  ...['addEventListener', 'removeEventListener', 'dispatchEvent', 'appendChild', 'insertBefore', 'removeChild'],
  ...['attributes', 'getAttribute', 'setAttribute', 'removeAttribute', 'hasAttribute', 'dataset', 'classList'],
  ...['closest', 'contains', 'matches', 'querySelector', 'querySelectorAll', 'getRootNode', 'remove', 'replaceWith'],
]);

/** Reports fields of the same name, options that are missing or the same, and impossible defaults. */
export function checkFields(fields: DefinedField[], report: ReportForm): void {
  const names = new Set<string>();
  for (const field of fields) {
    const { name, kind, input, pointer } = field;
    if (names.has(name)) report('form-field-repeated', { name }, `${pointer}/name`);
    names.add(name);
    if (reservedNames.has(name)) report('form-field-name-reserved', { name }, `${pointer}/name`);
    if (['select', 'radio'].includes(kind) && !field.hasOptions) report('form-options-missing', { input }, pointer);
    if (field.hasOptions && !choosing.includes(kind)) report('form-options-unused', { input }, `${pointer}/options`);
    else checkRepeated(field, report);
    checkDefault(field, report);
    checkSettings(field, report);
  }
}

function checkSettings({ kind, settings: given, pointer }: DefinedField, report: ReportForm): void {
  for (const setting of settings) {
    const value = given[setting];
    if (value === undefined || isFit(setting, value, kind)) continue;
    const args = { setting, input: inputWords[kind], ...(setting === 'autocomplete' && { value: String(value) }) };
    report('form-setting-unfit', args, `${pointer}/${setting}`);
  }
}

function checkRepeated({ choices = [], hasOwnOptions, pointer }: DefinedField, report: ReportForm): void {
  choices.forEach((value, index) => {
    if (choices.indexOf(value) === index) return;
    report('form-option-repeated', { value }, `${pointer}/options${hasOwnOptions ? `/${index}` : ''}`);
  });
}

/** What a field of a kind may be filled in with beforehand, in words, and whether a value is that. */
const defaults: Partial<Record<InputKind, [expected: string, isPossible: (value: Json) => boolean]>> = {
  tick: ['true or false', (value) => typeof value === 'boolean'],
  date: ['a date as "2027-01-15"', (value) => typeof value === 'string' && isDate(value)],
  number: [
    'a number in quotation marks',
    (value) => typeof value === 'string' && /^-?\d*\.?\d+(e[-+]?\d+)?$/i.test(value),
  ],
  file: ['nothing: only the visitor can choose a file', () => false],
};

function checkDefault({ kind, value, choices, pointer }: DefinedField, report: ReportForm): void {
  if (value === undefined) return;
  if (choosing.includes(kind)) {
    checkChosen({ kind, value, choices, pointer }, report);
    return;
  }
  const [expected, isPossible] = defaults[kind] ?? ['a text', (given: Json) => typeof given === 'string'];
  if (!isPossible(value))
    report('form-default-impossible', { value: describeValue(value), expected }, `${pointer}/value`);
}

type Chosen = Pick<DefinedField, 'kind' | 'value' | 'choices' | 'pointer'>;

function checkChosen({ kind, value, choices, pointer }: Chosen, report: ReportForm): void {
  const isList = Array.isArray(value);
  if (typeof value === 'boolean' || (isList && kind !== 'choices')) {
    report(
      'form-default-impossible',
      { value: describeValue(value), expected: 'one of the options' },
      `${pointer}/value`,
    );
    return;
  }
  [value].flat().forEach((given, index) => {
    if (typeof given !== 'string' || !choices || choices.includes(given)) return;
    const suggestion = nearest(given, choices);
    const args = { value: describeValue(given), expected: oneOf(choices, 20), ...(suggestion && { suggestion }) };
    report('form-default-impossible', args, `${pointer}/value${isList ? `/${index}` : ''}`);
  });
}
