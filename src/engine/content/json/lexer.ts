export interface Token {
  kind: 'mark' | 'string' | 'unclosed' | 'single' | 'curly' | 'number' | 'word' | 'comment' | 'other' | 'end';
  text: string;
  /** UTF-16 code units. */
  offset: number;
}

/** Tokens of JSON and their common substitutes. Earlier patterns take precedence. */
const tokenPatterns: [Token['kind'] | 'space', RegExp][] = [
  ['space', /[\s\u00a0\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]+/y],
  ['mark', /[{}[\],:]/y],
  ['string', /"(?:[^"\\\n\r]|\\.)*"/y],
  ['unclosed', /"[^\n\r]*/y],
  ['comment', /\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$)|<!--[\s\S]*?(?:-->|$)/y],
  ['single', /'(?:[^'\\\n\r]|\\.)*'|`[^`\n\r]*`/y],
  ['curly', /[“”„‟«»][^“”„‟«»"\n\r]*[“”„‟«»"]|[‘’‚‛][^‘’‚‛"\n\r]*[‘’‚‛]/y],
  ['number', /[-+]?\.?\p{Nd}[\p{Nd}.eE+\-_]*/uy],
  ['word', /[\p{L}_$][\p{L}\p{N}_$-]*/uy],
  ['other', /[\s\S]/uy],
];

/** Splits any text into tokens; never fails. The last token is of kind `end`. */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  let offset = 0;
  while (offset < text.length) {
    const token = tokenAt(text, offset);
    if (token.kind !== 'space') tokens.push(token as Token);
    offset += token.text.length;
  }
  const last = tokens.at(-1);
  tokens.push({ kind: 'end', text: '', offset: last ? last.offset + last.text.length : 0 });
  return tokens;
}

function tokenAt(text: string, offset: number) {
  for (const [kind, pattern] of tokenPatterns) {
    pattern.lastIndex = offset;
    const found = pattern.exec(text);
    if (found) return { kind, text: found[0], offset };
  }
  // A lone surrogate matches no pattern with the `u` flag.
  return { kind: 'other' as const, text: text.charAt(offset), offset };
}
