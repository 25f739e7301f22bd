import { expect, it } from 'vitest';
import type { Site } from '#render/site.types.ts';
import { themeCss } from '#render/themeCss.tsx';
import type { CompiledCode } from './compiledCode.ts';
import { createSiteCss, createStylesheetFile } from './siteCss.ts';

const code = { css: '', bothSchemesCss: '', server: { themeCss } } as unknown as CompiledCode;

const colours = { brand: '#0a6c74', ink: '#111111', surface: '#ffffff', dark: '#111111', accentOnDark: '#9fe3ea' };

const siteWith = (scheme?: 'light' | 'auto') => {
  const theme = { ...colours, font: { family: 'serif' }, headingFont: { family: 'serif' }, scheme };
  return { language: 'en', header: {}, theme } as unknown as Site;
};

it('has no rule for dark pages where all are light', () => {
  expect(createSiteCss(code, siteWith())).not.toMatch(/scheme="?dark/);
  expect(createSiteCss(code, siteWith('light'))).not.toMatch(/scheme="?dark/);
  expect(createSiteCss(code, siteWith('auto'))).toContain('prefers-color-scheme:dark');
});

it('has the rules of a site after the layer of all others, over which they win', () => {
  const site = siteWith();
  const css = createSiteCss(code, { ...site, theme: { ...site.theme, styles: 'h2{color:red}' } } as Site);
  expect(css).toMatch(/^@layer lintel\{.*--theme-brand:.*\}h2\{color:red\}$/s);
});

it('has no typeface in the sheet that is added to pages, which would be laid out again', () => {
  const face = '@font-face{font-family:"fonts/bitter";src:url("/media/bitter.woff2") format("woff2")}';
  expect(createStylesheetFile(`a{color:red}${face}b{color:blue}`).text).toBe('a{color:red}b{color:blue}');
});
