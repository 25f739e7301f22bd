import { replaceTokens, tokensIn } from '#engine/content/text/tokens.ts';
import type { JsonObject } from '#shared/json.ts';
import { replaceKnownTokens } from '../../facts/tokens.ts';
import type { ProblemCollector } from '../../problemCollector.ts';
import type { CrossFileContext } from '../crossFileContext.ts';
import type { FileNode } from '../siteGraph.ts';

/** Least and most characters that search results need and show, with tokens replaced. */
const lengths = { title: [10, 60], description: [50, 160] } as const;

/**
 * Reports titles and descriptions that are too short or too long for search results, or repeat those of another page.
 */
export function checkPageTexts(context: CrossFileContext): void {
  const { graph, isSiteKnown, brokenSiteKeys, reports } = context;
  // Most titles end with the name of the site and cannot be measured while it is unknown.
  if (!isSiteKnown || brokenSiteKeys.size > 0) return;
  const known = { title: new Map<string, string>(), description: new Map<string, string>() };
  for (const container of graph.pages.values()) {
    const { page } = container.page ?? {};
    // Pages hidden from search engines need no such texts.
    if (!page || page.draft === true || page.index === false) continue;
    for (const key of ['title', 'description'] as const) checkText(key, container, page, context, known[key], reports);
  }
}

function checkText(
  key: 'title' | 'description',
  { file }: FileNode,
  page: JsonObject,
  context: CrossFileContext,
  known: Map<string, string>,
  reports: ProblemCollector,
): void {
  const written = page[key];
  if (typeof written !== 'string' || written.trim() === '') return;
  const tokenContext = { site: context.tokens.site, page };
  const text = written.includes('{')
    ? (replaceKnownTokens(written, tokenContext, context) ?? replaceTokens(written, tokenContext))
    : written;
  // A token without a value is reported elsewhere.
  if (tokensIn(text).length > 0) return;
  const location = { file, pointer: `/${key}` };
  const [least, most] = lengths[key];
  // Code units are never fewer than characters: most texts need no counting.
  const length = text.length >= least && text.length <= most ? text.length : [...text].length;
  if (length < least || length > most) {
    const args = { length, isShort: length < least };
    if (key === 'title') reports.add('title-length', { ...args, text }, location);
    else reports.add('description-length', args, location);
  }
  const other = known.get(text);
  if (other === undefined) known.set(text, file.path);
  else if (key === 'title') reports.add('title-repeated', { text, other }, location);
  else reports.add('description-repeated', { other }, location);
}
