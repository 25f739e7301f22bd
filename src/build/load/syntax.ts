import { parse } from 'jsonc-parser';
import type { ProblemArgs, ProblemCode } from '../errors/catalogue.ts';
import { lineAndColumn } from '../errors/locate.ts';
import type { Problem } from '../errors/problem.ts';
import { problemAt } from '../errors/problemAt.ts';
import { quote } from '../errors/words.ts';
import type { Json } from '../schema/json.ts';
import { lex, type Token } from './lexer.ts';
import type { SourceFile } from './source.ts';

/** Mistakes after which it is still certain what the file says. */
const harmless = new Set<string>(['json-comma-trailing', 'json-comma-missing', 'json-comment']);

/**
 * Says why a text is not JSON. Goes on after a mistake as long as what follows can be told from its consequences.
 * @returns the problems, and what the file says all the same where that is certain
 */
export function explainSyntax(file: SourceFile): { problems: Problem[]; json: Json | undefined } {
  const problems = new Explanation(file).explain();
  const isCertain = problems.length > 0 && problems.every(({ code }) => harmless.has(code));
  return { problems, json: isCertain ? (parse(file.text, [], { allowTrailingComma: true }) as Json) : undefined };
}

/** Thrown inside this file where the rest of the text would only repeat the mistake. */
class Stop extends Error {}

const words: Record<string, string> = {
  true: 'true',
  yes: 'true',
  on: 'true',
  false: 'false',
  no: 'false',
  off: 'false',
  null: 'null',
  none: 'null',
  nil: 'null',
  undefined: 'null',
  nan: 'null, or leave the entry out',
};

class Explanation {
  readonly problems: Problem[] = [];
  readonly file: SourceFile;
  readonly tokens: Token[];
  place = 0;

  constructor(file: SourceFile) {
    this.file = file;
    const all = lex(file.text);
    for (const comment of all.filter(({ kind }) => kind === 'comment')) this.report('json-comment', undefined, comment);
    this.tokens = all.filter(({ kind }) => kind !== 'comment');
  }

  explain(): Problem[] {
    try {
      this.value();
      if (this.next.kind !== 'end') this.stop('json-text-after-end', { text: quote(this.next.text, 30) }, this.next);
    } catch (error) {
      if (!(error instanceof Stop)) throw error;
    }
    return this.problems.sort((a, b) => a.line - b.line || a.column - b.column);
  }

  get next(): Token {
    return this.tokens[this.place] ?? (this.tokens.at(-1) as Token);
  }

  take(): Token {
    const token = this.next;
    this.place++;
    return token;
  }

  report<Code extends ProblemCode>(code: Code, args: ProblemArgs<Code>, token: { offset: number; text: string }): void {
    this.problems.push(problemAt(code, args, { file: this.file, offset: token.offset, length: token.text.length }));
  }

  stop<Code extends ProblemCode>(code: Code, args: ProblemArgs<Code>, token: { offset: number; text: string }): never {
    this.report(code, args, token);
    throw new Stop();
  }

  value(): void {
    const token = this.next;
    if (token.text === '{') this.group('}');
    else if (token.text === '[') this.group(']');
    else if (token.kind === 'word') this.word();
    else if (token.kind === 'number') this.number(this.take());
    else if (token.kind === 'string' || token.kind === 'single' || token.kind === 'curly') this.string(this.take());
    else if (token.kind === 'unclosed')
      this.stop('json-string-unclosed', { text: quote(token.text.slice(1), 40) }, token);
    else if (token.kind === 'end') this.stop('json-value-missing', { found: 'the end of the file' }, token);
    else if (token.kind === 'mark') this.stop('json-value-missing', { found: `"${token.text}"` }, token);
    else this.stop('json-unexpected', { text: quote(token.text, 30) }, token);
  }

  word(): void {
    const token = this.take();
    if (token.text === 'true' || token.text === 'false' || token.text === 'null') return;
    const instead = words[token.text.toLowerCase()];
    if (!instead) this.stop('json-quotes-missing', { text: quote(token.text, 30), what: 'text' }, token);
    this.report('json-word', { word: token.text, instead }, token);
  }

