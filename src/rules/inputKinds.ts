import type { InputKind } from './types.ts';

/** Inputs into which text is typed. */
export const typed = ['text', 'email', 'tel', 'number', 'password', 'textarea'] as const;

/** Inputs into which sentences are typed. */
export const plainTexts = ['text', 'textarea'] as const;

/** Inputs whose value is one text, typed or chosen. */
export const oneText = [...typed, 'select', 'radio', 'date', 'time', 'range', 'rating', 'country'] as const;

/** Inputs whose characters or choices can be counted. */
export const countable = [...typed, 'choices'] as const;

/** Inputs whose value may be a number, a date, a time or a file's megabytes. */
export const measurable = ['text', 'tel', 'number', 'date', 'time', 'range', 'rating', 'file'] as const;

/** Inputs that visitors fill in. */
export const anyInput = [...oneText, 'tick', 'choices', 'file', 'signature'] as const;

/** Inputs whose values are never stored before the form is sent. */
export const secretInputs: readonly string[] = ['password', 'file'];

/** Kind of a field's input: a single checkbox is a `tick`, one with options is `choices`. */
export const inputKindOf = ({ input, options }: { input: string; options?: unknown }): InputKind =>
  input === 'checkbox' ? (options ? 'choices' : 'tick') : (input as InputKind);
