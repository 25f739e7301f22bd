import { findLinkedFile } from '#engine/content/filesByName.ts';
import { isPublished, parseScheduleKey } from '#engine/content/publication.ts';
import type { PageSource } from '#engine/content/siteSource.ts';
import type { SourceFile } from '#engine/problems/sourceFile.ts';
import { contentHash } from '#engine/store/cache.ts';
import { getOrInsert } from '#shared/getOrInsert.ts';
import type { JsonObject } from '#shared/json.ts';
import { readPath } from '#shared/pointer.ts';
import { childPages, findMatchingPages, neighbourPages } from './pageRelations.ts';
import { isTranslated } from './resolveLink.ts';
import { selectPublicItems } from './runQuery.ts';
import { findPageLanguages, type SiteContext } from './siteContext.ts';
import { isPublicAddress } from './visibility.ts';

/**
 * Creates a lookup of dependencies other than the page's own file, by dependency key: a site setting (`site.phone`), a
 * schedule (`dates:{"expireAt":"2027-01-15"}`), the existence of a public address (`public:/about#staff`), a file
 * (`layout:inner`, `shared:numbers`, `text:_about.md`, `media:gate.jpg`), the result of a query (`items:{"from":"courses"}`), the head of
 * a page (`page:/about`), those beside it (`beside:/about`), or all pages below a route or of a pattern.
 * @returns a function that returns the fingerprint of a dependency; empty if it does not exist
 */
export function createDependencyLookup(
  context: SiteContext,
  headHash: (page: PageSource) => string,
): (key: string) => string {
  const { source, site, media, pages } = context;
  const fingerprintByKey = new Map<string, string>();
  const hashFile = (file: SourceFile | undefined) => (file ? contentHash([file.text], 16) : '');
  const hashHeads = (foundPages: PageSource[]) =>
    contentHash(
      foundPages.flatMap((page) => [page.route, headHash(page)]),
      16,
    );
  const find = (key: string): string => {
    const dates = parseScheduleKey(key);
    if (dates) return String(isPublished(dates, context.at));
    if (key === 'site.language') return context.language;
    if (key.startsWith('site.')) return JSON.stringify(readPath(site, key.split('.').slice(1))) ?? '';
    const name = key.slice(key.indexOf(':') + 1);
    switch (key.slice(0, key.indexOf(':'))) {
      case 'translated':
        return String(isTranslated(name, context));
      case 'languages':
        return JSON.stringify(findPageLanguages(name, context));
      case 'public':
        return String(isPublicAddress(name, context));
      case 'layout':
        return hashFile(source.layouts.get(name));
      case 'text':
        return hashFile(source.texts.get(name));
      case 'shared':
        return hashFile(source.shared.get(name));
      case 'items':
        return contentHash([JSON.stringify(selectPublicItems(JSON.parse(name) as JsonObject, context))], 16);
      case 'media': {
        const file = findLinkedFile(name, media)?.file;
        return file ? `${file.kind} ${file.hash} ${file.width} ${file.height}` : '';
      }
      case 'page': {
        const page = pages.get(name);
        return page ? headHash(page) : '';
      }
      case 'below':
        return hashHeads(childPages(name, context));
      case 'beside': {
        const page = pages.get(name);
        return page ? hashHeads(neighbourPages(page, context)) : '';
      }
      default:
        return hashHeads(findMatchingPages(name, context));
    }
  };
  return (key) => getOrInsert(fingerprintByKey, key, () => find(key));
}
