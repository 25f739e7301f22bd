import { painter } from '#engine/problems/report/pretty.ts';
import type { BlockReview, PageReview, ReviewedProblem, ValueReview } from '#shared/review.ts';
import { bytesInWords, summariseReview } from '#shared/reviewInWords.ts';
import { count, firstOf } from '#shared/words.ts';
import { changeInWords, type ReviewReport, writeDifference } from './reviewReport.ts';

/** So many pages with the same cause are named. */
const mostNamed = 12;

/** So many values of a block or a group are shown. */
const mostValues = 12;

type Paint = ReturnType<typeof painter>;

/** A review for people at a terminal. @param isColoured whether it may hold colour codes */
export function reviewInTerminal(report: ReviewReport, isColoured: boolean): string {
  const paint = painter(isColoured);
  const { review, grouped } = report;
  const { before, after, lostAddresses, problems, unseen, notCompared, frame } = review;
  const names = [before, after].map(({ name, commit }) => (commit ? `${name} (${commit.slice(0, 7)})` : name));
  const sections = [
    `Compared ${names.join(' with ')}.`,
    paint.bold(summariseReview(report.review, report.grouped)),
    ...grouped.own.map((page) => pageLines(page, paint)),
    ...grouped.groups.map(({ causes, pages, values }) =>
      [
        `${paint.yellow('~')} ${count(pages.length, 'page')} through ${causes.map(({ name }) => name).join(' and ')}`,
        `    ${firstOf(
          pages.map(({ route }) => route),
          mostNamed,
        )}`,
        ...valueLines(values, paint, '    '),
      ].join('\n'),
    ),
    listed('Around every page', valueLines(frame, paint, '    ')),
    listed(
      paint.red(
        'Addresses that lead nowhere now; links from elsewhere break. Name them in "aliases" of a page, or in "redirects" of _site.json:',
      ),
      lostAddresses.map(({ address, file }) => `    ${address}  (was of ${file})`),
    ),
    listed(paint.red('New problems'), problems.appeared.map(problemLine)),
    listed(paint.green('Problems that are gone'), problems.gone.map(problemLine)),
    listed(
      'Changed, and nothing that visitors see',
      unseen.map(({ file, why }) => `    ${file}: ${why}`),
    ),
    listed(
      paint.red('Not compared'),
      notCompared.map(({ file, why }) => `    ${file}: ${why}`),
    ),
    report.picturesNote ?? '',
  ];
  return sections.filter(Boolean).join('\n\n');
}

const listed = (title: string, lines: readonly string[]): string => (lines.length ? [title, ...lines].join('\n') : '');

const problemLine = ({ code, file, line, column, severity, message }: ReviewedProblem) =>
  `    ${file}:${line}:${column} ${severity} ${code}: ${message}`;

const signs: Record<PageReview['change'], (paint: Paint) => string> = {
  added: (paint) => paint.green('+'),
  removed: (paint) => paint.red('-'),
  moved: (paint) => paint.yellow('>'),
  changed: (paint) => paint.yellow('~'),
};

function pageLines(page: PageReview, paint: Paint): string {
  const { route, name, change, metadata, blocks, causes } = page;
  const bytes = bytesInWords(page);
  const what = change === 'changed' ? '' : ` ${changeInWords(page)}`;
  const head = `${signs[change](paint)} ${paint.bold(route)}  ${name}${what}${bytes ? paint.dim(`  ${bytes}`) : ''}`;
  const also = causes.length ? [`    also through ${causes.map((cause) => cause.name).join(', ')}`] : [];
  return [
    head,
    ...valueLines(metadata, paint, '    '),
    ...blocks.flatMap((block) => blockLines(block, paint)),
    ...also,
  ].join('\n');
}

function blockLines(block: BlockReview, paint: Paint): string[] {
  const { label, name, change, place, placeBefore, values, cause } = block;
  const where = place ?? placeBefore;
  const at = where ? paint.dim(`  ${where.file}#${where.pointer}`) : '';
  const through = cause ? ` through ${cause.name}` : '';
  const head = `    ${label}${name ? ` “${name}”` : ''} ${change}${through}${at}`;
  return [head, ...valueLines(values, paint, '      ')];
}

function valueLines(values: readonly ValueReview[], paint: Paint, indent: string): string[] {
  const lines = values
    .slice(0, mostValues)
    .map(
      (value) =>
        `${indent}${value.name}: ${difference(value, paint)}${value.cause ? paint.dim(`  (${value.cause.name})`) : ''}`,
    );
  const more = values.length - lines.length;
  return more > 0 ? [...lines, `${indent}and ${more} more`] : lines;
}

/** Without colours, what went and came stands in brackets, as in `git diff --word-diff`. */
const difference = (value: ValueReview, paint: Paint): string =>
  writeDifference(value, (text, change) => {
    if (!change) return oneLine(text);
    return change === 'removed' ? paint.red(`[-${oneLine(text)}-]`) : paint.green(`{+${oneLine(text)}+}`);
  });

const oneLine = (text: string) => text.replaceAll(/\s*\n\s*/g, ' ⏎ ');
