import type { InputKind } from './types.ts';

/** Inputs into which text is typed. */
export const typed = ['text', 'email', 'tel', 'number', 'password', 'textarea'] as const;

/** Inputs that hold one text, typed or chosen. */
export const oneText = [...typed, 'select', 'radio', 'date'] as const;

/** Inputs of which the number of characters, or of choices, can be counted. */
export const countable = [...typed, 'choices'] as const;

/** Inputs that may hold a number, a date or a file's megabytes. */
export const measurable = ['text', 'tel', 'number', 'date', 'file'] as const;

/** Every kind of input. */
export const anyInput = [...oneText, 'tick', 'choices', 'file'] as const;

/** What a field holds: a checkbox by itself is a tick, one with options a list of choices. */
export const kindOfInput = ({ input, options }: { input: string; options?: unknown }): InputKind =>
  input === 'checkbox' ? (options ? 'choices' : 'tick') : (input as InputKind);
