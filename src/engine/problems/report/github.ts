import { inWords, type Problem } from '../problem.ts';
import { onOneLine, placeOf, type Report } from './report.ts';
import { countProblems, summaryLine } from './summary.ts';

/** GitHub shows this many annotations of a severity for each step, and drops the others without a word. */
const shownPerSeverity = 10;

/** A job's summary may have 1 MiB; nobody reads a longer list than this in it. */
const rowsOfSummary = 500;

/** Workflow commands of GitHub Actions, one for each problem it has room for; the others are counted in a notice. */
export function reportGithub({ shown, counted, files, pathOf, notes }: Report): string {
  const room = { error: shownPerSeverity, warning: shownPerSeverity };
  const annotated = shown.filter(({ severity }) => room[severity]-- > 0);
  const left = counted.filter((problem) => !annotated.includes(problem));
  const notice = `Also found: ${countProblems(left)}. The summary of this job and "npm run check" list them.`;
  return [
    ...annotated.map((problem) => annotation(problem, pathOf)),
    ...(left.length ? [`::notice title=${escapeProperty('Not all problems are shown')}::${escapeText(notice)}`] : []),
    summaryLine(counted, files),
    ...notes,
  ].join('\n');
}

function annotation(
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

/** The runner takes these apart at line ends, and reads `%` as the beginning of an escape. */
const escapeText = (text: string) => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');

const escapeProperty = (text: string) => escapeText(text).replaceAll(':', '%3A').replaceAll(',', '%2C');

/** What stands on the page of a job: all problems in a table, in the Markdown of GitHub. */
export function githubSummary({ shown, counted, files, pathOf, notes }: Report): string {
  const rows = shown.slice(0, rowsOfSummary).map((problem) => {
    const cells = [problem.severity, `\`${problem.code}\``, placeOf(problem, pathOf), inWords(problem)];
    return `| ${cells.map(escapeCell).join(' | ')} |`;
  });
  const table = rows.length ? ['', '| | code | where | what |', '| --- | --- | --- | --- |', ...rows] : [];
  const rest = counted.length - rows.length;
  const more = rest > 0 && rows.length ? ['', `${rest} more are not in this table.`] : [];
  const ends = notes.flatMap((note) => ['', escapeCell(note)]);
  return ['## Check of the pages', '', summaryLine(counted, files), ...table, ...more, ...ends, ''].join('\n');
}

/** Words of a page are shown as they are: nothing in them becomes a tag, a column or a style. */
const escapeCell = (text: string) =>
  text.startsWith('`') ? text : onOneLine(text).replace(/[\\|*_[\]<>&~]/g, (mark) => `&#${mark.charCodeAt(0)};`);
