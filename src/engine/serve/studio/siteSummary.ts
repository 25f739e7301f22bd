import { relative, sep } from 'node:path';
import { addressInLocale } from '#engine/content/locales.ts';
import { type PageSource, pageKey, type SiteSource } from '#engine/content/siteSource.ts';
import { sourceFiles } from '#engine/content/sourceFiles.ts';
import { writtenPathOf } from '#engine/content/templates/itemFile.ts';
import { replaceTokens } from '#engine/content/text/tokens.ts';
import type { SourceFile } from '#engine/problems/sourceFile.ts';
import { isContentPath } from '#shared/contentFile/contentPath.ts';
import { formatLanguage } from '#shared/formatText.ts';
import { asObject, type Json, type JsonObject } from '#shared/json.ts';
import type { FileSummary, ListSummary, PageLocale, PageSummary, SiteSummary } from '#shared/studio.ts';
import type { StudioSite } from './studioSite.ts';

export function summarizeSite({ content, pages }: StudioSite): SiteSummary {
  const source = content.checked?.source;
  const site = asObject(source?.site?.json);
  const files = (named: Map<string, SourceFile> | undefined): FileSummary[] =>
    [...(named ?? [])].map(([name, { path }]) => ({ name, file: path }));
  return {
    name: typeof site.name === 'string' ? replaceTokens(site.name, { site }) : '',
    directory: pages,
    pages: source ? pagesIn(source, site) : [],
    layouts: files(source?.layouts),
    lists: [...(source?.data ?? [])].map(([name, file]) => listSummary(name, file)),
    shared: files(source?.shared),
    patterns: files(source?.patterns),
    others: otherFiles(content),
    now: content.now(),
  };
}

function pagesIn(source: SiteSource, site: JsonObject): PageSummary[] {
  const first = typeof site.language === 'string' ? site.language : '';
  const locales = [
    { language: first, pages: source.pages.map((page) => ({ page, route: page.route })) },
    ...[...source.translations].map(([language, { pages }]) => ({
      language,
      pages: pages.map((page) => ({ page, route: addressInLocale(page.route, language) })),
    })),
  ];
  const routesByKey = locales.map(({ pages }) => new Map(pages.map(({ page, route }) => [pageKey(page), route])));
  const languagesOf = (page: PageSource): PageLocale[] =>
    locales.map(({ language }, index) => {
      const route = routesByKey[index]?.get(pageKey(page));
      return { language, name: formatLanguage(language), ...(route !== undefined && { route }) };
    });
  const isTranslated = locales.length > 1;
  return locales.flatMap(({ pages }) =>
    pages.map(({ page, route }) => ({
      ...pageSummary(page, site),
      route,
      ...(isTranslated && { languages: languagesOf(page) }),
    })),
  );
}

function listSummary(name: string, { path, json }: SourceFile): ListSummary {
  const { description, items } = asObject(json);
  return {
    name,
    file: path,
    description: typeof description === 'string' ? description : '',
    items: Array.isArray(items) ? items.length : 0,
  };
}

function pageSummary({ file, route, isNotFoundPage, page, item, lists }: PageSource, site: JsonObject): PageSummary {
  const tokens = { site, page: { ...page, route } };
  const text = (value: Json | undefined) => (typeof value === 'string' ? replaceTokens(value, tokens) : '');
  const [publishAt, expireAt] = [text(page.publishAt), text(page.expireAt)];
  return {
    file: writtenPathOf({ file }),
    ...(item && { item: { list: item.list, index: item.index } }),
    route,
    name: text(page.heading) || text(page.title) || route,
    title: text(page.title),
    isNotFoundPage,
    isDraft: page.draft === true,
    // Pages and topics of a list have addresses below that of the page.
    ...(lists && { hasListPages: true }),
    ...(publishAt && { publishAt }),
    ...(expireAt && { expireAt }),
  };
}

export const displayNameOfPage = (page: PageSource, site: JsonObject): string => pageSummary(page, site).name;

function otherFiles({ checked, directory }: StudioSite['content']): FileSummary[] {
  if (!checked) return [];
  const { site, ...source } = checked.source;
  const listedFiles = sourceFiles({ ...source, site: undefined });
  return checked.paths
    .map((path) => relative(directory, path).replaceAll(sep, '/'))
    .filter((path) => isContentPath(path) && !listedFiles.has(path))
    .map((path) => ({ file: path, name: path }));
}
