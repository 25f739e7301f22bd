import { relative, sep } from 'node:path';
import type { PageSource } from '#engine/content/source.ts';
import { sourceFiles } from '#engine/content/sourceFiles.ts';
import { replaceTokens } from '#engine/content/text/tokens.ts';
import type { SourceFile } from '#engine/problems/sourceFile.ts';
import { isObject, type Json, type JsonObject } from '#shared/json.ts';
import type { FileSummary, ListSummary, PageSummary, SiteSummary } from '#shared/studio.ts';
import type { StudioSite } from './studioSite.ts';

/** What there is in a site. */
export function summaryOf({ content, pages }: StudioSite): SiteSummary {
  const source = content.checked?.source;
  const site = isObject(source?.site?.json) ? source.site.json : {};
  const files = (named: Map<string, SourceFile> | undefined): FileSummary[] =>
    [...(named ?? [])].map(([name, { path }]) => ({ name, file: path }));
  return {
    name: typeof site.name === 'string' ? replaceTokens(site.name, { site }) : '',
    directory: pages,
    pages: (source?.pages ?? []).map((page) => pageSummary(page, site)),
    layouts: files(source?.layouts),
    lists: [...(source?.data ?? [])].map(([name, file]) => listSummary(name, file)),
    shared: files(source?.shared),
    patterns: files(source?.patterns),
    others: otherFiles(content),
    now: content.now(),
  };
}

function listSummary(name: string, { path, json }: SourceFile): ListSummary {
  const { description, items } = isObject(json) ? json : {};
  return {
    name,
    file: path,
    description: typeof description === 'string' ? description : '',
    items: Array.isArray(items) ? items.length : 0,
  };
}

function pageSummary({ file, route, isNotFoundPage, page }: PageSource, site: JsonObject): PageSummary {
  const tokens = { site, page: { ...page, route } };
  const text = (value: Json | undefined) => (typeof value === 'string' ? replaceTokens(value, tokens) : '');
  const [publishAt, expireAt] = [text(page.publishAt), text(page.expireAt)];
  return {
    file: file.path,
    route,
    name: text(page.heading) || text(page.title) || route,
    title: text(page.title),
    isNotFoundPage,
    isDraft: page.draft === true,
    ...(publishAt && { publishAt }),
    ...(expireAt && { expireAt }),
  };
}

/** The name of a page, as it is shown where one chooses among pages. */
export const pageName = (page: PageSource, site: JsonObject): string => pageSummary(page, site).name;

function otherFiles({ checked, directory }: StudioSite['content']): FileSummary[] {
  if (!checked) return [];
  const { site, ...source } = checked.source;
  const known = sourceFiles({ ...source, site: undefined });
  return checked.paths
    .map((path) => relative(directory, path).replaceAll(sep, '/'))
    .filter((path) => path.endsWith('.json') && !known.has(path))
    .map((path) => ({ file: path, name: path }));
}
