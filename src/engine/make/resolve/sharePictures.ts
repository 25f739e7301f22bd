import { fontFileIn } from '#engine/content/media/font.ts';
import type { PageSource } from '#engine/content/source.ts';
import { replaceTokens } from '#engine/content/text/tokens.ts';
import { isObject, type Json } from '#shared/json.ts';
import type { MeasuredMedia } from '../images/measure.ts';
import { originalUse } from '../images/mediaUse.ts';
import { hasLetters, sharePicture } from '../images/sharePicture.ts';
import type { SiteContext } from './siteContext.ts';
import { ask, type Uses } from './uses.ts';

/**
 * Address of the picture that is drawn for a page without one, where the site has such pictures drawn. What they look like
 * follows from the shell, after which every page is made again.
 */
export function drawnPicture(
  { route, isNotFoundPage }: PageSource,
  title: string,
  context: SiteContext,
  uses: Uses,
): string | undefined {
  if (context.site.sharePictures !== true || route === '/' || isNotFoundPage) return undefined;
  const picture = titlePicture(title, context);
  if (!picture) return undefined;
  const use = originalUse(picture);
  ask(uses, use);
  return context.base + use.id;
}

/** The picture with a title in the look of the site; undefined where no font file of the site has its letters. */
export function titlePicture(title: string, { site, media }: SiteContext): MeasuredMedia | undefined {
  const theme = isObject(site.theme) ? site.theme : {};
  const text = (value: Json | undefined) => (typeof value === 'string' ? replaceTokens(value, { site }) : '');
  const name = text(site.name);
  const files = [theme.headingFont, theme.font].map((typefaces) => media.get(fontFileIn(text(typefaces)) ?? ''));
  const font = files.find((file) => file && hasLetters(file, title + name));
  if (!font) return undefined;
  const { logo } = isObject(site.footer) ? site.footer : {};
  const logoFile = media.get(text(isObject(logo) ? logo.src : logo));
  return sharePicture({
    ...{ title, name, font },
    ...(logoFile && logoFile.kind !== 'file' && { logo: logoFile }),
    colours: { ground: text(theme.dark), line: text(theme.accentOnDark), edge: text(theme.brand) },
  });
}
