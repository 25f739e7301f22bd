/** The name of a rule; `rules.ts` holds what it does. */
export type RuleName =
  | 'required'
  | 'minLength'
  | 'maxLength'
  | 'length'
  | 'pattern'
  | 'email'
  | 'digits'
  | 'min'
  | 'max'
  | 'oneOf'
  | 'equalsField'
  | 'accepted';

/** What a visitor filled in: text, a tick box, several ticked choices, or a chosen file (`size` in bytes). */
export type FieldValue = string | boolean | string[] | { readonly size: number } | undefined;

/** Values of a form by field name. */
export type FormValues = Record<string, FieldValue>;

/** A rule as a page writes it. */
export interface Rule {
  rule: RuleName;
  /** What the rule measures against; which kind depends on the rule. */
  value?: number | string | string[];
  /** Name of the other field, for `equalsField`. */
  field?: string;
  /** What the visitor reads when the rule is broken. */
  message: string;
}

/** Gives the rule's message when the value breaks it. Pure; never throws, whatever the value. */
export type RuleCheck = (value: unknown, rule: Rule, values: Record<string, unknown>) => string | undefined;

/** Kinds of input by what they hold: `tick` is a checkbox by itself, `choices` one with options. */
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
  | 'file';

/** What a rule measures against. */
export type ValueKind =
  | 'nothing'
  | 'whole number'
  | 'whole number or nothing'
  | 'number or date'
  | 'regular expression'
  | 'list of texts';

/** A JSON Schema (draft-07). */
export type JsonSchema = { [keyword: string]: unknown };

/** Everything about a rule: a file of its own holds it, and the list in `rules.ts` names it. */
export interface RuleDefinition {
  check: RuleCheck;
  /** What stands in the rule's `value`. */
  takes: ValueKind;
  /** The inputs whose values it can judge; on any other it would always hold or never. */
  inputs: readonly InputKind[];
  /** It speaks about an empty field; the others check what was filled in, as the browser's own constraints do. */
  judgesEmpty?: true;
  /** The same as a schema, for a value that is filled in and of the kind that its input gives. */
  schema: (rule: Rule, kind: InputKind) => JsonSchema;
  /** What the studio says of a rule of a site's own. */
  words?: {
    /** The rule, before and after what it measures against: `['At least', 'words']`. */
    sentence: [before: string, after: string];
    /** What it says to visitors until somebody finds better words. */
    message: string;
  };
}

/** Holds while another field has one of these values, or, without `is`, while it is filled in or ticked. */
export interface Condition {
  field: string;
  is?: string | string[];
}

/** The part of a form's field that decides whether its value is right. */
export interface CheckedField {
  name: string;
  /** The field is shown, checked and sent only while this holds. */
  when?: Condition;
  /** The field is required while this holds. */
  requiredWhen?: Condition & { message: string };
  rules?: Rule[];
}
