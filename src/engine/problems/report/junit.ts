import { formatCount } from '#shared/formatText.ts';
import { formatMessageAndHint, groupByFile, isError, type Problem } from '../problem.ts';
import { formatLocation, type Report, toSingleLine } from './report.ts';
import { countBySeverity } from './summary.ts';

/** Formats one test case for each file with problems, failed if one is an error. Warnings are its output. */
export function formatJunit({ shown, counted, files, pathOf }: Report): string {
  const groups = [...groupByFile(shown)];
  const cases = groups.map(([file, problems]) => formatTestCase(file, problems, pathOf));
  const failures = groups.filter(([, problems]) => problems.some(isError)).length;
  // Programs that read a report without tests treat it as missing.
  if (cases.length === 0)
    cases.push(`    <testcase name="${escapeXml(formatCount(files, 'file'))}" classname="pages"/>`);
  const counts = `tests="${cases.length}" failures="${failures}" errors="0"`;
  const { errors, warnings } = countBySeverity(counted);
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

function formatTestCase(file: string, problems: readonly Problem[], pathOf: Report['pathOf']): string {
  const name = escapeXml(pathOf(file));
  const errors = problems.filter(isError);
  const warnings = problems.filter((problem) => !isError(problem));
  const lines = (group: readonly Problem[]) =>
    escapeXml(
      group
        .map(
          (problem) =>
            `${formatLocation(problem, pathOf)}: ${problem.code} ${toSingleLine(formatMessageAndHint(problem))}`,
        )
        .join('\n'),
    );
  const first = errors[0];
  return [
    `    <testcase name="${name}" classname="pages" file="${name}">`,
    ...(first
      ? [
          `      <failure message="${escapeXml(`${formatCount(errors.length, 'error')}: ${first.message}`)}" type="${first.code}">${lines(errors)}</failure>`,
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

/** Escapes text for XML. Most control characters and unpaired surrogates cannot be written in XML and become U+FFFD. */
const escapeXml = (text: string) =>
  text
    .replace(/[&<>"']/g, (character) => entities[character] ?? '')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu, '\ufffd');
