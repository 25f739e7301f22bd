import { kind } from '#shared/problemKind.ts';
import { didYouMean, oneOf, quote } from '#shared/words.ts';

/** Forms: whether fields, rules and sending fit each other. */
export const form = {
  'form-field-repeated': kind<{ name: string }>({
    severity: 'error',
    title: 'Two fields of one name',
    message: ({ name }) => `Two fields are named ${quote(name)}.`,
    hint: () => 'Give one of them another name. Several boxes to tick under one name are one checkbox with "options".',
  }),
  'form-field-unknown': kind<{ name: string; known: string[]; suggestion?: string }>({
    severity: 'error',
    title: 'Unknown field of a form',
    message: ({ name }) => `This form has no field ${quote(name)}.`,
    hint: ({ suggestion, known }) => didYouMean(suggestion, `Its fields are ${oneOf(known, 20)}.`),
  }),
  'form-condition-on-itself': kind<{ name: string }>({
    severity: 'error',
    title: 'Field that depends on itself',
    message: () => 'A field cannot depend on itself.',
    hint: ({ name }) => `Name the field that decides about ${quote(name)}, or leave the condition out.`,
  }),
  'form-condition-in-circle': kind<{ circle: string[] }>({
    severity: 'error',
    title: 'Fields that depend on each other',
    message: ({ circle }) =>
      `These fields wait for each other, so none is ever shown: ${circle.map((name) => quote(name)).join(' → ')}.`,
    hint: () => 'Let one of them be shown always.',
  }),
  'form-condition-impossible': kind<{ field: string; value: string; possible: string[]; suggestion?: string }>({
    severity: 'error',
    title: 'Condition that is never met',
    message: ({ field, value }) => `The field ${quote(field)} can never be ${quote(value)}.`,
    hint: ({ suggestion, possible }) =>
      didYouMean(
        suggestion,
        possible.length
          ? `It can be ${oneOf(possible, 20)}.`
          : 'Leave "is" out: the condition then holds while the field is filled in.',
      ),
  }),
  'form-options-missing': kind<{ input: string }>({
    severity: 'error',
    title: 'Field without options',
    message: ({ input }) => `${quote(input)} needs "options" to choose from.`,
    hint: () => 'Add "options", or choose another "input".',
  }),
  'form-options-unused': kind<{ input: string }>({
    severity: 'error',
    title: 'Options that are not shown',
    message: ({ input }) => `A field with the input ${quote(input)} shows no options.`,
    hint: () => 'Use "select", "radio" or "checkbox", or delete the options.',
  }),
  'form-option-repeated': kind<{ value: string }>({
    severity: 'error',
    title: 'Two options of one value',
    message: ({ value }) => `Two options are sent as ${quote(value)}: nobody could tell which was chosen.`,
    hint: () => 'Delete one of them, or give it a "value" of its own.',
  }),
  'form-option-unreachable': kind<{ value: string; rule: string }>({
    severity: 'error',
    title: 'Option that cannot be chosen',
    message: ({ value, rule }) => `Who chooses ${quote(value)} is always refused by the rule ${quote(rule)}.`,
    hint: () => 'Delete the option, or change the rule.',
  }),
  'form-default-impossible': kind<{ value: string; wanted: string; suggestion?: string }>({
    severity: 'error',
    title: 'Field filled in with what it cannot hold',
    message: ({ value }) => `This field cannot be filled in beforehand with ${value}.`,
    hint: ({ suggestion, wanted }) => didYouMean(suggestion, `Write ${wanted}.`),
  }),
  'form-rule-value': kind<{ rule: string; wanted: string }>({
    severity: 'error',
    title: 'Rule with the wrong kind of value',
    message: ({ rule, wanted }) => `${quote(rule)} takes ${wanted} as its value here.`,
    hint: ({ wanted }) => (wanted === 'nothing' ? 'Delete "value".' : `Let "value" be ${wanted}.`),
  }),
  'form-rule-unfit': kind<{ rule: string; input: string; inputs: string[] }>({
    severity: 'error',
    title: 'Rule that does not fit its field',
    message: ({ rule, input }) =>
      rule === 'accepted'
        ? '"accepted" is for tick boxes; use "required" here.'
        : `${quote(rule)} cannot judge ${input}.`,
    hint: ({ inputs }) => `It is for ${inputs.join(', ')}.`,
  }),
  'form-rule-field-missing': kind({
    severity: 'error',
    title: 'Comparison with nothing',
    message: () => '"equalsField" does not say which field it compares with.',
    hint: () => 'Add "field" with the name of the other field.',
  }),
  'form-lengths-contradict': kind<{ least: number; most: number; unit: string }>({
    severity: 'error',
    title: 'Lengths that contradict each other',
    message: ({ least, most, unit }) =>
      `Nothing has ${least} or more and ${most} or fewer ${unit}: whatever is filled in is refused.`,
    hint: () => 'Change one of the rules.',
  }),
  'form-range-contradicts': kind<{ least: string; most: string }>({
    severity: 'error',
    title: 'Smallest and largest value that contradict each other',
    message: ({ least, most }) => `Nothing is ${least} or more and ${most} or less: whatever is filled in is refused.`,
    hint: () => 'Change one of the rules.',
  }),
  'form-message-missing': kind<{ owner: string }>({
    severity: 'error',
    title: 'Rule without a message',
    message: ({ owner }) => `"message" is missing in ${owner}: visitors would not learn what is wrong.`,
    hint: () => 'Add "message" with the sentence that is shown below the field.',
  }),
  'form-failure-unsaid': kind({
    severity: 'warning',
    title: 'Failure that nobody is told of',
    message: () => 'Sending can fail, and this form says nothing then.',
    hint: () => 'Add "failure" to "messages".',
  }),
  'form-url-missing': kind({
    severity: 'error',
    title: 'Form without an address',
    message: () => '"http" needs a "url" to send to.',
    hint: () => 'Add "url", or use "simulate" as long as there is no server.',
  }),
  'form-files-as-json': kind({
    severity: 'error',
    title: 'Files in a form sent as JSON',
    message: () => 'Files can only be sent with "encoding": "form".',
    hint: () => 'Add "encoding": "form" to "submit".',
  }),
  'form-password-insecure': kind<{ url: string }>({
    severity: 'error',
    title: 'Password sent unencrypted',
    message: ({ url }) => `Everybody on the way to ${quote(url)} could read the password.`,
    hint: () => 'Send it to an address that begins with https://.',
  }),
};
