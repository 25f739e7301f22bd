import { Bold } from '@tiptap/extension-bold';
import { Italic } from '@tiptap/extension-italic';
import { Strike } from '@tiptap/extension-strike';
import { type Extensions, type Mark, markInputRule } from '@tiptap/react';

/** Adds input rules to a mark: signs around words set it if no space is between a sign and its word. */
function withTypingRules(mark: Mark, ...signs: string[]): Mark {
  const patterns = signs.map((sign) => {
    const [signCharacter] = sign.slice(-1);
    const quoted = sign.replaceAll('*', '\\*');
    return `(?:^|\\s)(${quoted}(?![\\s${signCharacter}])([^${signCharacter}]*[^\\s${signCharacter}])${quoted}(?!${signCharacter === '*' ? '\\*' : signCharacter}))`;
  });
  return mark.extend({
    addInputRules() {
      return patterns.map((pattern) => markInputRule({ find: new RegExp(`${pattern}$`), type: this.type }));
    },
    // What is pasted stays as it is written.
    addPasteRules: () => [],
  });
}

/** Bold, italic and strike with typing rules that do not match `2 * 3 * 4`. */
export const typedMarks: Extensions = [
  withTypingRules(Bold, '**', '__'),
  withTypingRules(Italic, '*', '_'),
  withTypingRules(Strike, '~~'),
];
