import { readFileSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectRoot } from '#engine/store/projectRoot.ts';
import { encodePath } from '#shared/encodePath.ts';
import { type ProblemCode, problemKindOf } from '../catalogue.ts';
import { createCodePage, formatCodePageAsMarkdown, formatCodePageAsText } from '../codePage.ts';
import { lineAndColumn } from '../locate.ts';
import { type Edit, formatMessageAndHint, type Problem } from '../problem.ts';
import { fingerprintsOf } from './problemIdentity.ts';
import type { Report } from './report.ts';

const schema = 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json';

/** Root of the working copy, which programs that read the report know. */
const base = 'SRCROOT';

export function formatSarif({ shown, pathOf, readText }: Report): string {
  const manifest = readFileSync(join(projectRoot, 'package.json'), 'utf8');
  const { version, homepage } = JSON.parse(manifest) as { version: string; homepage?: string };
  const codes = [...new Set(shown.map(({ code }) => code))].sort();
  const names = fingerprintsOf(shown, readText);
  const run = {
    tool: {
      driver: {
        name: 'Lintel',
        semanticVersion: version,
        ...(homepage && { informationUri: homepage }),
        rules: codes.map((code) => createRule(code, homepage)),
      },
    },
    originalUriBaseIds: { [base]: { description: { text: 'The folder from which the check was started.' } } },
    columnKind: 'utf16CodeUnits',
    results: shown.map((problem, index) => ({
      ruleId: problem.code,
      ruleIndex: codes.indexOf(problem.code),
      level: problem.severity,
      message: { text: formatMessageAndHint(problem) },
      locations: [
        { physicalLocation: { artifactLocation: artifactLocationOf(pathOf(problem.file)), region: regionOf(problem) } },
      ],
      partialFingerprints: { 'lintelProblem/v1': names[index] },
      ...fixesOf(problem, artifactLocationOf(pathOf(problem.file)), readText(problem.file)),
    })),
  };
  return JSON.stringify({ $schema: schema, version: '2.1.0', runs: [run] }, null, 2);
}

function createRule(code: ProblemCode, homepage: string | undefined) {
  const page = createCodePage(code);
  return {
    id: code,
    shortDescription: { text: `${page.title}.` },
    fullDescription: { text: `${page.title}. ${problemKindOf(code).why}` },
    help: { text: formatCodePageAsText(page, false), markdown: formatCodePageAsMarkdown(page) },
    ...(homepage && { helpUri: `${homepage.replace(/\/$/, '')}/codes/${code}` }),
    defaultConfiguration: { level: page.severity },
  };
}

function artifactLocationOf(path: string) {
  if (isAbsolute(path)) return { uri: pathToFileURL(path).href };
  return { uri: encodePath(path), uriBaseId: base };
}

const regionOf = ({ line, column, length }: Problem) => ({
  startLine: line,
  startColumn: column,
  endLine: line,
  endColumn: column + length,
});

/** Edits of `--fix`. The removal of a byte order mark, which has no line and column, cannot be expressed. */
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
