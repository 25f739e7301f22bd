import type { Site } from '#render/site.types.ts';
import { isRightToLeft } from '#shared/isRightToLeft.ts';
import { inScheme } from '../css/colourScheme.ts';
import type { CompiledCode } from './code.ts';
import { type TextFile, textFile } from './textFile.ts';

/** No part of a page's markup has the direction, by which styles are chosen: where it holds, rules for it hold on every page. */
const mirrored = ({ css, bothSchemesCss }: CompiledCode) => ({
  css: css.replaceAll(inRightToLeft, 'html'),
  bothSchemesCss: bothSchemesCss.replaceAll(inRightToLeft, 'html'),
});

const inRightToLeft = /\[dir=["']?rtl["']?\]/g;

/** What Mantine has to say of dark pages in any case. */
const onDark = /:root\[data-mantine-color-scheme="dark"\][^{]*\{[^{}]*\}/g;

/** The style sheet with the theme's part of it, for the scheme that the site has. */
export function siteCss(code: CompiledCode, site: Site): string {
  const { server } = code;
  const { css, bothSchemesCss } = isRightToLeft(site.language) ? mirrored(code) : code;
  const { scheme = 'light', styles = '' } = site.theme;
  const theme = server.themeCss(site.theme) + styles;
  if (scheme === 'light') return css + theme.replaceAll(onDark, '');
  return hasSchemeSwitch(site) ? bothSchemesCss + theme : inScheme(bothSchemesCss + theme, scheme);
}

/** Whether visitors choose between light and dark. */
export const hasSchemeSwitch = ({ header, theme }: Site): boolean =>
  header.schemeSwitch === true && theme.scheme === 'auto';

/** Without scripts nothing says what was chosen: the device's setting holds. */
export const asDeviceIsSet = (css: string): TextFile => sheetFile(inScheme(css, 'auto'));

const typefaces = /@font-face\{[^{}]*\}/g;

/**
 * File with the whole style sheet, which is added to a document. It has no `@font-face` rules: every document has them
 * all, and a browser that reads one again lays out the whole page anew (25 ms on a computer, four times that on a phone).
 */
export const sheetFile = (css: string): TextFile => textFile('site', 'css', css.replaceAll(typefaces, ''));
