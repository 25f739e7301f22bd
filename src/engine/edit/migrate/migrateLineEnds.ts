import { allFileNodes, createSiteGraph, type FileNode, type SiteGraph } from '#engine/check/crossFile/siteGraph.ts';
import type { FactGatherer } from '#engine/check/facts/factGatherer.ts';
import { createFactsContext } from '#engine/check/facts/factsContext.ts';
import { localizeSite } from '#engine/content/locales.ts';
import { fieldsUsedIn } from '#engine/content/query.ts';
import type { SiteSource } from '#engine/content/siteSource.ts';
import { writeHardBreaks } from '#engine/content/text/hardBreaks.ts';
import type { MarkupKind } from '#engine/content/text/inspectMarkdown.ts';
import { tokensIn } from '#engine/content/text/tokens.ts';
import { asWritten, composeSite } from '#engine/content/textFiles.ts';
import { asObject, getOwnValue } from '#shared/json.ts';
import { formatPointer, valueAt } from '#shared/pointer.ts';
import type { SiteChange } from '../siteChange.ts';

/** Text of a file that is shown as Markdown, at least in one place. */
interface MarkdownPlace {
  path: string;
  pointer: string;
  markup: MarkupKind;
  /** True for a value that other places may show as plain text, where a backslash would be seen. */
  isShared: boolean;
}

type MarkdownFact = {
  pointer: string;
  markup: MarkupKind;
  tokens: string[];
};

/** Notes each text in Markdown that has several lines or tokens. */
const markdownTexts: FactGatherer = {
  name: 'markdownTexts',
  readsMarkdown: true,
  text(written, { format, markup = 'inline' }, { path }): MarkdownFact | undefined {
    const tokens = tokensIn(written);
    const isConcerned = format === 'markdown' && (tokens.length > 0 || written.trim().includes('\n'));
    return isConcerned ? { pointer: formatPointer(path), markup, tokens } : undefined;
  },
};

/**
 * Writes the line ends of all texts in Markdown as breaks, which they were before Markdown 2, in every language.
 * @param change planned so far; its blocks have their present shape
 * @param at time of the site
 * @returns number of changed texts by file
 */
export function migrateLineEnds(change: SiteChange, at: string): Map<string, number> {
  const site = change.siteAfter();
  const editions = [site, ...[...site.translations.keys()].map((language) => localizeSite(site, language))];
  const counts = new Map<string, number>();
  for (const { path, pointer, markup, isShared } of mergePlaces(editions.flatMap((edition) => placesIn(edition, at)))) {
    const text = valueAt(change.jsonAfter(path), pointer);
    if (typeof text !== 'string') continue;
    const written = writeHardBreaks(text, markup, isShared ? ['  '] : undefined);
    if (written === text) continue;
    change.setValue(path, pointer, written);
    counts.set(path, (counts.get(path) ?? 0) + 1);
  }
  return counts;
}

/** Places of a site in one language. */
function placesIn(source: SiteSource, at: string): MarkdownPlace[] {
  const graph = createSiteGraph(createFactsContext(composeSite(source), at, [markdownTexts]));
  const nodes = allFileNodes(graph);
  const texts = nodes.flatMap((node) =>
    (node.facts.ruleFacts[markdownTexts.name] ?? []).map((fact) => ({ node, ...(fact as unknown as MarkdownFact) })),
  );
  const own = texts.flatMap(({ node, pointer, markup }) => placeAt(node, pointer, markup, false));
  const tokens = new Set(texts.flatMap(({ tokens }) => tokens));
  return [...own, ...placesOfTokens(tokens, nodes), ...placesOfItems(graph)];
}

/** Values whose tokens stand in Markdown. */
const placesOfTokens = (tokens: ReadonlySet<string>, nodes: readonly FileNode[]): MarkdownPlace[] =>
  [...tokens].flatMap((token) => {
    const [root, ...keys] = token.split('.');
    const pointer = formatPointer(keys);
    return nodes.filter(({ kind }) => kind === root).flatMap((node) => placeAt(node, pointer, 'flow', true));
  });

/** Fields of data lists and pages that blocks show as Markdown. */
function placesOfItems({ queries, data, pages }: SiteGraph): MarkdownPlace[] {
  return queries.flatMap(({ query, list }) =>
    Object.entries(list.items?.properties ?? {}).flatMap(([key, { format, markup = 'inline' }]) => {
      if (format !== 'markdown') return [];
      const fields = fieldsUsedIn(getOwnValue(asObject(query.as), key) ?? key);
      const node = typeof query.from === 'string' ? data.get(query.from) : undefined;
      return fields.flatMap((field) => {
        if (!node)
          return [...pages.values()].flatMap((page) =>
            [`/fields/${field}`, `/card/${field}`].flatMap((pointer) => placeAt(page, pointer, markup, true)),
          );
        const items = asObject(node.file.json).items;
        return (Array.isArray(items) ? items : []).flatMap((_, index) =>
          placeAt(node, formatPointer(['items', index, ...field.split('.')]), markup, true),
        );
      });
    }),
  );
}

/** Place in the file where the value is written; none if it is no text of several lines. */
function placeAt({ file }: FileNode, pointer: string, markup: MarkupKind, isShared: boolean): MarkdownPlace[] {
  const text = valueAt(file.json, pointer);
  if (typeof text !== 'string' || !text.includes('\n')) return [];
  const written = file.origin?.(pointer) ?? { file: asWritten(file), pointer };
  return [{ path: written.file.path, pointer: written.pointer, markup, isShared }];
}

/** Each place once. What is Markdown of its own is not shared; where blocks begin, fewer line ends are breaks. */
function mergePlaces(places: readonly MarkdownPlace[]): MarkdownPlace[] {
  const merged = new Map<string, MarkdownPlace>();
  for (const place of places) {
    const key = `${place.path} ${place.pointer}`;
    const known = merged.get(key) ?? place;
    merged.set(key, {
      ...known,
      markup: known.markup === 'flow' ? 'flow' : place.markup,
      isShared: known.isShared && place.isShared,
    });
  }
  return [...merged.values()];
}
