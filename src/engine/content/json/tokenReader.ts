import type { ProblemArgs, ProblemCode } from '#engine/problems/catalogue.ts';
import { invisibleIn } from '#engine/problems/invisible.ts';
import { lineAndColumn } from '#engine/problems/locate.ts';
import type { Edit, Problem } from '#engine/problems/problem.ts';
import { problemAt } from '#engine/problems/problemAt.ts';
import type { SourceFile } from '#engine/problems/sourceFile.ts';
import { lex, type Token } from './lexer.ts';

/** Thrown where the rest of a text would only repeat the mistake that was reported last. */
export class Stop extends Error {}

/** Mistakes that are made again and again in one file. */
const isOfMany = new Set<ProblemCode>(['json-quotes-single', 'json-quotes-curly']);

/** Marks that people write where a comma belongs. */
export const insteadOfComma: ReadonlySet<string> = new Set([';', '.']);

/** The tokens of a text that is not JSON, one after another, and what was found to be wrong with them. */
export class TokenReader {
  readonly problems: Problem[] = [];
  readonly file: SourceFile;
  /** All but the comments, which are reported. */
  readonly tokens: Token[];
  /** How many of them were taken. */
  place = 0;
  /** Brackets that were opened and not closed yet, the outermost first. */
  readonly open: Token[] = [];

  constructor(file: SourceFile) {
    this.file = file;
    const all = lex(file.text);
    for (const comment of all.filter(({ kind }) => kind === 'comment')) this.report('json-comment', undefined, comment);
    this.tokens = all.filter(({ kind }) => kind !== 'comment');
  }

  /** The token that comes next; behind the last one, the last. */
  get next(): Token {
    return this.tokens[this.place] ?? (this.tokens.at(-1) as Token);
  }

  /** The token that was taken last. */
  get previous(): Token | undefined {
    return this.tokens[this.place - 1];
  }

  /** The token behind the next one. */
  get following(): Token | undefined {
    return this.tokens[this.place + 1];
  }

  /** Gives the next token and goes on behind it. */
  take(): Token {
    const token = this.next;
    this.place++;
    return token;
  }

  /** Reports a mistake that the rest of the text can be read in spite of. */
  report<Code extends ProblemCode>(
    code: Code,
    args: ProblemArgs<Code>,
    token: { offset: number; text: string },
    fix: Edit[] = [],
  ): void {
    const place = { file: this.file, offset: token.offset, length: token.text.length, fix };
    const first = isOfMany.has(code) ? this.problems.findIndex((problem) => problem.code === code) : -1;
    if (first < 0) this.problems.push(problemAt(code, args, place));
    else this.#addToFirst(first, fix);
  }

  /** Whoever writes one text with other quotation marks writes many: one problem speaks for all of them. */
  #addToFirst(index: number, fix: Edit[]): void {
    const first = this.problems[index] as Problem;
    const { code, line, column, length, args } = first;
    const others = Number((args as { others?: number }).others ?? 0) + 1;
    const counted = problemAt(code, { ...args, others } as never, { file: this.file.path });
    const allFixes = [...(first.fix ?? []), ...fix];
    this.problems[index] = { ...counted, line, column, length, ...(allFixes.length > 0 && { fix: allFixes }) };
  }

  /** Reports a mistake of which the rest of the text would only be consequences. @throws Stop */
  stop<Code extends ProblemCode>(
    code: Code,
    args: ProblemArgs<Code>,
    token: { offset: number; text: string },
    fix: Edit[] = [],
  ): never {
    this.report(code, args, token, fix);
    this.#forgetComments(token.offset);
    throw new Stop();
  }

  /** Whether the next token cannot follow a number, `true` or the like, and begins no key either. */
  isTornApart(): boolean {
    return (
      ['word', 'other'].includes(this.next.kind) && !insteadOfComma.has(this.next.text) && this.following?.text !== ':'
    );
  }

  /** Reports the first space of typography: they look like spaces, but are only inside a text. */
  reportStrangeSpace(): void {
    let end = 0;
    for (const token of this.tokens) {
      const between = this.file.text.slice(end, token.offset);
      const [text] = between.match(/[^ \t\r\n]/) ?? [];
      end = token.offset + token.text.length;
      if (text === undefined) continue;
      const offset = token.offset - between.length + between.indexOf(text);
      const name = invisibleIn(text)?.name ?? 'an invisible space of another kind';
      const fix = [{ offset, length: 1, text: /\s/.test(text) ? ' ' : '' }];
      this.report('json-control-character', { name, isOutside: true }, { offset, text }, fix);
      return;
    }
  }

  /** What looks like a comment behind a broken text on its line may be the middle of an address. */
  #forgetComments(offset: number): void {
    const { line, column } = lineAndColumn(this.file.text, offset);
    const isOne = (one: Problem) => one.code === 'json-comment' && one.line === line && one.column > column;
    this.problems.splice(0, this.problems.length, ...this.problems.filter((one) => !isOne(one)));
  }
}
