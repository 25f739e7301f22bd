import { replaceTokens, tokensIn } from '#engine/content/text/tokens.ts';
import type { JsonObject } from '#shared/json.ts';
import { replaceKnownTokens } from '../../facts/tokens.ts';
import type { Reports } from '../../reports.ts';
import type { Container } from '../graph.ts';
import type { JudgeContext } from '../judgeContext.ts';

/** How many characters search results show and need, tokens replaced. */
const lengths = { title: [10, 60], description: [50, 160] } as const;

/** Reports titles and descriptions that are too short or too long for search results, or those of another page. */
export function checkPageTexts(context: JudgeContext): void {
  const { graph, isSiteKnown, brokenSiteKeys, reports } = context;
  // Most titles end with the name of the site: while that is unknown, nothing can be said of them.
  if (!isSiteKnown || brokenSiteKeys.size > 0) return;
  const known = { title: new Map<string, string>(), description: new Map<string, string>() };
  for (const container of graph.pages.values()) {
    const { page } = container.page ?? {};
    // What search engines shall not show need not please them.
    if (!page || page.draft === true || page.index === false) continue;
    for (const key of ['title', 'description'] as const) checkText(key, container, page, context, known[key], reports);
  }
}

function checkText(
  key: 'title' | 'description',
  { file }: Container,
  page: JsonObject,
  context: JudgeContext,
  known: Map<string, string>,
  reports: Reports,
): void {
  const written = page[key];
  if (typeof written !== 'string' || written.trim() === '') return;
  const at = { site: context.tokens.site, page };
  const text = written.includes('{')
    ? (replaceKnownTokens(written, at, context) ?? replaceTokens(written, at))
    : written;
  // A token that stands for nothing has that problem already.
  if (tokensIn(text).length > 0) return;
  const place = { file, pointer: `/${key}` };
  const [least, most] = lengths[key];
  // Characters are never more than code units: most texts need no counting.
  const length = text.length >= least && text.length <= most ? text.length : [...text].length;
  if (length < least || length > most) {
    const args = { length, isShort: length < least };
    if (key === 'title') reports.add('title-length', { ...args, text }, place);
    else reports.add('description-length', args, place);
  }
  const other = known.get(text);
  if (other === undefined) known.set(text, file.path);
  else if (key === 'title') reports.add('title-repeated', { text, other }, place);
  else reports.add('description-repeated', { other }, place);
}
