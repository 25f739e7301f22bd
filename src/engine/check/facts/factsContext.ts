import { parseScheduleKey, scheduleStateAt } from '#engine/content/publication.ts';
import { loadSiteSchemas, type SiteSchemas } from '#engine/content/schema/siteSchemas.ts';
import type { SiteSource } from '#engine/content/siteSource.ts';
import { replaceTokens } from '#engine/content/text/tokens.ts';
import type { SourceFile } from '#engine/problems/sourceFile.ts';
import { contentHash } from '#engine/store/cache.ts';
import { isObject, type JsonObject } from '#shared/json.ts';
import { findBrokenSiteKeys } from './consequences.ts';
import type { FactGatherer } from './factGatherer.ts';
import { type DataListSchema, readDataListSchemas } from './itemSchema.ts';
import { readSiteToken } from './tokens.ts';

/** Inputs for the facts of a file besides its own text: schemas, time of the check, and site settings. */
export interface FactsContext {
  source: SiteSource;
  /** Local time for which the site is checked: `2027-01-15` or `2027-01-15T09:00`. */
  at: string;
  schemas: SiteSchemas;
  tokens: { site: JsonObject };
  isSiteKnown: boolean;
  /** Keys of `_site.json` that are missing, misspelt or invalid. Values that depend on them are not checked. */
  brokenSiteKeys: Set<string>;
  lists: Map<SourceFile, DataListSchema>;
  gatherers: readonly FactGatherer[];
  /** Text of a site token that is the same on every page; undefined if the token needs a closer look. */
  siteText: (token: string) => string | undefined;
  /**
   * Fingerprint of a dependency by its key: state of a schedule (`scheduleKey`), text of a site token (`site.phone`),
   * `_site.json` as a whole (`site`), existence of a shared block (`shared:numbers`), text
   * of a file (`text:_about.md`).
   */
  lookUp: (key: string) => string;
}

/** @param at a day or a local time of the site */
export function createFactsContext(
  source: SiteSource,
  at: string,
  gatherers: readonly FactGatherer[] = [],
): FactsContext {
  const site = source.site?.json;
  const schemas = loadSiteSchemas();
  const tokens = { site: isObject(site) ? withResolvedUrl(site) : {} };
  const brokenSiteKeys = findBrokenSiteKeys(site, schemas);
  const texts = new Map<string, string | undefined>();
  const siteText = (token: string) => {
    if (!texts.has(token)) texts.set(token, readSiteToken(token, tokens, brokenSiteKeys));
    return texts.get(token);
  };
  let hash: string | undefined;
  const hashOfSite = () => {
    hash ??= contentHash([source.site?.text ?? ''], 16);
    return hash;
  };
  const hashOfText = (path: string) => {
    const file = source.texts.get(path);
    return file ? contentHash([file.text], 16) : '';
  };
  const lookUp = (key: string) => {
    const dates = parseScheduleKey(key);
    if (dates) return scheduleStateAt(dates, at);
    if (key === 'site') return hashOfSite();
    if (key.startsWith('text:')) return hashOfText(key.slice('text:'.length));
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
    lists: readDataListSchemas(source),
    siteText,
    lookUp,
  };
}

/** Site settings with tokens in the site's address replaced. */
const withResolvedUrl = (site: JsonObject): JsonObject =>
  typeof site.url === 'string' && site.url.includes('{') ? { ...site, url: replaceTokens(site.url, { site }) } : site;

/** Same context at another time. */
export const factsContextAt = (context: FactsContext, at: string): FactsContext => ({
  ...context,
  at,
  lookUp(key) {
    const dates = parseScheduleKey(key);
    return dates ? scheduleStateAt(dates, at) : context.lookUp(key);
  },
});

/** True if all dependencies of a file's facts still have the same fingerprints. */
export function areDependenciesUnchanged(dependencies: Record<string, string>, { lookUp }: FactsContext): boolean {
  for (const key in dependencies) if (lookUp(key) !== dependencies[key]) return false;
  return true;
}
