import type { ListPart } from '#engine/content/lists/listParts.ts';
import { defaultLabels } from '#shared/content.ts';
import { builtInLabelsOf } from '#shared/interfaceLabels/builtInLabels.ts';
import { asObject, type JsonObject } from '#shared/json.ts';
import { listLabels } from '#shared/listLabels.ts';
import type { SiteContext } from './siteContext.ts';

export type ListWords = Record<keyof typeof listLabels | 'pageNumber', string>;

/** Words for pages and topics of lists in the language of a site. */
export function listWordsOf({ site, language }: Pick<SiteContext, 'site' | 'language'>): ListWords {
  const written = asObject(site.labels);
  const builtIn: Partial<ListWords> = builtInLabelsOf(language) ?? {};
  const word = (name: keyof ListWords, english: string) =>
    typeof written[name] === 'string' ? written[name] : (builtIn[name] ?? english);
  return {
    pageOfTitle: word('pageOfTitle', listLabels.pageOfTitle),
    topicOfTitle: word('topicOfTitle', listLabels.topicOfTitle),
    topics: word('topics', listLabels.topics),
    pageNumber: word('pageNumber', defaultLabels.pageNumber),
  };
}

const fill = (pattern: string, values: Record<string, string>): string =>
  pattern.replace(/\{(\w+)\}/g, (written, name: string) => values[name] ?? written);

/** Part of a list, as its titles name it. */
type NamedPart = { topic?: string | undefined; page: number | string };

const namedPart = ({ topic, page }: Pick<ListPart, 'topic' | 'page'>): NamedPart => ({ topic: topic?.name, page });

/**
 * Title of a page of a list: `News – page 2 | Lintel College`. The name of the site, after a bar or a point, stays last.
 */
function titleOfPart(title: string, { topic, page }: NamedPart, words: ListWords): string {
  const [, name = title, end = ''] = /^(.*?)(\s+[|·]\s.*)?$/s.exec(title) ?? [];
  const ofTopic = topic === undefined ? name : fill(words.topicOfTitle, { title: name, topic });
  return (page === 1 ? ofTopic : fill(words.pageOfTitle, { title: ofTopic, n: String(page) })) + end;
}

/** Keys of a page of a list that differ from those of the page that the list is on. */
export function headOfPart(
  page: JsonObject,
  part: Pick<ListPart, 'topic' | 'page' | 'suffix'>,
  words: ListWords,
): JsonObject {
  const number = part.page > 1 ? fill(words.pageNumber, { n: String(part.page) }) : undefined;
  const titled = (key: 'title' | 'heading') =>
    typeof page[key] === 'string' ? { [key]: titleOfPart(page[key], namedPart(part), words) } : {};
  const aliases = Array.isArray(page.aliases) ? page.aliases : [];
  return {
    ...titled('title'),
    ...titled('heading'),
    card: { ...asObject(page.card), title: [part.topic?.name, number].filter(Boolean).join(' – ') },
    aliases: aliases.map((alias) => `${String(alias)}${part.suffix}`),
  };
}

/** Titles by what visitors choose, with `{n}` and `{topic}` in place of number and topic. */
export const titlePatterns = (title: string, words: ListWords) => ({
  list: title,
  page: titleOfPart(title, { page: '{n}' }, words),
  topic: titleOfPart(title, { topic: '{topic}', page: 1 }, words),
  topicPage: titleOfPart(title, { topic: '{topic}', page: '{n}' }, words),
});
