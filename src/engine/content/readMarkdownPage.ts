import { createProblem, type ProblemLocation } from '#engine/problems/createProblem.ts';
import { lineAndColumn } from '#engine/problems/locate.ts';
import type { Problem } from '#engine/problems/problem.ts';
import type { SourceFile } from '#engine/problems/sourceFile.ts';
import { type FrontMatter, readFrontMatter } from '#shared/contentFile/frontMatter.ts';
import { createTextBlock, maskAround, sliceOf, textOfRun } from '#shared/contentFile/markdownPage.ts';
import { type BodyPart, divideMarkdownPage, type MarkdownSections } from '#shared/contentFile/markdownSections.ts';
import { nodeValue } from '#shared/contentFile/sourceNode.ts';
import { parseTextFile } from '#shared/contentFile/textFile.ts';
import { asObject, type Json, type JsonObject } from '#shared/json.ts';
import { replaceBrokenCharacters } from './json/brokenCharacters.ts';
import { readJsonInto } from './json/readJsonInto.ts';

/**
 * Reads the value of a Markdown page into its file: front matter, and the list `blocks`. The value stays undefined if a
 * part of it cannot be read with certainty.
 */
export function readMarkdownPageInto(file: SourceFile, problems: Problem[]): void {
  const sections = divideMarkdownPage(file.text);
  for (const range of sections.nested)
    problems.push(createProblem('block-fence-inside', undefined, { file, ...range }));
  const head = readHead(file, sections, problems);
  const blocks = sections.parts.map((part, index) => readPart(file, part, index, problems));
  if (head && !blocks.includes(undefined)) file.json = { ...head, blocks: blocks as Json[] };
  problems.push(...replaceBrokenCharacters(file, { hasEscapes: false }));
}

/** Reads the value of a text file into it. */
export function readTextFileInto(file: SourceFile, problems: Problem[]): void {
  file.json = parseTextFile(file.text);
  problems.push(...replaceBrokenCharacters(file, { hasEscapes: false }));
}

/** @returns undefined if the front matter cannot be read */
function readHead(file: SourceFile, { frontMatter }: MarkdownSections, problems: Problem[]): JsonObject | undefined {
  if (!frontMatter) return {};
  if (!frontMatter.isClosed) {
    problems.push(createProblem('front-matter-open', undefined, { file, offset: 0, length: 3 }));
    return undefined;
  }
  const { node, faults } = readFrontMatter(sliceOf(file.text, frontMatter), frontMatter.offset);
  for (const found of faults) problems.push(faultProblem(file, found));
  if (!node) return undefined;
  const blocksKey = node.children?.find(({ children: [key] = [] }) => key?.value === 'blocks')?.children?.[0];
  if (!blocksKey) return asObject(nodeValue(node));
  problems.push(createProblem('front-matter-blocks', undefined, { file, pointer: '', ...rangeOf(blocksKey) }));
  return undefined;
}

const rangeOf = ({ offset, length }: { offset: number; length: number }) => ({ offset, length });

function faultProblem(file: SourceFile, { offset, length, fault }: FrontMatter['faults'][number]): Problem {
  const location: ProblemLocation = { file, offset, length };
  switch (fault.kind) {
    case 'key-twice': {
      const first = file.text.indexOf(`\n${fault.key}:`) + 1;
      const { line } = lineAndColumn(file.text, first);
      return createProblem('json-key-twice', { key: fault.key, line }, location);
    }
    case 'reserved-key':
      return createProblem('json-key-reserved', undefined, location);
    case 'quotes-missing': {
      const fix = [{ offset, length, text: JSON.stringify(fault.value) }];
      return createProblem('front-matter-quotes', { key: fault.key }, { ...location, fix });
    }
    case 'not-keys':
      return createProblem('front-matter-invalid', { reason: 'it has no keys' }, location);
    case 'feature':
      return createProblem('front-matter-invalid', { reason: `there is ${fault.feature}` }, location);
    case 'syntax':
      return createProblem('front-matter-invalid', { reason: fault.reason }, location);
  }
}

/** @returns the block; undefined if it cannot be read */
function readPart(file: SourceFile, part: BodyPart, index: number, problems: Problem[]): Json | undefined {
  if (part.kind === 'text') return createTextBlock(textOfRun(sliceOf(file.text, part.inside)));
  if (!part.isClosed) {
    const length = file.text.slice(part.offset).search(/[\r\n]|$/);
    problems.push(createProblem('block-fence-open', undefined, { file, offset: part.offset, length }));
    return undefined;
  }
  const masked: SourceFile = { ...file, json: undefined, text: maskAround(file.text, part.inside) };
  const found: Problem[] = [];
  readJsonInto(masked, found);
  const withBlock = (problem: Problem) =>
    problem.pointer === '' ? problem : { ...problem, pointer: `/blocks/${index}${problem.pointer}` };
  problems.push(...found.map(withBlock));
  return masked.json;
}
