import { Bold } from '@tiptap/extension-bold';
import { Italic } from '@tiptap/extension-italic';
import { Strike } from '@tiptap/extension-strike';
import { type Extensions, type Mark, markInputRule, markPasteRule } from '@tiptap/react';

/** A mark that signs around words make, as in Markdown: no space stands between a sign and its word. */
function typed(mark: Mark, ...signs: string[]): Mark {
  const patterns = signs.map((sign) => {
    const [one] = sign.slice(-1);
    const quoted = sign.replaceAll('*', '\\*');
    return `(?:^|\\s)(${quoted}(?![\\s${one}])([^${one}]*[^\\s${one}])${quoted}(?!${one === '*' ? '\\*' : one}))`;
  });
  return mark.extend({
    addInputRules() {
      return patterns.map((pattern) => markInputRule({ find: new RegExp(`${pattern}$`), type: this.type }));
    },
    addPasteRules() {
      return patterns.map((pattern) => markPasteRule({ find: new RegExp(pattern, 'g'), type: this.type }));
    },
  });
}

/** Bold, italic and struck words: `2 * 3 * 4` has none of them. */
export const typedMarks: Extensions = [typed(Bold, '**', '__'), typed(Italic, '*', '_'), typed(Strike, '~~')];
