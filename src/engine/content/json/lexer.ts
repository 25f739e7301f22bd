/** A piece of a text that is meant to be JSON. */
export interface Token {
  kind: 'mark' | 'string' | 'unclosed' | 'single' | 'curly' | 'number' | 'word' | 'comment' | 'other' | 'end';
  /** As written. */
  text: string;
  /** In UTF-16 code units. */
  offset: number;
}

/** What JSON is made of, and what people write instead. Earlier entries win. */
const patterns: [Token['kind'] | 'space', RegExp][] = [
  ['space', /[\s\u00a0\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]+/y],
  ['mark', /[{}[\],:]/y],
  ['string', /"(?:[^"\\\n\r]|\\.)*"/y],
  ['unclosed', /"[^\n\r]*/y],
  ['comment', /\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$)|<!--[\s\S]*?(?:-->|$)/y],
  ['single', /'(?:[^'\\\n\r]|\\.)*'|`[^`\n\r]*`/y],
  ['curly', /[“”„‟«»][^“”„‟«»"\n\r]*[“”„‟«»"]|[‘’‚‛][^‘’‚‛"\n\r]*[‘’‚‛]/y],
  ['number', /[-+]?\.?\d[\d.eE+\-_]*/y],
  ['word', /[\p{L}_$][\p{L}\p{N}_$-]*/uy],
  ['other', /[\s\S]/uy],
];

/** Cuts a text into tokens; whatever it holds, it comes to an end. The last token is of kind `end`. */
export function lex(text: string): Token[] {
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
  for (const [kind, pattern] of patterns) {
    pattern.lastIndex = offset;
    const found = pattern.exec(text);
    if (found) return { kind, text: found[0], offset };
  }
  // Half of a surrogate pair matches no pattern that reads whole characters.
  return { kind: 'other' as const, text: text.charAt(offset), offset };
}
