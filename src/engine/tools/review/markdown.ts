import { escapeHtml } from '#render/document.ts';
import type { BlockReview, PageReview, ReviewedProblem, ValueReview } from '#shared/review.ts';
import { bytesInWords, summariseReview } from '#shared/reviewInWords.ts';
import { count, firstOf } from '#shared/words.ts';
import { changeInWords, type ReviewReport, writeDifference } from './reviewReport.ts';

/** First line of a comment, by which it is found again to be updated. */
export const commentMark = '<!-- lintel-review -->';

/** GitHub takes comments of 65,536 characters; GitLab of a million. */
const mostBytes = 60_000;

/** So many pages with the same cause are named. */
const mostNamed = 30;

/** A review as a comment of a pull request: at most 60 kB, what is less important is folded. */
export function reviewAsMarkdown(report: ReviewReport): string {
  const { review, grouped, preview } = report;
  const { lostAddresses, problems, unseen, notCompared, frame } = review;
  const errors = problems.appeared.filter(({ severity }) => severity === 'error');
  const warnings = problems.appeared.filter(({ severity }) => severity === 'warning');
  const head = [
    commentMark,
    '### What visitors get differently',
    inMarkdown(summariseReview(report.review, report.grouped)),
    preview ? `[Look at it](${encodeURI(preview)})` : '',
    section(
      'Addresses that lead nowhere now',
      lostAddresses.map(({ address, file }) => `${code(address)} (was of ${code(file)})`),
    ),
    section('New errors', errors.map(problemItem)),
    section(
      'Not compared',
      notCompared.map(({ file, why }) => `${code(file)}: ${inMarkdown(why)}`),
    ),
  ];
  const pages = [
    ...grouped.own.map((page) => pageSection(page, preview)),
    ...grouped.groups.map(({ causes, pages: changed, values }) =>
      fold(`${count(changed.length, 'page')} through ${causes.map(({ name }) => inMarkdown(name)).join(' and ')}`, [
        inMarkdown(
          firstOf(
            changed.map(({ route }) => route),
            mostNamed,
          ),
        ),
        valueList(values),
      ]),
    ),
    frame.length ? fold('Around every page', [valueList(frame)]) : '',
  ];
  const rest = [
    folded('New warnings', warnings.map(problemItem)),
    folded('Problems that are gone', problems.gone.map(problemItem)),
    folded(
      'Changed, and nothing that visitors see',
      unseen.map(({ file, why }) => `${code(file)}: ${inMarkdown(why)}`),
    ),
  ];
  return fitting([...head, ...pages, ...rest].filter(Boolean));
}

/** As many sections as there is room for. */
function fitting(sections: readonly string[]): string {
  const most = mostBytes - 200;
  let text = '';
  for (const [index, section] of sections.entries()) {
    if (Buffer.byteLength(text) + Buffer.byteLength(section) > most) {
      const more = count(sections.length - index, 'more section');
      return `${text}\n…and ${more}, for which there is no room here: the HTML report has everything.\n`;
    }
    text += `${text ? '\n\n' : ''}${section}`;
  }
  return `${text}\n`;
}

const signs: Record<PageReview['change'], string> = { added: '🟢', removed: '🔴', moved: '🔵', changed: '🟡' };

function pageSection(page: PageReview, preview: string | undefined): string {
  const { route, name, change, metadata, blocks, causes } = page;
  const address =
    preview && change !== 'removed'
      ? `<a href="${encodeURI(new URL(route, preview).href)}">${escapeHtml(route)}</a>`
      : code(route);
  const words = [change === 'changed' ? '' : inMarkdown(changeInWords(page)), bytesInWords(page)]
    .filter(Boolean)
    .join(', ');
  const title = `${signs[change]} ${address} ${inMarkdown(name)}${words ? ` (${words})` : ''}`;
  const body = [
    valueList(metadata),
    ...blocks.map(blockText),
    causes.length ? `Also through ${causes.map((cause) => inMarkdown(cause.name)).join(', ')}.` : '',
  ].filter(Boolean);
  return body.length ? fold(title, body) : title;
}

function blockText({ label, name, change, place, placeBefore, values, cause }: BlockReview): string {
  const where = place ?? placeBefore;
  const head = `**${inMarkdown(label)}${name ? ` “${inMarkdown(name)}”` : ''}** ${change}${cause ? ` through ${inMarkdown(cause.name)}` : ''}${where ? ` (${code(`${where.file}#${where.pointer}`)})` : ''}`;
  return [head, valueList(values)].filter(Boolean).join('\n\n');
}

const valueList = (values: readonly ValueReview[]): string =>
  values
    .map(
      (value) =>
        `- ${inMarkdown(value.name)}: ${writeDifference(value, marked)}${value.cause ? ` (${inMarkdown(value.cause.name)})` : ''}`,
    )
    .join('\n');

function marked(text: string, change: 'added' | 'removed' | undefined): string {
  const plain = inMarkdown(text).replaceAll(/\s*\n\s*/g, ' ⏎ ');
  if (!change) return plain;
  const element = change === 'added' ? 'ins' : 'del';
  return `<${element}>${plain}</${element}>`;
}

const problemItem = ({ code: name, file, line, message }: ReviewedProblem) =>
  `${code(`${file}:${line}`)} ${code(name)} ${inMarkdown(message)}`;

const section = (title: string, items: readonly string[]): string =>
  items.length ? [`**${title}**`, items.map((item) => `- ${item}`).join('\n')].join('\n\n') : '';

const folded = (title: string, items: readonly string[]): string =>
  items.length ? fold(`${title} (${items.length})`, [items.map((item) => `- ${item}`).join('\n')]) : '';

const fold = (title: string, body: readonly string[]): string =>
  `<details><summary>${title}</summary>\n\n${body.filter(Boolean).join('\n\n')}\n\n</details>`;

/** Content must neither become markup nor call somebody: `@name`, `#12`. */
const inMarkdown = (text: string) =>
  escapeHtml(text)
    .replace(/[\\`*_{}[\]()#+!|~-]/g, '\\$&')
    .replaceAll('@', '@\u200b')
    .replaceAll('://', ':\u200b//');

const code = (text: string) => `<code>${escapeHtml(text).replaceAll('@', '@\u200b')}</code>`;
