import type { ProblemArgs, ProblemCode } from '#engine/problems/catalogue.ts';
import { createProblem } from '#engine/problems/createProblem.ts';
import { findInvisibleCharacter } from '#engine/problems/invisibleCharacters.ts';
import { lineAndColumn } from '#engine/problems/locate.ts';
import type { Edit, Problem } from '#engine/problems/problem.ts';
import type { SourceFile } from '#engine/problems/sourceFile.ts';
import { type Token, tokenize } from './lexer.ts';

/** Thrown when further problems of a text would only be consequences of the last one. */
export class ParsingAborted extends Error {}

/** Mistakes that usually occur many times in one file. */
const codesReportedOnce = new Set<ProblemCode>(['json-quotes-single', 'json-quotes-curly']);

/** Characters written by mistake in place of a comma. */
export const commaSubstitutes: ReadonlySet<string> = new Set([';', '.']);

/** Sequential access to the tokens of an invalid JSON text, and the problems found so far. */
export class TokenReader {
  readonly problems: Problem[] = [];
  readonly file: SourceFile;
  /** All tokens except comments. */
  readonly tokens: Token[];
  position = 0;
  readonly openBrackets: Token[] = [];

  constructor(file: SourceFile) {
    this.file = file;
    const all = tokenize(file.text);
    for (const comment of all.filter(({ kind }) => kind === 'comment')) this.report('json-comment', undefined, comment);
    this.tokens = all.filter(({ kind }) => kind !== 'comment');
  }

  /** Next token; after the end, the last one. */
  get next(): Token {
    return this.tokens[this.position] ?? (this.tokens.at(-1) as Token);
  }

  get previous(): Token | undefined {
    return this.tokens[this.position - 1];
  }

  get afterNext(): Token | undefined {
    return this.tokens[this.position + 1];
  }

  take(): Token {
    const token = this.next;
    this.position++;
    return token;
  }

  /** Reports a mistake after which reading can continue. */
  report<Code extends ProblemCode>(
    code: Code,
    args: ProblemArgs<Code>,
    token: { offset: number; text: string },
    fix: Edit[] = [],
  ): void {
    const location = { file: this.file, offset: token.offset, length: token.text.length, fix };
    const first = codesReportedOnce.has(code) ? this.problems.findIndex((problem) => problem.code === code) : -1;
    if (first < 0) this.problems.push(createProblem(code, args, location));
    else this.#addToFirst(first, fix);
  }

  /** Counts repeated mistakes, such as single quotation marks, in one problem. */
  #addToFirst(index: number, fix: Edit[]): void {
    const first = this.problems[index] as Problem;
    const { code, line, column, length, args } = first;
    const others = Number((args as { others?: number }).others ?? 0) + 1;
    const counted = createProblem(code, { ...args, others } as never, { file: this.file.path });
    const allFixes = [...(first.fix ?? []), ...fix];
    this.problems[index] = { ...counted, line, column, length, ...(allFixes.length > 0 && { fix: allFixes }) };
  }

  /** Reports a mistake and stops: further problems would only be its consequences. @throws ParsingAborted */
  abort<Code extends ProblemCode>(
    code: Code,
    args: ProblemArgs<Code>,
    token: { offset: number; text: string },
    fix: Edit[] = [],
  ): never {
    this.report(code, args, token, fix);
    this.#forgetComments(token.offset);
    throw new ParsingAborted();
  }

  /** @returns true if the next token is a word that neither ends a value nor begins a key */
  continuesUnquotedText(): boolean {
    return (
      ['word', 'other'].includes(this.next.kind) &&
      !commaSubstitutes.has(this.next.text) &&
      this.afterNext?.text !== ':'
    );
  }

  /** Reports the first invisible or typographic space between tokens, which JSON does not allow. */
  reportInvisibleSpace(): void {
    let end = 0;
    for (const token of this.tokens) {
      const between = this.file.text.slice(end, token.offset);
      const [text] = between.match(/[^ \t\r\n]/) ?? [];
      end = token.offset + token.text.length;
      if (text === undefined) continue;
      const offset = token.offset - between.length + between.indexOf(text);
      const name = findInvisibleCharacter(text)?.name ?? 'an invisible space of another kind';
      const fix = [{ offset, length: 1, text: /\s/.test(text) ? ' ' : '' }];
      this.report('json-control-character', { name, isOutside: true }, { offset, text }, fix);
      return;
    }
  }

  /** Removes comments reported on the line after a broken text: they may be part of an address (`https://`). */
  #forgetComments(offset: number): void {
    const { line, column } = lineAndColumn(this.file.text, offset);
    const isComment = (problem: Problem) =>
      problem.code === 'json-comment' && problem.line === line && problem.column > column;
    this.problems.splice(0, this.problems.length, ...this.problems.filter((problem) => !isComment(problem)));
  }
}
