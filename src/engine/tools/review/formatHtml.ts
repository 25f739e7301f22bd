import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { escapeHtml } from '#render/renderDocument.ts';
import { formatCount } from '#shared/formatText.ts';
import type { BlockReview, PageReview, ReviewedProblem, ReviewedState, ValueReview } from '#shared/review.ts';
import { formatByteChange, summariseReview } from '#shared/summariseReview.ts';
import type { PageScreenshot, PageScreenshots } from './pictures/takeScreenshots.ts';
import { formatDifference, formatPageChange, type ReviewReport } from './reviewReport.ts';

const read = (name: string) => readFileSync(join(import.meta.dirname, 'html', name), 'utf8');

export function formatReviewAsHtml(report: ReviewReport): string {
  const { review, grouped, picturesNote } = report;
  const { before, after, lostAddresses, problems, unseen, notCompared, frame } = review;
  const summary = summariseReview(report.review, report.grouped);
  const body = [
    `<h1>${escapeHtml(summary)}</h1>`,
    `<p class="dim">Compared: ${stateName(before)} with ${stateName(after)}.${picturesNote ? ` ${escapeHtml(picturesNote)}` : ''}</p>`,
    formatListSection(
      'Addresses that lead nowhere now',
      lostAddresses.map(
        ({ address, file }) =>
          `<code>${escapeHtml(address)}</code> <span class="dim">was of ${escapeHtml(file)}</span>`,
      ),
      'Links to them from other sites break. Name them under “Other addresses” of a page, or under “redirects” in _site.json.',
    ),
    formatListSection('New problems', problems.appeared.map(problemItem)),
    formatListSection(
      'Not compared',
      notCompared.map(({ file, why }) => `<code>${escapeHtml(file)}</code>: ${escapeHtml(why)}`),
    ),
    contents(report),
    ...grouped.own.map((page) => pageSection(page, report)),
    ...grouped.groups.map((group) => groupSection(group, report)),
    frame.length ? `<section class="card"><h2>Around every page</h2>${values(frame)}</section>` : '',
    formatListSection('Problems that are gone', problems.gone.map(problemItem)),
    formatListSection(
      'Changed, and nothing that visitors see',
      unseen.map(({ file, why }) => `<code>${escapeHtml(file)}</code>: ${escapeHtml(why)}`),
    ),
  ];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Review: ${escapeHtml(summary)}</title>
<style>
${read('report.css')}</style>
</head>
<body>
<main>
${body.filter(Boolean).join('\n')}
</main>
<script>
${read('report.js')}</script>
</body>
</html>`;
}

const stateName = ({ name, commit }: ReviewedState) =>
  escapeHtml(name) + (commit ? ` (<code>${commit.slice(0, 7)}</code>)` : '');

/** With at least this many pages, a list of them comes first. */
const manyPages = 4;

function contents({ grouped, review }: ReviewReport): string {
  if (review.pages.length < manyPages) return '';
  const pages = grouped.own.map(
    ({ route, name }) => `<li><a href="#${idOf(route)}">${escapeHtml(name || route)}</a></li>`,
  );
  const groups = grouped.groups.map(
    ({ causes, pages: changed }) =>
      `<li><a href="#${idOf(changed[0]?.route ?? '')}">${formatCount(changed.length, 'page')} through ${causeNames(causes)}</a></li>`,
  );
  return `<nav aria-label="Pages"><ul class="contents">${[...pages, ...groups].join('')}</ul></nav>`;
}

const idOf = (route: string) => `page-${encodeURIComponent(route)}`;

const causeNames = (causes: readonly { name: string }[]) => causes.map(({ name }) => escapeHtml(name)).join(' and ');

function pageSection(page: PageReview, report: ReviewReport): string {
  const { metadata, blocks, causes } = page;
  return `<section class="card" id="${idOf(page.route)}">
${pageHead(page, report)}
${metadata.length ? `<h4>About the page</h4>${values(metadata)}` : ''}
${blocks.map(blockSection).join('\n')}
${causes.length ? `<p class="dim">Also through ${causeNames(causes)}.</p>` : ''}
${picturesOf(page.route, report)}
</section>`;
}

function pageHead(page: PageReview, { preview }: ReviewReport): string {
  const { route, name, change, file } = page;
  const address =
    preview && change !== 'removed'
      ? `<a href="${escapeHtml(new URL(route, preview).href)}">${escapeHtml(route)}</a>`
      : escapeHtml(route);
  const bytes = formatByteChange(page);
  return `<div class="head"><h3>${escapeHtml(name || route)}</h3><span class="badge">${escapeHtml(formatPageChange(page))}</span></div>
<p class="dim">${address} · <code>${escapeHtml(file)}</code>${bytes ? ` · first view ${bytes}` : ''}</p>`;
}

function groupSection(
  { causes, pages, values: changed }: ReviewReport['grouped']['groups'][number],
  report: ReviewReport,
): string {
  const items = pages.map(
    (page) => `<li>${escapeHtml(page.name || page.route)} <span class="dim">${escapeHtml(page.route)}</span></li>`,
  );
  return `<section class="card" id="${idOf(pages[0]?.route ?? '')}">
<h3>${formatCount(pages.length, 'page')} through ${causeNames(causes)}</h3>
${values(changed)}
<details><summary>${formatCount(pages.length, 'page')}</summary><ul>${items.join('')}</ul></details>
${pages.map(({ route, name }) => picturesOf(route, report, name)).join('\n')}
</section>`;
}

function blockSection({ label, name, change, values: changed, cause, place, placeBefore }: BlockReview): string {
  const location = place ?? placeBefore;
  return `<h4>${escapeHtml(label)}${name ? ` “${escapeHtml(name)}”` : ''} <span class="badge">${change}</span></h4>
<p class="dim">${location ? `<code>${escapeHtml(`${location.file}#${location.pointer}`)}</code>` : ''}${cause ? ` through ${escapeHtml(cause.name)}` : ''}</p>
${values(changed)}`;
}

const values = (changed: readonly ValueReview[]): string =>
  changed.length ? `<ul class="values">${changed.map(valueItem).join('')}</ul>` : '';

const valueItem = (value: ValueReview) =>
  `<li><span class="name">${escapeHtml(value.name)}${value.cause ? `, from ${escapeHtml(value.cause.name)}` : ''}</span><span class="words">${formatDifference(value, markChange, true)}</span></li>`;

function markChange(text: string, change: 'added' | 'removed' | undefined): string {
  const element = change && { added: 'ins', removed: 'del' }[change];
  return element ? `<${element}>${escapeHtml(text)}</${element}>` : escapeHtml(text);
}

function formatListSection(title: string, items: readonly string[], about = ''): string {
  if (items.length === 0) return '';
  return `<section><h2>${title}</h2>${about ? `<p class="dim">${about}</p>` : ''}<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul></section>`;
}

const problemItem = ({ code, severity, file, line, column, message, hint }: ReviewedProblem) =>
  `<code>${escapeHtml(`${file}:${line}:${column}`)}</code> <code${severity === 'error' ? ' class="error"' : ''}>${code}</code> ${escapeHtml(message)} <span class="dim">${escapeHtml(hint)}</span>`;

function picturesOf(route: string, { pictures }: ReviewReport, name = ''): string {
  const screenshots = pictures.filter((screenshot) => screenshot.route === route);
  if (screenshots.length === 0) return '';
  const title = `Pictures${name ? ` of ${name}` : ''}`;
  return `<details class="pictures"${name ? '' : ' open'}><summary>${escapeHtml(title)}</summary>${screenshots.map((screenshot) => pictureSection(screenshot, name || route)).join('\n')}</details>`;
}

function pictureSection({ windowWidth, before, after }: PageScreenshots, name: string): string {
  const width = `${windowWidth} px`;
  const both = before && after;
  const controls = both
    ? `<div class="controls" hidden><label><input type="checkbox"> Upon each other</label> <input type="range" min="0" max="100" value="50" aria-label="How much of before is shown, ${width}"></div>`
    : '';
  const sides = [
    before ? formatPictureSide('Before', before, name) : '',
    after ? formatPictureSide('After', after, name) : '',
  ];
  return `<h4>${width} wide</h4>${controls}<div class="sides${windowWidth < 600 ? ' phone' : ''}" role="group" aria-label="${escapeHtml(name)}, ${width}" tabindex="0">${sides.join('')}</div>`;
}

function formatPictureSide(when: string, { src, width, height, regions }: PageScreenshot, name: string): string {
  const percent = (part: number, whole: number) => `${((part / whole) * 100).toFixed(2)}%`;
  const frames = regions.map(
    (region) =>
      `<span class="region" style="left:${percent(region.x, width)};top:${percent(region.y, height)};width:${percent(region.width, width)};height:${percent(region.height, height)}"></span>`,
  );
  return `<figure class="side"><figcaption class="dim">${when}</figcaption><div class="shot"><img src="${src}" width="${width}" height="${height}" alt="${escapeHtml(name)}, ${when.toLowerCase()}">${frames.join('')}</div></figure>`;
}
