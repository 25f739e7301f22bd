import { formatMessageAndHint, type Problem } from '../problem.ts';
import { formatLocation, type Report, toSingleLine } from './report.ts';
import { formatProblemCount, formatSummaryLine } from './summary.ts';

/** Annotations of a severity that GitHub shows for each step. It silently drops the others. */
const maxAnnotationsPerSeverity = 10;

/** Most rows of a job's summary, which is limited to 1 MiB and unreadable when longer. */
const maxSummaryRows = 500;

/** Formats workflow commands of GitHub Actions, one for each problem that is shown. A notice counts the others. */
export function formatGithub({ shown, counted, files, pathOf, notes }: Report): string {
  const remaining = { error: maxAnnotationsPerSeverity, warning: maxAnnotationsPerSeverity };
  const annotated = shown.filter(({ severity }) => remaining[severity]-- > 0);
  const others = counted.filter((problem) => !annotated.includes(problem));
  const notice = `Also found: ${formatProblemCount(others)}. The summary of this job and "npm run check" list them.`;
  return [
    ...annotated.map((problem) => formatAnnotation(problem, pathOf)),
    ...(others.length ? [`::notice title=${escapeProperty('Not all problems are shown')}::${escapeText(notice)}`] : []),
    formatSummaryLine(counted, files),
    ...notes,
  ].join('\n');
}

function formatAnnotation(
  { severity, code, file, line, column, length, message, hint }: Problem,
  pathOf: Report['pathOf'],
): string {
  const properties = {
    file: pathOf(file),
    line,
    endLine: line,
    col: column,
    endColumn: column + length,
    title: code,
  };
  const written = Object.entries(properties).map(([name, value]) => `${name}=${escapeProperty(String(value))}`);
  return `::${severity} ${written.join(',')}::${escapeText(`${message}\n${hint}`)}`;
}

const escapeText = (text: string) => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');

const escapeProperty = (text: string) => escapeText(text).replaceAll(':', '%3A').replaceAll(',', '%2C');

/** Formats the summary page of a job: all problems in a table, in GitHub's Markdown. */
export function formatGithubSummary({ shown, counted, files, pathOf, notes }: Report): string {
  const rows = shown.slice(0, maxSummaryRows).map((problem) => {
    const cells = [
      problem.severity,
      `\`${problem.code}\``,
      formatLocation(problem, pathOf),
      formatMessageAndHint(problem),
    ];
    return `| ${cells.map(escapeCell).join(' | ')} |`;
  });
  const table = rows.length ? ['', '| | code | where | what |', '| --- | --- | --- | --- |', ...rows] : [];
  const omitted = counted.length - rows.length;
  const omittedNote = omitted > 0 && rows.length ? ['', `${omitted} more are not in this table.`] : [];
  const endNotes = notes.flatMap((note) => ['', escapeCell(note)]);
  return [
    '## Check of the pages',
    '',
    formatSummaryLine(counted, files),
    ...table,
    ...omittedNote,
    ...endNotes,
    '',
  ].join('\n');
}

/** Escapes text of pages, so that nothing in it becomes a tag, a column or a style. */
const escapeCell = (text: string) =>
  text.startsWith('`') ? text : toSingleLine(text).replace(/[\\|*_[\]<>&~]/g, (mark) => `&#${mark.charCodeAt(0)};`);
