import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fontFileIn } from '#engine/content/media/font.ts';
import { textsIn } from '#engine/content/query.ts';
import { composeBlockSchema, listBlockTypes } from '#engine/content/schema/compose.ts';
import { emptySource, type MediaFile, type PageSource, type SiteSource } from '#engine/content/source.ts';
import { replaceTokens } from '#engine/content/text/tokens.ts';
import type { SourceFile } from '#engine/problems/sourceFile.ts';
import { isObject, type Json, type JsonObject } from '#shared/json.ts';
import { measureMedia } from '../images/measure.ts';
import { picturePath } from './blockExamples.ts';
import { blockAddress, blockPage, findContainers, type GalleryContext } from './blockPage.ts';
import { indexPage, pictureInGallery } from './indexPage.ts';
import { findStandIns } from './standIns.ts';

/** Pages that documentation adds to those of the gallery, by route. */
export type MorePages = Map<string, JsonObject>;

/** What a gallery is made for. */
interface GalleryOptions {
  /** The site whose colours, pictures and names it shows. */
  site: SiteSource;
  /** Address of its first page. */
  home: string;
  more?: MorePages;
  /** Entries of the menu after that of the blocks. */
  menu?: { label: string; link: string }[];
}

/** The gallery as a site: pages made from the schemas and examples of the blocks, nothing on disk but pictures. */
export async function createGallery({ site, home, more = new Map(), menu = [] }: GalleryOptions): Promise<SiteSource> {
  const schemas = new Map(listBlockTypes().map((type) => [type, composeBlockSchema(type)]));
  const own = isObject(site.site?.json) ? site.site.json : {};
  const inSite = { ...findStandIns(site, await measureMedia(site.media.values())), site: own };
  const context: GalleryContext = { home, schemas, containers: findContainers(schemas), inSite };
  const pages = new Map([
    [home, indexPage(context)],
    ...[...schemas.keys()].map((type) => [blockAddress(home, type), blockPage(type, context)] as const),
    ...more,
  ]);
  const siteFile = file('_site.json', gallerySite(own, context, menu));
  const sources = [...pages].map(([route, page]) => pageSource(route, page));
  const media = new Map([...site.media, ...pictures([...schemas.keys()])]);
  const texts = [siteFile.json, ...sources.map(({ page }) => page)].flatMap(textsIn);
  const mentioned = new Set(texts.flatMap((text) => [text, fontFileIn(text) ?? []].flat()));
  return {
    ...emptySource(''),
    site: siteFile,
    pages: sources,
    media: new Map([...media].filter(([path]) => mentioned.has(path))),
  };
}

function pictures(types: string[]): [string, MediaFile][] {
  return types
    .filter((type) => existsSync(picturePath(type)))
    .map((type) => [pictureInGallery(type), { path: pictureInGallery(type), absolute: picturePath(type) }]);
}

function file(path: string, json: Json): SourceFile {
  return { path, absolute: join('gallery', path), text: JSON.stringify(json, null, 2), json };
}

/** The file of `/` is index.json: the address of a page is that of its file. */
function pageSource(route: string, page: JsonObject): PageSource {
  return {
    file: file(route === '/' ? 'index.json' : `${route.slice(1)}.json`, page),
    route,
    isNotFoundPage: false,
    page,
  };
}

/** What the gallery takes over from the site: what it is called, how it looks, what the interface says. */
const taken = ['name', 'shortName', 'slug', 'url', 'language', 'description', 'icon', 'shareImage', 'theme', 'labels'];

/** A value as it reads: what its texts name is not taken over. */
function asRead(value: Json, site: JsonObject): Json {
  if (typeof value === 'string') return replaceTokens(value, { site });
  if (Array.isArray(value)) return value.map((part) => asRead(part, site));
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, asRead(part ?? null, site)]));
}

function gallerySite(
  site: JsonObject,
  { home, schemas }: GalleryContext,
  menu: { label: string; link: string }[],
): JsonObject {
  const children = [...schemas].map(([type, { title = type }]) => ({ label: title, link: blockAddress(home, type) }));
  const header = isObject(site.header) ? site.header : {};
  return {
    ...Object.fromEntries(taken.flatMap((key) => (site[key] === undefined ? [] : [[key, asRead(site[key], site)]]))),
    header: { ...header, home },
    navigation: [{ label: 'Blocks', link: home, children }, ...menu],
    blockVersions: Object.fromEntries([...schemas].map(([type, { version = 1 }]) => [type, version])),
  };
}
