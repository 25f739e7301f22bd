export type RuleName =
  | 'required'
  | 'minLength'
  | 'maxLength'
  | 'length'
  | 'minWords'
  | 'maxWords'
  | 'pattern'
  | 'email'
  | 'personName'
  | 'phone'
  | 'digits'
  | 'min'
  | 'max'
  | 'types'
  | 'maxBytes'
  | 'maxFiles'
  | 'oneOf'
  | 'equalsField'
  | 'accepted';

/** A file as a browser or a receiver has it. */
export interface FileValue {
  /** Bytes. */
  readonly size: number;
  readonly name?: string;
  /** First bytes, a character each, if the file is not a `File` of a browser. */
  readonly start?: string;
}

/**
 * Value of a field: text, a tick, several choices, a file, a list of files if there may be several, or the items of a
 * repeated group.
 */
export type FieldValue = string | boolean | string[] | FileValue | FileValue[] | FormValues[] | undefined;

export interface FormValues {
  [name: string]: FieldValue;
}

/** Rule as it is written in a page. */
export interface Rule {
  rule: RuleName;
  /** Value with which the rule compares; its kind depends on the rule. */
  value?: number | string | string[];
  /** Form in which `phone` sends a number; default: international. */
  format?: 'international' | 'national';
  /** Name of the other field, for `equalsField`, and for `min` and `max` in place of `value`. */
  field?: string;
  /** Names of fields whose numbers `min` and `max` add to that of the field. */
  plus?: string[];
  /** Message in the list of all that is wrong, if it differs. */
  summary?: string;
  /** Message for the visitor if the rule is broken. */
  message: string;
}

/** Returns the rule's message if the value breaks it. Pure; never throws for any value. */
export type RuleCheck = (value: unknown, rule: Rule, values: Record<string, unknown>) => string | undefined;

/**
 * Kind of input by its value: `tick` is a single checkbox, `choices` one with options, `group` several fields that may be
 * filled in more than once. `section` and `step` have no value: they begin a part of the form.
 */
export type InputKind =
  | 'text'
  | 'email'
  | 'tel'
  | 'number'
  | 'password'
  | 'textarea'
  | 'select'
  | 'radio'
  | 'tick'
  | 'choices'
  | 'date'
  | 'time'
  | 'range'
  | 'rating'
  | 'country'
  | 'file'
  | 'signature'
  | 'hidden'
  | 'group'
  | 'section'
  | 'step';

export type ValueKind =
  | 'nothing'
  | 'whole number'
  | 'whole number or nothing'
  | 'number or date'
  | 'regular expression'
  | 'country code'
  | 'list of texts';

export type JsonSchema = { [keyword: string]: unknown };

/** Behaviour of a rule in browsers and Node. Each is in a separate file and is listed in `rules.ts`. */
export interface RuleBehaviour {
  check: RuleCheck;
  takes: ValueKind;
  /** Inputs whose values it can check; on others it would always or never pass. */
  inputs: readonly InputKind[];
  /** Brings a text into the form that is checked and sent. Pure; returns texts that it does not understand as they are. */
  normalize?: (text: string, rule: Rule) => string;
  /** Loads what the rule needs beyond its own code. Until then it checks as well as it can without. */
  load?: () => Promise<unknown>;
  /** True if it also checks empty fields; other rules skip them, as the browser's constraints do. */
  judgesEmpty?: true;
  /** Texts of a custom rule in the studio. */
  words?: {
    /** Sentence before and after the rule's value: `['At least', 'words']`. */
    sentence: [before: string, after: string];
    /** Default message for visitors. */
    message: string;
  };
}

/** The rule as a schema, for a value that is filled in and of the kind of its input. */
export type RuleSchema = (rule: Rule, kind: InputKind) => JsonSchema;

/** Definition of a custom rule. */
export interface RuleDefinition extends RuleBehaviour {
  schema: RuleSchema;
}

/** Condition on another field. With nothing but the field, it is met while that is filled in or ticked. */
export interface FieldCondition {
  field: string;
  /** The field has one of these values. */
  is?: string | string[];
  /** The field is this number or date, or a larger one. */
  atLeast?: number | string;
  atMost?: number | string;
  moreThan?: number | string;
  lessThan?: number | string;
  /** True if the field must be empty, false if it must be filled in. */
  empty?: boolean;
}

/** Condition on one other field, or on several. */
export type Condition = FieldCondition | { all: Condition[] } | { any: Condition[] } | { not: Condition };

/** Properties of a form's field by which its value is checked. */
export interface CheckedField {
  /** Kind of input, of which only `group` matters to rules. */
  input?: string;
  name: string;
  /** The field is shown, checked and sent only while this is met. */
  when?: Condition;
  /** The field is required while this is met. */
  requiredWhen?: Condition & { message: string };
  rules?: Rule[];
  /** Fields of each item, for a repeated group; its value is a list. Their conditions and rules know those of their item. */
  fields?: CheckedField[];
  /** Least number of items of a group. */
  min?: number;
  /** Most items of a group. */
  max?: number;
}
