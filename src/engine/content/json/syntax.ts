import { parse } from 'jsonc-parser';
import type { ProblemArgs, ProblemCode } from '#engine/problems/catalogue.ts';
import { lineAndColumn } from '#engine/problems/locate.ts';
import type { Edit, Problem } from '#engine/problems/problem.ts';
import { problemAt } from '#engine/problems/problemAt.ts';
import type { SourceFile } from '#engine/problems/sourceFile.ts';
import type { Json } from '#shared/json.ts';
import { quote } from '#shared/words.ts';
import { lex, type Token } from './lexer.ts';
import { commaBetween, straightQuotes } from './syntaxFix.ts';

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

/** What a file holds that was never meant as JSON. */
function whatElse(text: string, first: Token): string | undefined {
  if (/^\s*<(?!!--)/.test(text)) return 'a web page (HTML)';
  return first.kind === 'word' && /^\s*\p{L}+[ ,.]+\p{L}/u.test(text) ? 'plain words' : undefined;
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
      if (this.next.text === '#') this.stop('json-comment', undefined, this.next);
      const what = whatElse(this.file.text, this.next);
      if (what) this.stop('json-absent', { what }, this.next);
      if (this.next.kind === 'string' && this.tokens[1]?.text === ':')
        this.stop('json-braces-missing', undefined, this.next);
      this.value();
      if (this.next.kind !== 'end') this.stop('json-text-after-end', { text: quote(this.next.text, 30) }, this.next);
    } catch (error) {
      if (!(error instanceof Stop)) throw error;
    }
    if (this.problems.length === 0) this.strangeSpace();
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

  report<Code extends ProblemCode>(
    code: Code,
    args: ProblemArgs<Code>,
    token: { offset: number; text: string },
    fix: Edit[] = [],
  ): void {
    const place = { file: this.file, offset: token.offset, length: token.text.length, fix };
    this.problems.push(problemAt(code, args, place));
  }

  stop<Code extends ProblemCode>(code: Code, args: ProblemArgs<Code>, token: { offset: number; text: string }): never {
    this.report(code, args, token);
    this.forgetComments(token.offset);
    throw new Stop();
  }

  /** Spaces of typography look like spaces, but only inside a text. */
  strangeSpace(): void {
    let end = 0;
    for (const token of this.tokens) {
      const between = this.file.text.slice(end, token.offset);
      const [text] = between.match(/[^ \t\r\n]/) ?? [];
      end = token.offset + token.text.length;
      if (text === undefined) continue;
      const offset = token.offset - between.length + between.indexOf(text);
      this.report(
        'json-control-character',
        { name: 'an invisible space of another kind', isOutside: true },
        { offset, text },
      );
      return;
    }
  }

  /** What looks like a comment behind a broken text on its line may be the middle of an address. */
  forgetComments(offset: number): void {
    const { line, column } = lineAndColumn(this.file.text, offset);
    const isOne = (one: Problem) => one.code === 'json-comment' && one.line === line && one.column > column;
    this.problems.splice(0, this.problems.length, ...this.problems.filter((one) => !isOne(one)));
  }

  value(): void {
    const token = this.next;
    if (token.text === '{') this.group('}');
    else if (token.text === '[') this.group(']');
    else if (token.kind === 'word') this.word();
    else if (token.kind === 'number') this.number(this.take());
    else if (token.kind === 'string' || token.kind === 'single' || token.kind === 'curly') this.string(this.take());
    else if (token.kind === 'unclosed') this.unclosed(token);
    else if (token.kind === 'end') this.stop('json-value-missing', { found: 'the end of the file' }, token);
    else if (token.kind === 'mark') this.stop('json-value-missing', { found: `"${token.text}"` }, token);
    else if (token.kind === 'other' && /[\w./@#]/.test(token.text)) this.bare(token);
    else this.stop('json-unexpected', { text: quote(token.text, 30) }, token);
  }

  /** A text without its end; often a word processor has put a curly quotation mark there. */
  unclosed(token: Token): never {
    const curly = token.text.search(/[“”„‟](?=\s*(?:[,:}\]]|$))/);
    if (curly < 0) this.stop('json-string-unclosed', { text: quote(token.text.slice(1), 40) }, token);
    const text = token.text.slice(0, curly + 1);
    this.stop('json-quotes-curly', { text, isEnd: true }, { offset: token.offset + curly, text: '”' });
  }

  word(): void {
    const token = this.take();
    const isKnown = token.text === 'true' || token.text === 'false' || token.text === 'null';
    const instead = words[token.text.toLowerCase()];
    if (!(isKnown || instead) || this.isTornApart()) this.bare(token);
    if (isKnown || !instead) return;
    this.report('json-word', { word: token.text, instead }, token);
  }

  number(token: Token): void {
    if (this.isTornApart()) this.bare(token);
    if (!/^-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?$/.test(token.text))
      this.report('json-number', { text: token.text }, token);
  }

  string(token: Token): void {
    const code = ({ curly: 'json-quotes-curly', single: 'json-quotes-single' } as const)[token.kind as 'curly'];
    if (code) this.report(code, { text: token.text }, token, straightQuotes(token, this.next));
    // Of several in one text, as in a path of Windows, the first says it.
    for (const { index, 0: text } of token.text.matchAll(/\\(?:u[\da-fA-F]{0,4}|[\s\S]?)/g)) {
      if (/^\\(["\\/bfnrt]|u[\da-fA-F]{4})$/.test(text)) continue;
      this.report('json-escape', { text }, { offset: token.offset + index, text });
      break;
    }
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
    const [text] = token.text.match(/[\u0000-\u001f]/) ?? [];
    if (text === undefined) return;
    const name = text === '\t' ? 'a tab' : 'an invisible control character';
    this.report('json-control-character', { name }, { offset: token.offset + token.text.indexOf(text), text });
  }

  /** A value that ends with its words torn apart is one text without quotation marks: `10 years`, `Our College`. */
  bare(start: Token): never {
    const rest =
      this.file.text
        .slice(start.offset)
        .match(/^[^,}\]\n\r]*/)?.[0]
        .trimEnd() ?? '';
    const text = rest.includes('"') || rest === '' ? start.text : rest;
    this.stop('json-quotes-missing', { text: quote(text, 40), what: 'text' }, { offset: start.offset, text });
  }

  /** What cannot follow a number, `true` or the like, and begins no key either. */
  isTornApart(): boolean {
    return (
      ['word', 'other'].includes(this.next.kind) && this.next.text !== ';' && this.tokens[this.place + 1]?.text !== ':'
    );
  }

  /** A group { … } or a list [ … ], the next token being its opening bracket. */
  group(closing: '}' | ']'): void {
    const opening = this.take();
    let isFirst = true;
    while (this.next.text !== closing) {
      if (this.next.kind === 'end') this.stop('json-bracket-unclosed', { opening: opening.text, closing }, opening);
      if (this.next.text === '}' || this.next.text === ']') this.wrongBracket(opening, closing);
      if (this.next.text === ',') this.report('json-comma-double', undefined, this.take());
      else if (this.next.text === ';') this.report('json-comma-missing', { next: '', instead: ';' }, this.take());
      else {
        if (closing === '}' && (this.next.text === '{' || this.next.text === '[')) this.wrongBracket(opening, closing);
        if (this.next.text === '#' && closing === '}') this.stop('json-comment', undefined, this.next);
        if (!isFirst && ![',', ';'].includes(this.tokens[this.place - 1]?.text ?? ''))
          this.missingComma(closing === '}');
        if (closing === '}') this.key();
        this.value();
        if (closing === ']' && this.next.text === ':')
          this.stop('json-bracket-unclosed', { opening: opening.text, closing }, opening);
        // An apostrophe has ended a text in single quotation marks.
        if (this.tokens[this.place - 1]?.kind === 'single' && this.next.kind !== 'mark') throw new Stop();
        const comma = this.next;
        if (comma.text === ',') this.comma(closing);
      }
      isFirst = false;
    }
    this.take();
  }

  comma(closing: string): void {
    const comma = this.take();
    const fix = [{ offset: comma.offset, length: 1, text: '' }];
    if (this.next.text === closing) this.report('json-comma-trailing', { closing }, comma, fix);
  }

  key(): void {
    const token = this.take();
    this.decimalComma(token);
    if (token.kind === 'string' || token.kind === 'single' || token.kind === 'curly') this.string(token);
    else if (token.kind === 'unclosed') this.unclosed(token);
    else if (token.kind === 'word') this.bareKey(token);
    else this.stop('json-unexpected', { text: quote(token.text, 30) }, token);
    const name = token.kind === 'word' ? token.text : token.text.slice(1, -1);
    if (this.next.text === ':') this.take();
    else if (/:\s*$/.test(name)) this.stop('json-string-unclosed', { text: quote(name.replace(/:\s*$/, '')) }, token);
    else this.stop('json-colon-missing', { key: name }, { offset: token.offset + token.text.length, text: ':' });
  }

  /** `"size": 1,5`: the number goes on behind its comma, where a key would have to stand. */
  decimalComma(token: Token): void {
    const [number, comma] = this.tokens.slice(this.place - 3, this.place - 1);
    if (token.kind !== 'number' || number?.kind !== 'number' || comma?.text !== ',') return;
    const text = this.file.text.slice(number.offset, token.offset + token.text.length);
    this.stop('json-number', { text }, { offset: number.offset, text });
  }

  bareKey(token: Token): void {
    const args = { text: quote(token.text, 30), what: 'key' } as const;
    // Half in quotation marks, `title": …`: what follows is torn apart by the missing one.
    if (this.next.text === ':') this.report('json-quotes-missing', args, token);
    else this.stop('json-quotes-missing', args, token);
  }

  missingComma(isInGroup: boolean): void {
    const before = this.tokens[this.place - 1] as Token;
    const end = before.offset + before.text.length;
    // Two texts beside each other where a key would have to stand: the second is none.
    const isKey = !isInGroup || this.tokens[this.place + 1]?.text === ':';
    const isOther = this.next.kind === 'string' ? !isKey : !['mark', 'curly', 'single'].includes(this.next.kind);
    if (before.kind === 'string' && isOther) {
      // The text took in what follows it up to the next quotation mark: `"a, "b": 1`.
      const taken = before.text.slice(1, -1).match(/^(.*?)\s*[\]}]*\s*[,{[]\s*$/s)?.[1];
      if (taken !== undefined) this.stop('json-string-unclosed', { text: quote(taken, 40) }, before);
      const after = quote(this.next.text.replace(/^"|"$/g, ''), 30);
      this.stop('json-quote-in-text', { after }, { offset: end - 1, text: '"' });
    }
    this.report(
      'json-comma-missing',
      { next: quote(this.next.text.replace(/^"|"$/g, ''), 30) },
      { offset: end, text: ',' },
      commaBetween(this.file.text, before, this.next),
    );
  }

  wrongBracket(opening: Token, closing: string): never {
    const { line } = lineAndColumn(this.file.text, opening.offset);
    this.stop('json-bracket-wrong', { found: this.next.text, closing, line }, this.next);
  }
}
