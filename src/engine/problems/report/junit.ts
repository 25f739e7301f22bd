import { count } from '#shared/words.ts';
import { byFile, inWords, isError, type Problem } from '../problem.ts';
import { onOneLine, placeOf, type Report } from './report.ts';
import { summarise } from './summary.ts';

/** JUnit XML: one test case for each file with problems, failed when one of them is an error; warnings are its output. */
export function reportJunit({ shown, counted, files, pathOf }: Report): string {
  const groups = [...byFile(shown)];
  const cases = groups.map(([file, problems]) => testCase(file, problems, pathOf));
  const failures = groups.filter(([, problems]) => problems.some(isError)).length;
  // A report without a test counts as no report for the programs that read it.
  if (cases.length === 0) cases.push(`    <testcase name="${escapeXml(count(files, 'file'))}" classname="pages"/>`);
  const counts = `tests="${cases.length}" failures="${failures}" errors="0"`;
  const { errors, warnings } = summarise(counted, files);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="Lintel" ${counts}>`,
    `  <testsuite name="check" ${counts}>`,
    '    <properties>',
    `      <property name="errors" value="${errors}"/>`,
    `      <property name="warnings" value="${warnings}"/>`,
    `      <property name="files" value="${files}"/>`,
    '    </properties>',
    ...cases,
    '  </testsuite>',
    '</testsuites>',
  ].join('\n');
}

function testCase(file: string, problems: readonly Problem[], pathOf: Report['pathOf']): string {
  const name = escapeXml(pathOf(file));
  const errors = problems.filter(isError);
  const warnings = problems.filter((problem) => !isError(problem));
  const lines = (some: readonly Problem[]) =>
    escapeXml(some.map((one) => `${placeOf(one, pathOf)}: ${one.code} ${onOneLine(inWords(one))}`).join('\n'));
  const first = errors[0];
  return [
    `    <testcase name="${name}" classname="pages" file="${name}">`,
    ...(first
      ? [
          `      <failure message="${escapeXml(`${count(errors.length, 'error')}: ${first.message}`)}" type="${first.code}">${lines(errors)}</failure>`,
        ]
      : []),
    ...(warnings.length ? [`      <system-out>${lines(warnings)}</system-out>`] : []),
    '    </testcase>',
  ].join('\n');
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** XML has no way to write most control characters, nor half of a surrogate pair: the replacement mark stands for them. */
const escapeXml = (text: string) =>
  text
    .replace(/[&<>"']/g, (character) => entities[character] ?? '')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu, '\ufffd');
