import { readFileSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectRoot } from '#engine/store/projectRoot.ts';
import { encodePath } from '#shared/encodePath.ts';
import { entryOf, type ProblemCode } from '../catalogue.ts';
import { codeMarkdown, codePage, codeText } from '../codes.ts';
import { lineAndColumn } from '../locate.ts';
import { type Edit, inWords, type Problem } from '../problem.ts';
import { fingerprints } from './identity.ts';
import type { Report } from './report.ts';

const schema = 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json';

/** The root of the working copy: programs that read the report know where that is. */
const base = 'SRCROOT';

/** A SARIF 2.1.0 log of one run: the format that code scanning services take. */
export function reportSarif({ shown, pathOf, readText }: Report): string {
  const manifest = readFileSync(join(projectRoot, 'package.json'), 'utf8');
  const { version, homepage } = JSON.parse(manifest) as { version: string; homepage?: string };
  const codes = [...new Set(shown.map(({ code }) => code))].sort();
  const names = fingerprints(shown, readText);
  const run = {
    tool: {
      driver: {
        name: 'Lintel',
        semanticVersion: version,
        ...(homepage && { informationUri: homepage }),
        rules: codes.map((code) => rule(code, homepage)),
      },
    },
    originalUriBaseIds: { [base]: { description: { text: 'The folder from which the check was started.' } } },
    columnKind: 'utf16CodeUnits',
    results: shown.map((problem, index) => ({
      ruleId: problem.code,
      ruleIndex: codes.indexOf(problem.code),
      level: problem.severity,
      message: { text: inWords(problem) },
      locations: [
        { physicalLocation: { artifactLocation: artifact(pathOf(problem.file)), region: regionOf(problem) } },
      ],
      partialFingerprints: { 'lintelProblem/v1': names[index] },
      ...fixesOf(problem, artifact(pathOf(problem.file)), readText(problem.file)),
    })),
  };
  return JSON.stringify({ $schema: schema, version: '2.1.0', runs: [run] }, null, 2);
}

function rule(code: ProblemCode, homepage: string | undefined) {
  const page = codePage(code);
  return {
    id: code,
    shortDescription: { text: `${page.title}.` },
    fullDescription: { text: `${page.title}. ${entryOf(code).why}` },
    help: { text: codeText(page, false), markdown: codeMarkdown(page) },
    ...(homepage && { helpUri: `${homepage.replace(/\/$/, '')}/codes/${code}` }),
    defaultConfiguration: { level: page.severity },
  };
}

function artifact(path: string) {
  if (isAbsolute(path)) return { uri: pathToFileURL(path).href };
  return { uri: encodePath(path), uriBaseId: base };
}

const regionOf = ({ line, column, length }: Problem) => ({
  startLine: line,
  startColumn: column,
  endLine: line,
  endColumn: column + length,
});

/** What `--fix` would do. The byte order mark has no line and column, so its removal cannot be said here. */
function fixesOf({ fix, args, message }: Problem, artifactLocation: object, text: string | undefined) {
  if (!fix || text === undefined || fix.some(({ offset }) => offset < 0)) return {};
  const replacements = fix.map((edit) => ({
    deletedRegion: regionOfEdit(edit, text),
    insertedContent: { text: edit.text },
  }));
  const description = { text: args.suggestion ? `Write ${JSON.stringify(args.suggestion)}.` : message };
  return { fixes: [{ description, artifactChanges: [{ artifactLocation, replacements }] }] };
}

function regionOfEdit({ offset, length }: Edit, text: string) {
  const start = lineAndColumn(text, offset);
  const end = lineAndColumn(text, offset + length);
  return { startLine: start.line, startColumn: start.column, endLine: end.line, endColumn: end.column };
}
