import { scheduleKey } from '#engine/content/publication.ts';
import type { JsonObject } from '#shared/json.ts';
import type { MediaUse } from '../images/mediaUse.ts';
import type { SiteContext } from './siteContext.ts';

/** Record of the dependencies that were looked up while resolving, other than the file itself. */
export interface DependencyRecord {
  /** Keys as of `createDependencyLookup`, including those of missing things. */
  keys: Set<string>;
  /** Number of lookups of values from other files, except media and redirects. */
  foreign: number;
  media: Map<string, MediaUse>;
}

export const createDependencyRecord = (): DependencyRecord => ({ keys: new Set(), foreign: 0, media: new Map() });

export const redirectsKey = 'site.redirects';

/** @returns true for a key whose value other files determine. Media and redirects only change addresses. */
export function isForeignKey(keyWithLanguage: string): boolean {
  const { key } = parseLanguageKey(keyWithLanguage);
  return key !== redirectsKey && !key.startsWith('media:');
}

/** Adds the language to a key, as `@hi page:/about`; keys of the first language have none. */
export const keyInLanguage =
  ({ language, locales }: Pick<SiteContext, 'language' | 'locales'>) =>
  (key: string): string =>
    language === locales[0]?.language ? key : `@${language} ${key}`;

/** Splits a key into language and plain key. */
export function parseLanguageKey(keyWithLanguage: string): { key: string; language?: string } {
  const [, language, key] = /^@(\S+) (.*)$/s.exec(keyWithLanguage) ?? [];
  return language && key !== undefined ? { key, language } : { key: keyWithLanguage };
}

export const noteMediaUse = (dependencies: DependencyRecord, use: MediaUse): unknown =>
  dependencies.media.set(use.id, use);

/** Records a link to an address of the site. Only a link to an unpublished address depends on other files. */
export function noteAddress(dependencies: DependencyRecord, address: string, isPublic: boolean): boolean {
  dependencies.keys.add(`public:${address}`);
  if (!isPublic) dependencies.foreign += 1;
  return isPublic;
}

export const noteDates = (dependencies: DependencyRecord, dates: JsonObject): void =>
  noteDependency(dependencies, scheduleKey(dates));

export function noteDependency(dependencies: DependencyRecord, key: string): void {
  dependencies.keys.add(key);
  if (isForeignKey(key)) dependencies.foreign += 1;
}