  number(token: Token): void {
    if (!/^-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?$/.test(token.text))
      this.report('json-number', { text: token.text }, token);
  }

  string(token: Token): void {
    if (token.kind === 'curly') this.report('json-quotes-curly', { text: token.text }, token);
    if (token.kind === 'single') this.report('json-quotes-single', { text: token.text }, token);
    for (const { index, 0: text } of token.text.matchAll(/\\(?:u[\da-fA-F]{0,4}|[\s\S]?)/g)) {
      if (!/^\\(["\\/bfnrt]|u[\da-fA-F]{4})$/.test(text))
        this.report('json-escape', { text }, { offset: token.offset + index, text });
    }
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
    for (const { index, 0: text } of token.text.matchAll(/[\u0000-\u001f]/g)) {
      const name = text === '\t' ? 'a tab' : 'an invisible control character';
      this.report('json-control-character', { name }, { offset: token.offset + index, text });
    }
  }

  /** A group { … } or a list [ … ], the next token being its opening bracket. */
  group(closing: '}' | ']'): void {
    const opening = this.take();
    let isFirst = true;
    while (this.next.text !== closing) {
      if (this.next.kind === 'end') this.stop('json-bracket-unclosed', { opening: opening.text, closing }, opening);
      if (this.next.text === '}' || this.next.text === ']') this.wrongBracket(opening, closing);
      if (this.next.text === ',') this.report('json-comma-double', undefined, this.take());
      else {
        if (!isFirst && this.tokens[this.place - 1]?.text !== ',') this.missingComma();
        if (closing === '}') this.key();
        this.value();
        const comma = this.next;
        if (comma.text === ',') this.comma(closing);
      }
      isFirst = false;
    }
    this.take();
  }

  comma(closing: string): void {
    const comma = this.take();
    if (this.next.text === closing) this.report('json-comma-trailing', { closing }, comma);
  }

  key(): void {
    const token = this.take();
    if (token.kind === 'string' || token.kind === 'single' || token.kind === 'curly') this.string(token);
    else if (token.kind === 'unclosed')
      this.stop('json-string-unclosed', { text: quote(token.text.slice(1), 40) }, token);
    else if (token.kind === 'word') this.bareKey(token);
    else this.stop('json-unexpected', { text: quote(token.text, 30) }, token);
    const name = token.kind === 'word' ? token.text : token.text.slice(1, -1);
    if (this.next.text === ':') this.take();
    else if (/:\s*$/.test(name)) this.stop('json-string-unclosed', { text: quote(name.replace(/:\s*$/, '')) }, token);
    else this.stop('json-colon-missing', { key: name }, { offset: token.offset + token.text.length, text: ':' });
  }

  bareKey(token: Token): void {
    const args = { text: quote(token.text, 30), what: 'key' } as const;
    // Half in quotation marks, `title": …`: what follows is torn apart by the missing one.
    if (this.next.text === ':') this.report('json-quotes-missing', args, token);
    else this.stop('json-quotes-missing', args, token);
  }

  missingComma(): void {
    const before = this.tokens[this.place - 1] as Token;
    const isTextGoingOn = before.kind === 'string' && !['string', 'mark', 'curly', 'single'].includes(this.next.kind);
    const end = before.offset + before.text.length;
    if (isTextGoingOn)
      this.stop('json-quote-in-text', { after: quote(this.next.text, 30) }, { offset: end - 1, text: '"' });
    this.report(
      'json-comma-missing',
      { next: quote(this.next.text.replace(/^"|"$/g, ''), 30) },
      { offset: end, text: ',' },
    );
  }

  wrongBracket(opening: Token, closing: string): never {
    const { line } = lineAndColumn(this.file.text, opening.offset);
    this.stop('json-bracket-wrong', { found: this.next.text, closing, line }, this.next);
  }
}
