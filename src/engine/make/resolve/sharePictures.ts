import { fontFileIn } from '#engine/content/media/font.ts';
import type { PageSource } from '#engine/content/siteSource.ts';
import { replaceTokens } from '#engine/content/text/tokens.ts';
import { isObject, type Json } from '#shared/json.ts';
import type { MeasuredMedia } from '../images/measureMedia.ts';
import { createOriginalUse } from '../images/mediaUse.ts';
import { defineSharePicture, hasAllLetters } from '../images/sharePicture.ts';
import { type DependencyRecord, noteMediaUse } from './dependencyRecord.ts';
import type { SiteContext } from './siteContext.ts';

/**
 * Address of the drawn share picture of a page without one, if the site has drawn pictures. Their look depends on the
 * site settings, whose changes remake every page.
 */
export function drawnSharePicture(
  { route, isNotFoundPage }: PageSource,
  title: string,
  context: SiteContext,
  dependencies: DependencyRecord,
): string | undefined {
  if (context.site.sharePictures !== true || route === '/' || isNotFoundPage) return undefined;
  const picture = createTitlePicture(title, context);
  if (!picture) return undefined;
  const use = createOriginalUse(picture);
  noteMediaUse(dependencies, use);
  return context.base + use.id;
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
