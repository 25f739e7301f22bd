import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fontFileIn } from '#engine/content/media/font.ts';
import { textsIn } from '#engine/content/query.ts';
import { composeBlockSchema, listBlockTypes } from '#engine/content/schema/composeSchema.ts';
import { createEmptySource, type MediaFile, type PageSource, type SiteSource } from '#engine/content/siteSource.ts';
import { markdownVersion } from '#engine/content/text/markdownVersion.ts';
import { replaceTokens } from '#engine/content/text/tokens.ts';
import type { SourceFile } from '#engine/problems/sourceFile.ts';
import { projectRoot } from '#engine/store/projectRoot.ts';
import { isObject, type Json, type JsonObject } from '#shared/json.ts';
import { measureMedia } from '../images/measureMedia.ts';
import { blockPicturePath } from './blockExamples.ts';
import { blockPageAddress, createBlockPage, findContainerBlocks, type GalleryContext } from './blockPage.ts';
import { findExampleReplacements } from './findExampleReplacements.ts';
import { createIndexPage, galleryPicturePath } from './indexPage.ts';

export type ExtraPages = Map<string, JsonObject>;

const exampleFolder = join(projectRoot, 'src/engine/tools/testBlocks/site/_media/example');

interface GalleryOptions {
  /** Site with the displayed colours, pictures and names. */
  site: SiteSource;
  home: string;
  more?: ExtraPages;
  menu?: { label: string; link: string }[];
}

/** Creates the gallery as a site: its pages come from the schemas and examples of blocks; only pictures are on disk. */
export async function createGallery({ site, home, more = new Map(), menu = [] }: GalleryOptions): Promise<SiteSource> {
  const schemas = new Map(listBlockTypes().map((type) => [type, composeBlockSchema(type)]));
  const siteSettings = isObject(site.site?.json) ? site.site.json : {};
  const replacements = {
    ...findExampleReplacements(site, await measureMedia(site.media.values())),
    site: siteSettings,
  };
  const context: GalleryContext = { home, schemas, containers: findContainerBlocks(schemas), inSite: replacements };
  const pages = new Map([
    [home, createIndexPage(context)],
    ...[...schemas.keys()].map((type) => [blockPageAddress(home, type), createBlockPage(type, context)] as const),
    ...more,
  ]);
  const siteFile = file('_site.json', createGallerySettings(siteSettings, context, menu));
  const sources = [...pages].map(([route, page]) => pageSource(route, page));
  const media = new Map([...exampleMedia(), ...site.media, ...pictures([...schemas.keys()])]);
  const texts = [siteFile.json, ...sources.map(({ page }) => page)].flatMap(textsIn);
  const referencedPaths = new Set(texts.flatMap((text) => [text, fontFileIn(text) ?? []].flat()));
  return {
    ...createEmptySource(''),
    site: siteFile,
    pages: sources,
    media: new Map([...media].filter(([path]) => referencedPaths.has(path))),
  };
}

/** Media of the examples, shown where the site has nothing of their kind, such as a video. */
function exampleMedia(): [string, MediaFile][] {
  return readdirSync(exampleFolder).map((name) => {
    const path = `example/${name}`;
    return [path, { path, absolute: join(exampleFolder, name) }];
  });
}

function pictures(types: string[]): [string, MediaFile][] {
  return types
    .filter((type) => existsSync(blockPicturePath(type)))
    .map((type) => [galleryPicturePath(type), { path: galleryPicturePath(type), absolute: blockPicturePath(type) }]);
}

function file(path: string, json: Json): SourceFile {
  return { path, absolute: join('gallery', path), text: JSON.stringify(json, null, 2), json };
}

/** Creates a page whose file path follows from its route. */
function pageSource(route: string, page: JsonObject): PageSource {
  return {
    file: file(route === '/' ? 'index.json' : `${route.slice(1)}.json`, page),
    route,
    isNotFoundPage: false,
    page,
  };
}

const copiedSiteKeys = [
  'name',
  'shortName',
  'slug',
  'url',
  'language',
  'description',
  'icon',
  'shareImage',
  'theme',
  'labels',
];

/** Replaces tokens by their values, as the gallery does not copy the values they refer to. */
const resolveTexts = (value: Json | undefined, site: JsonObject): Json =>
  JSON.parse(JSON.stringify(value), (_, part) =>
    typeof part === 'string' ? replaceTokens(part, { site }, 'source') : part,
  );

function createGallerySettings(
  site: JsonObject,
  { home, schemas }: GalleryContext,
  menu: { label: string; link: string }[],
): JsonObject {
  const children = [...schemas].map(([type, { title = type }]) => ({
    label: title,
    link: blockPageAddress(home, type),
  }));
  const header = isObject(site.header) ? site.header : {};
  return {
    ...Object.fromEntries(
      copiedSiteKeys.flatMap((key) => (site[key] === undefined ? [] : [[key, resolveTexts(site[key], site)]])),
    ),
    header: { ...header, home },
    navigation: [{ label: 'Blocks', link: home, children }, ...menu],
    blockVersions: Object.fromEntries([
      ...[...schemas].map(([type, { version = 1 }]) => [type, version] as const),
      [markdownVersion.type, markdownVersion.version],
    ]),
  };
}
