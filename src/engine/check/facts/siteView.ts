import { datesIn, stateOfDates } from '#engine/content/publication.ts';
import { loadSiteSchemas, type SiteSchemas } from '#engine/content/schema/siteSchemas.ts';
import type { SiteSource } from '#engine/content/source.ts';
import { replaceTokens } from '#engine/content/text/tokens.ts';
import type { SourceFile } from '#engine/problems/sourceFile.ts';
import { contentHash } from '#engine/store/cache.ts';
import { isObject, type JsonObject } from '#shared/json.ts';
import { brokenKeysOf } from './consequences.ts';
import type { Gatherer } from './gatherer.ts';
import { type DataList, readDataLists } from './itemSchema.ts';
import { readSiteText } from './tokens.ts';

/** What a file is judged by beside its own text: the schemas, the moment, and the values of `_site.json`. */
export interface SiteView {
  source: SiteSource;
  /** The moment for which the site is checked, on its own clock: `2027-01-15` or `2027-01-15T09:00`. */
  at: string;
  schemas: SiteSchemas;
  tokens: { site: JsonObject };
  isSiteKnown: boolean;
  /** Keys of `_site.json` that are missing, misspelt or of a wrong kind: what stands for them is not judged. */
  brokenSiteKeys: Set<string>;
  /** Data lists by their files. */
  lists: Map<SourceFile, DataList>;
  /** What rules gather from each file. */
  gatherers: readonly Gatherer[];
  /** The text that a token of the site stands for, on whichever page; undefined where that has to be looked at. */
  siteText: (token: string) => string | undefined;
  /**
   * What facts follow from, by key: whether it is before, within or after dates (`datesKey`), a token of the site and its text (`site.phone`), `_site.json` as a whole
   * (`site`), whether there is a shared block (`shared:numbers`).
   */
  lookUp: (key: string) => string;
}

/**
 * Looks at a site as each of its files does.
 * @param at a day or a time of the site's clock
 */
export function createSiteView(source: SiteSource, at: string, gatherers: readonly Gatherer[] = []): SiteView {
  const site = source.site?.json;
  const schemas = loadSiteSchemas();
  const tokens = { site: isObject(site) ? withWholeUrl(site) : {} };
  const brokenSiteKeys = brokenKeysOf(site, schemas);
  const texts = new Map<string, string | undefined>();
  const siteText = (token: string) => {
    if (!texts.has(token)) texts.set(token, readSiteText(token, tokens, brokenSiteKeys));
    return texts.get(token);
  };
  let hash: string | undefined;
  const hashOfSite = () => {
    hash ??= contentHash([source.site?.text ?? ''], 16);
    return hash;
  };
  const lookUp = (key: string) => {
    const dates = datesIn(key);
    if (dates) return stateOfDates(dates, at);
    if (key === 'site') return hashOfSite();
    if (key.startsWith('shared:')) return String(source.shared.has(key.slice('shared:'.length)));
    return siteText(key) ?? '';
  };
  return {
    source,
    at,
    schemas,
    tokens,
    isSiteKnown: isObject(site),
    gatherers,
    brokenSiteKeys,
    lists: readDataLists(source),
    siteText,
    lookUp,
  };
}

/** `_site.json` with the address of the site written out: it may be made from how people read it. */
const withWholeUrl = (site: JsonObject): JsonObject =>
  typeof site.url === 'string' && site.url.includes('{') ? { ...site, url: replaceTokens(site.url, { site }) } : site;

/** A site as each of its files sees it at another moment. */
export const viewAt = (view: SiteView, at: string): SiteView => ({
  ...view,
  at,
  lookUp(key) {
    const dates = datesIn(key);
    return dates ? stateOfDates(dates, at) : view.lookUp(key);
  },
});

/** Whether what facts follow from beside their file is still the same. */
export function holds(from: Record<string, string>, { lookUp }: SiteView): boolean {
  for (const key in from) if (lookUp(key) !== from[key]) return false;
  return true;
}
