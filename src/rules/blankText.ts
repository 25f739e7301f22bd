/**
 * Characters that show nothing: white space of `String.prototype.trim`, and those that join, separate or direct others
 * (Unicode, Default_Ignorable_Code_Point). They are the inside of a class of a pattern, and the characters themselves,
 * not escapes: those differ between implementations of JSON Schema.
 */
export const blankCharacters =
  '\t-\r \u00a0\u00ad\u034f\u061c\u115f\u1160\u1680\u17b4\u17b5\u180e\u2000-\u200f\u2028-\u202f\u205f-\u206f\u3000\u3164\ufeff\uffa0';

/** Pattern of a text in which nothing can be seen. */
export const blankPattern = `^[${blankCharacters}]*$`;

/** Pattern of a text in which something can be seen. */
export const visiblePattern = `[^${blankCharacters}]`;

const visible = new RegExp(visiblePattern);

/** @returns true if nothing can be seen of a text */
export const isBlank = (text: string): boolean => !visible.test(text);
