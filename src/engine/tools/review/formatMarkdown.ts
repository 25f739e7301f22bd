import { escapeHtml } from '#render/renderDocument.ts';
import { formatCount, formatFirst } from '#shared/formatText.ts';
import type { BlockReview, PageReview, ReviewedProblem, ValueReview } from '#shared/review.ts';
import { formatByteChange, summariseReview } from '#shared/summariseReview.ts';
import { formatDifference, formatPageChange, type ReviewReport } from './reviewReport.ts';

/** First line of a comment, by which it is found for an update. */
export const commentMark = '<!-- lintel-review -->';

/** GitHub accepts comments of 65,536 characters; GitLab of a million. */
const maxCommentBytes = 60_000;

const maxNamedPages = 30;

export function formatReviewAsMarkdown(report: ReviewReport): string {
  const { review, grouped, preview } = report;
  const { lostAddresses, problems, unseen, notCompared, frame } = review;
  const errors = problems.appeared.filter(({ severity }) => severity === 'error');
  const warnings = problems.appeared.filter(({ severity }) => severity === 'warning');
  const head = [
    commentMark,
    '### What visitors get differently',
    escapeMarkdown(summariseReview(report.review, report.grouped)),
    preview ? `[Look at it](${encodeURI(preview)})` : '',
    section(
      'Addresses that lead nowhere now',
      lostAddresses.map(({ address, file }) => `${code(address)} (was of ${code(file)})`),
    ),
    section('New errors', errors.map(problemItem)),
    section(
      'Not compared',
      notCompared.map(({ file, why }) => `${code(file)}: ${escapeMarkdown(why)}`),
    ),
  ];
  const pages = [
    ...grouped.own.map((page) => pageSection(page, preview)),
    ...grouped.groups.map(({ causes, pages: changed, values }) =>
      formatFolded(
        `${formatCount(changed.length, 'page')} through ${causes.map(({ name }) => escapeMarkdown(name)).join(' and ')}`,
        [
          escapeMarkdown(
            formatFirst(
              changed.map(({ route }) => route),
              maxNamedPages,
            ),
          ),
          valueList(values),
        ],
      ),
    ),
    frame.length ? formatFolded('Around every page', [valueList(frame)]) : '',
  ];
  const closingSections = [
    formatFoldedList('New warnings', warnings.map(problemItem)),
    formatFoldedList('Problems that are gone', problems.gone.map(problemItem)),
    formatFoldedList(
      'Changed, and nothing that visitors see',
      unseen.map(({ file, why }) => `${code(file)}: ${escapeMarkdown(why)}`),
    ),
  ];
  return fitIntoComment([...head, ...pages, ...closingSections].filter(Boolean));
}

function fitIntoComment(sections: readonly string[]): string {
  const maxBytes = maxCommentBytes - 200;
  let text = '';
  for (const [index, section] of sections.entries()) {
    if (Buffer.byteLength(text) + Buffer.byteLength(section) > maxBytes) {
      const more = formatCount(sections.length - index, 'more section');
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
  const details = [change === 'changed' ? '' : escapeMarkdown(formatPageChange(page)), formatByteChange(page)]
    .filter(Boolean)
    .join(', ');
  const title = `${signs[change]} ${address} ${escapeMarkdown(name)}${details ? ` (${details})` : ''}`;
  const body = [
    valueList(metadata),
    ...blocks.map(blockText),
    causes.length ? `Also through ${causes.map((cause) => escapeMarkdown(cause.name)).join(', ')}.` : '',
  ].filter(Boolean);
  return body.length ? formatFolded(title, body) : title;
}

function blockText({ label, name, change, place, placeBefore, values, cause }: BlockReview): string {
  const location = place ?? placeBefore;
  const head = `**${escapeMarkdown(label)}${name ? ` “${escapeMarkdown(name)}”` : ''}** ${change}${cause ? ` through ${escapeMarkdown(cause.name)}` : ''}${location ? ` (${code(`${location.file}#${location.pointer}`)})` : ''}`;
  return [head, valueList(values)].filter(Boolean).join('\n\n');
}

const valueList = (values: readonly ValueReview[]): string =>
  values
    .map(
      (value) =>
        `- ${escapeMarkdown(value.name)}: ${formatDifference(value, markChange)}${value.cause ? ` (${escapeMarkdown(value.cause.name)})` : ''}`,
    )
    .join('\n');

function markChange(text: string, change: 'added' | 'removed' | undefined): string {
  const plain = escapeMarkdown(text).replaceAll(/\s*\n\s*/g, ' ⏎ ');
  if (!change) return plain;
  const element = change === 'added' ? 'ins' : 'del';
  return `<${element}>${plain}</${element}>`;
}

const problemItem = ({ code: name, file, line, message }: ReviewedProblem) =>
  `${code(`${file}:${line}`)} ${code(name)} ${escapeMarkdown(message)}`;

const section = (title: string, items: readonly string[]): string =>
  items.length ? [`**${title}**`, items.map((item) => `- ${item}`).join('\n')].join('\n\n') : '';

const formatFoldedList = (title: string, items: readonly string[]): string =>
  items.length ? formatFolded(`${title} (${items.length})`, [items.map((item) => `- ${item}`).join('\n')]) : '';

const formatFolded = (title: string, body: readonly string[]): string =>
  `<details><summary>${title}</summary>\n\n${body.filter(Boolean).join('\n\n')}\n\n</details>`;

/** Content must not become markup, or mention people and issues: `@name`, `#12`. */
const escapeMarkdown = (text: string) =>
  escapeHtml(text)
    .replace(/[\\`*_{}[\]()#+!|~-]/g, '\\$&')
    .replaceAll('@', '@\u200b')
    .replaceAll('://', ':\u200b//');

const code = (text: string) => `<code>${escapeHtml(text).replaceAll('@', '@\u200b')}</code>`;
