import type { Site } from '#render/site.types.ts';
import { isRightToLeft } from '#shared/isRightToLeft.ts';
import { applyColourScheme } from '../css/colourScheme.ts';
import { inStyleLayer } from '../vite/styleLayer.ts';
import type { CompiledCode } from './compiledCode.ts';
import { createTextFile, type TextFile } from './textFile.ts';

/**
 * Replaces right-to-left conditions, as a page's markup does not contain its direction: for a right-to-left language,
 * the rules apply to every page.
 */
const withRightToLeftRules = ({ css, bothSchemesCss }: CompiledCode) => ({
  css: css.replaceAll(rightToLeftPattern, 'html'),
  bothSchemesCss: bothSchemesCss.replaceAll(rightToLeftPattern, 'html'),
});

const rightToLeftPattern = /\[dir=["']?rtl["']?\]/g;

const darkSchemePattern = /:root\[data-mantine-color-scheme="dark"\][^{]*\{[^{}]*\}/g;

export function createSiteCss(code: CompiledCode, site: Site): string {
  const { server } = code;
  const { css, bothSchemesCss } = isRightToLeft(site.language) ? withRightToLeftRules(code) : code;
  const { scheme = 'light', styles = '' } = site.theme;
  const theme = inStyleLayer(server.themeCss(site.theme)) + styles;
  if (scheme === 'light') return css + theme.replaceAll(darkSchemePattern, '');
  return hasSchemeSwitch(site) ? bothSchemesCss + theme : applyColourScheme(bothSchemesCss + theme, scheme);
}

export const hasSchemeSwitch = ({ header, theme }: Site): boolean =>
  header.schemeSwitch === true && theme.scheme === 'auto';

/** Creates the stylesheet for visitors without scripts, which follows the device's setting. */
export const createScriptlessStylesheet = (css: string): TextFile =>
  createStylesheetFile(applyColourScheme(css, 'auto'));

const fontFacePattern = /@font-face\{[^{}]*\}/g;

/**
 * Creates a file of the full stylesheet, which is added to a document. It omits `@font-face` rules: every document
 * contains them, and a browser that reads one again repeats the layout (25 ms on a computer, four times that on a
 * phone).
 */
export const createStylesheetFile = (css: string): TextFile =>
  createTextFile('site', 'css', css.replaceAll(fontFacePattern, ''));
