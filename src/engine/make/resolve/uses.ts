import { datesKey } from '#engine/content/publication.ts';
import type { JsonObject } from '#shared/json.ts';
import type { MediaUse } from '../images/mediaUse.ts';
import type { SiteContext } from './siteContext.ts';

/** What was looked up while something was resolved: all that it follows from beside its own file. */
export interface Uses {
  /** Keys of `Dependencies`, also of what was looked for and is not there. */
  keys: Set<string>;
  /** How often something was looked up that other files say: all but media and redirects. */
  foreign: number;
  /** Media that it asks for, by their ids. */
  media: Map<string, MediaUse>;
}

/** Nothing looked up yet. */
export const createUses = (): Uses => ({ keys: new Set(), foreign: 0, media: new Map() });

/** Key of the site's redirects. */
export const redirectsKey = 'site.redirects';

/** Whether a key is of what other files say of a page. Media and redirects only give its own words other addresses. */
export function isForeign(written: string): boolean {
  const { key } = languageOfKey(written);
  return key !== redirectsKey && !key.startsWith('media:');
}

/** Of what in another than the first language of a site was looked up, keys are noted as `@hi page:/about`. */
export const keyInLanguage =
  ({ language, editions }: Pick<SiteContext, 'language' | 'editions'>) =>
  (key: string): string =>
    language === editions[0]?.language ? key : `@${language} ${key}`;

/** A key without its language. */
export function languageOfKey(written: string): { key: string; language?: string } {
  const [, language, key] = /^@(\S+) (.*)$/s.exec(written) ?? [];
  return language && key !== undefined ? { key, language } : { key: written };
}

/** Notes that a file of `_media` is asked for. */
export const ask = (uses: Uses, use: MediaUse): unknown => uses.media.set(use.id, use);

/**
 * Notes that something leads to an address of the site, and whether that is public. It is only where it is not that other
 * files decide about what stands there.
 */
export function noteAddress(uses: Uses, address: string, isPublic: boolean): boolean {
  uses.keys.add(`public:${address}`);
  if (!isPublic) uses.foreign += 1;
  return isPublic;
}

/** Notes that something stands there between two dates only. */
export const noteDates = (uses: Uses, dates: JsonObject): void => note(uses, datesKey(dates));

/** Notes that something was looked up. */
export function note(uses: Uses, key: string): void {
  uses.keys.add(key);
  if (isForeign(key)) uses.foreign += 1;
}
