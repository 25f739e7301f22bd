import { linkedFile } from '#engine/content/filesByName.ts';
import { datesIn, isPublished } from '#engine/content/publication.ts';
import type { PageSource } from '#engine/content/source.ts';
import { readPath } from '#engine/content/text/tokens.ts';
import type { SourceFile } from '#engine/problems/sourceFile.ts';
import { contentHash } from '#engine/store/cache.ts';
import { getOrInsert } from '#shared/getOrInsert.ts';
import type { JsonObject } from '#shared/json.ts';
import { findLanguages } from './languages.ts';
import { isTranslated } from './links.ts';
import { isPublicAddress } from './presence.ts';
import { chooseItems } from './query.ts';
import { children, matching } from './relations.ts';
import type { SiteContext } from './siteContext.ts';

/**
 * What a page can be resolved with beside its own file, by the key under which resolving notes it: a path of the site's
 * data (`site.phone`), whether it is within dates (`dates:{"expireAt":"2027-01-15"}`), whether an address is public
 * (`public:/about#staff`), a file (`layout:inner`, `shared:numbers`, `media:gate.jpg`), what a query chooses
 * (`items:{"from":"courses"}`), a page as others see it (`page:/about`), or all pages below a route or of a pattern.
 * @param headHash hash of what others see of a page
 * @returns a text for each key that is another one when the page would have to be resolved again; empty for what is not there
 */
export function createDependencies(
  context: SiteContext,
  headHash: (page: PageSource) => string,
): (key: string) => string {
  const { source, site, media, pages } = context;
  const known = new Map<string, string>();
  const ofFile = (file: SourceFile | undefined) => (file ? contentHash([file.text], 16) : '');
  const ofPages = (found: PageSource[]) =>
    contentHash(
      found.flatMap((page) => [page.route, headHash(page)]),
      16,
    );
  const find = (key: string): string => {
    const dates = datesIn(key);
    if (dates) return String(isPublished(dates, context.at));
    if (key === 'site.language') return context.language;
    if (key.startsWith('site.')) return JSON.stringify(readPath(site, key.split('.').slice(1))) ?? '';
    const name = key.slice(key.indexOf(':') + 1);
    switch (key.slice(0, key.indexOf(':'))) {
      case 'translated':
        return String(isTranslated(name, context));
      case 'languages':
        return JSON.stringify(findLanguages(name, context));
      case 'public':
        return String(isPublicAddress(name, context));
      case 'layout':
        return ofFile(source.layouts.get(name));
      case 'shared':
        return ofFile(source.shared.get(name));
      case 'items':
        return contentHash([JSON.stringify(chooseItems(JSON.parse(name) as JsonObject, context))], 16);
      case 'media': {
        const found = linkedFile(name, media)?.file;
        return found ? `${found.kind} ${found.hash} ${found.width} ${found.height}` : '';
      }
      case 'page': {
        const page = pages.get(name);
        return page ? headHash(page) : '';
      }
      case 'below':
        return ofPages(children(name, context));
      default:
        return ofPages(matching(name, context));
    }
  };
  return (key) => getOrInsert(known, key, () => find(key));
}
