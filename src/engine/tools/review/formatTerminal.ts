import { createPainter } from '#engine/problems/report/pretty.ts';
import { formatCount, formatFirst } from '#shared/formatText.ts';
import type { BlockReview, PageReview, ReviewedProblem, ValueReview } from '#shared/review.ts';
import { formatByteChange, summariseReview } from '#shared/summariseReview.ts';
import { formatDifference, formatPageChange, type ReviewReport } from './reviewReport.ts';

const maxNamedPages = 12;

const maxValues = 12;

type TerminalPainter = ReturnType<typeof createPainter>;

/** Formats a review for a terminal. @param isColoured true if it may have colour codes */
export function formatReviewForTerminal(report: ReviewReport, isColoured: boolean): string {
  const paint = createPainter(isColoured);
  const { review, grouped } = report;
  const { before, after, lostAddresses, problems, unseen, notCompared, frame } = review;
  const names = [before, after].map(({ name, commit }) => (commit ? `${name} (${commit.slice(0, 7)})` : name));
  const sections = [
    `Compared ${names.join(' with ')}.`,
    paint.bold(summariseReview(report.review, report.grouped)),
    ...grouped.own.map((page) => pageLines(page, paint)),
    ...grouped.groups.map(({ causes, pages, values }) =>
      [
        `${paint.yellow('~')} ${formatCount(pages.length, 'page')} through ${causes.map(({ name }) => name).join(' and ')}`,
        `    ${formatFirst(
          pages.map(({ route }) => route),
          maxNamedPages,
        )}`,
        ...valueLines(values, paint, '    '),
      ].join('\n'),
    ),
    formatSection('Around every page', valueLines(frame, paint, '    ')),
    formatSection(
      paint.red(
        'Addresses that lead nowhere now; links from elsewhere break. Name them in "aliases" of a page, or in "redirects" of _site.json:',
      ),
      lostAddresses.map(({ address, file }) => `    ${address}  (was of ${file})`),
    ),
    formatSection(paint.red('New problems'), problems.appeared.map(problemLine)),
    formatSection(paint.green('Problems that are gone'), problems.gone.map(problemLine)),
    formatSection(
      'Changed, and nothing that visitors see',
      unseen.map(({ file, why }) => `    ${file}: ${why}`),
    ),
    formatSection(
      paint.red('Not compared'),
      notCompared.map(({ file, why }) => `    ${file}: ${why}`),
    ),
    report.picturesNote ?? '',
  ];
  return sections.filter(Boolean).join('\n\n');
}

const formatSection = (title: string, lines: readonly string[]): string =>
  lines.length ? [title, ...lines].join('\n') : '';

const problemLine = ({ code, file, line, column, severity, message }: ReviewedProblem) =>
  `    ${file}:${line}:${column} ${severity} ${code}: ${message}`;

const signs: Record<PageReview['change'], (paint: TerminalPainter) => string> = {
  added: (paint) => paint.green('+'),
  removed: (paint) => paint.red('-'),
  moved: (paint) => paint.yellow('>'),
  changed: (paint) => paint.yellow('~'),
};

function pageLines(page: PageReview, paint: TerminalPainter): string {
  const { route, name, change, metadata, blocks, causes } = page;
  const bytes = formatByteChange(page);
  const changeText = change === 'changed' ? '' : ` ${formatPageChange(page)}`;
  const head = `${signs[change](paint)} ${paint.bold(route)}  ${name}${changeText}${bytes ? paint.dim(`  ${bytes}`) : ''}`;
  const also = causes.length ? [`    also through ${causes.map((cause) => cause.name).join(', ')}`] : [];
  return [
    head,
    ...valueLines(metadata, paint, '    '),
    ...blocks.flatMap((block) => blockLines(block, paint)),
    ...also,
  ].join('\n');
}

function blockLines(block: BlockReview, paint: TerminalPainter): string[] {
  const { label, name, change, place, placeBefore, values, cause } = block;
  const location = place ?? placeBefore;
  const at = location ? paint.dim(`  ${location.file}#${location.pointer}`) : '';
  const through = cause ? ` through ${cause.name}` : '';
  const head = `    ${label}${name ? ` “${name}”` : ''} ${change}${through}${at}`;
  return [head, ...valueLines(values, paint, '      ')];
}

function valueLines(values: readonly ValueReview[], paint: TerminalPainter, indent: string): string[] {
  const lines = values
    .slice(0, maxValues)
    .map(
      (value) =>
        `${indent}${value.name}: ${difference(value, paint)}${value.cause ? paint.dim(`  (${value.cause.name})`) : ''}`,
    );
  const more = values.length - lines.length;
  return more > 0 ? [...lines, `${indent}and ${more} more`] : lines;
}

/** Without colours, removed and added text is bracketed as in `git diff --word-diff`. */
const difference = (value: ValueReview, paint: TerminalPainter): string =>
  formatDifference(value, (text, change) => {
    if (!change) return oneLine(text);
    return change === 'removed' ? paint.red(`[-${oneLine(text)}-]`) : paint.green(`{+${oneLine(text)}+}`);
  });

const oneLine = (text: string) => text.replaceAll(/\s*\n\s*/g, ' ⏎ ');
