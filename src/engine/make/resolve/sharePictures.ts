import { fontFileIn } from '#engine/content/media/font.ts';
import type { PageSource } from '#engine/content/siteSource.ts';
import { replaceTokens } from '#engine/content/text/tokens.ts';
import { isObject, type Json } from '#shared/json.ts';
import { shareOutput } from '../images/convertMedia.ts';
import type { MeasuredMedia } from '../images/measureMedia.ts';
import { createOriginalUse, createShareUse } from '../images/mediaUse.ts';
import { defineSharePicture, drawnSize, hasAllLetters } from '../images/sharePicture.ts';
import { type DependencyRecord, noteDependency, noteMediaUse } from './dependencyRecord.ts';
import type { SharePicture } from './resolved.ts';
import { lookUpMediaFile } from './resolveLink.ts';
import type { SiteContext } from './siteContext.ts';

/** Share picture of a page or of its card; undefined without one, or where its file is missing. */
export function ownSharePicture(
  { page }: PageSource,
  context: SiteContext,
  dependencies: DependencyRecord,
): SharePicture | undefined {
  const picture = page.image ?? (isObject(page.card) ? page.card.image : undefined);
  if (picture === undefined) return undefined;
  const tokens = { site: context.site, note: (path: string) => noteDependency(dependencies, path) };
  const text = (value: Json | undefined) => (typeof value === 'string' ? replaceTokens(value, tokens) : '');
  const { src, alt } = isObject(picture) ? picture : { src: picture, alt: undefined };
  const media = lookUpMediaFile(text(src), { context, uses: dependencies });
  if (!media) return undefined;
  const use = media.kind === 'raster' ? createShareUse(media) : createOriginalUse(media);
  noteMediaUse(dependencies, use);
  const { width, height } = media.kind === 'raster' ? shareOutput(media) : media;
  return { address: context.base + use.id, width, height, ...(text(alt) && { alt: text(alt) }) };
}

/**
 * The drawn share picture of a page without one, if the site has drawn pictures. Their look depends on the
 * site settings, whose changes remake every page.
 */
export function drawnSharePicture(
  { route, isNotFoundPage }: PageSource,
  title: string,
  context: SiteContext,
  dependencies: DependencyRecord,
): SharePicture | undefined {
  if (context.site.sharePictures !== true || route === '/' || isNotFoundPage) return undefined;
  const picture = createTitlePicture(title, context);
  if (!picture) return undefined;
  const use = createOriginalUse(picture);
  noteMediaUse(dependencies, use);
  return { address: context.base + use.id, ...drawnSize, alt: title };
}

/** Creates a share picture of a title; undefined if no font file of the site has all its letters. */
export function createTitlePicture(title: string, { site, media }: SiteContext): MeasuredMedia | undefined {
  const theme = isObject(site.theme) ? site.theme : {};
  const text = (value: Json | undefined) => (typeof value === 'string' ? replaceTokens(value, { site }) : '');
  const name = text(site.name);
  const files = [theme.headingFont, theme.font].map((typefaces) => media.get(fontFileIn(text(typefaces)) ?? ''));
  const font = files.find((file) => file && hasAllLetters(file, title + name));
  if (!font) return undefined;
  const { logo } = isObject(site.footer) ? site.footer : {};
  const logoFile = media.get(text(isObject(logo) ? logo.src : logo));
  return defineSharePicture({
    ...{ title, name, font },
    ...(logoFile && logoFile.kind !== 'file' && { logo: logoFile }),
    colours: { ground: text(theme.dark), line: text(theme.accentOnDark), edge: text(theme.brand) },
  });
}
