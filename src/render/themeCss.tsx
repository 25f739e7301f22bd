import {
  type CSSVariablesResolver,
  MantineProvider,
  type MantineThemeOverride,
  mergeThemeOverrides,
} from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { deriveDarkColours } from '#shared/deriveDarkColours.ts';
import { headingWeight } from './headingWeight.ts';
import type { Site } from './site.types.ts';
import { theme } from './theme.ts';

type SiteTheme = Site['theme'];
type Headings = NonNullable<NonNullable<MantineThemeOverride['headings']>['sizes']>;

const heading = (fontSize: string) => ({ fontSize, lineHeight: '1.2' });

/** The design of a site that sets only colours and typefaces. */
const defaultTheme: MantineThemeOverride = {
  fontFamily: 'var(--theme-font)',
  headings: {
    fontFamily: 'var(--theme-heading-font)',
    fontWeight: `${headingWeight}`,
    textWrap: 'balance',
    sizes: {
      h1: heading('clamp(2rem, 1.5rem + 2.6vw, 3.5rem)'),
      h2: heading('clamp(1.6rem, 1.3rem + 1.4vw, 2.4rem)'),
      h3: heading('clamp(1.25rem, 1.1rem + 0.6vw, 1.5rem)'),
      h4: heading('1.125rem'),
      h5: heading('1.125rem'),
      h6: heading('1rem'),
    },
  },
  spacing: { '2xs': '0.25rem', xs: '0.5rem', sm: '0.75rem', md: '1.25rem', lg: '2rem', xl: '3rem' },
  lineHeights: { md: '1.6' },
  shadows: { md: '0 1px 2px rgb(0 0 0 / 8%), 0 6px 20px rgb(0 0 0 / 7%)' },
};

/** On a dark page the accent replaces the brand colour in text; buttons keep it. */
const darkPageVariables = {
  '--mantine-primary-color-filled': 'var(--theme-brand)',
  '--mantine-primary-color-filled-hover': 'color-mix(in srgb, var(--theme-brand) 82%, #000)',
  '--mantine-primary-color-contrast': '#fff',
  '--mantine-color-text': 'var(--theme-ink)',
  '--mantine-color-body': 'var(--theme-surface)',
  '--mantine-color-anchor': 'var(--theme-accent-on-dark)',
  '--mantine-color-error': '#ffd0d0',
  '--mantine-color-dimmed': 'color-mix(in srgb, var(--mantine-color-text) 80%, var(--mantine-color-body))',
  '--mantine-color-default-border': 'color-mix(in srgb, var(--mantine-color-text) 22%, var(--mantine-color-body))',
};

/** The same for elements with a tone that set no text colours; applyColourScheme() adds the condition. */
const darkTones =
  '[data-mantine-color-scheme=dark] [data-tone]:not([data-tone=brand])' +
  '{--mantine-color-anchor:var(--theme-accent-on-dark);--mantine-color-error:#ffd0d0}';

/** Variables that components inherit from their block: a block's background changes them (base.css). */
const createVariablesResolver =
  (isDark: boolean): CSSVariablesResolver =>
  () => ({
    variables: {
      '--mantine-primary-color-filled': 'var(--theme-brand)',
      '--mantine-primary-color-filled-hover': 'color-mix(in srgb, var(--theme-brand) 82%, #000)',
    },
    light: {
      '--mantine-primary-color-contrast': '#fff',
      '--mantine-color-text': 'var(--theme-ink)',
      '--mantine-color-body': 'var(--theme-surface)',
      '--mantine-color-anchor': 'var(--theme-brand)',
      '--mantine-color-error': '#c22121',
      '--mantine-color-dimmed': 'color-mix(in srgb, var(--mantine-color-text) 80%, var(--mantine-color-body))',
      '--mantine-color-default-border': 'color-mix(in srgb, var(--mantine-color-text) 14%, var(--mantine-color-body))',
    },
    dark: isDark ? darkPageVariables : {},
  });

/**
 * Removes characters with which a value could end its declaration or the style sheet, whatever the check has let pass.
 */
const sanitizeCssValue = (value: string): string => value.replace(/[;{}<>]|\/\*/g, '');

const sanitizeCssValues = (values: Record<string, string | undefined>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, sanitizeCssValue(value)]])),
  );

function createSiteTheme(tokens: SiteTheme): MantineThemeOverride {
  const { spacing = {}, radius = {}, fontSizes = {}, headingSizes = {}, shadow } = tokens;
  const sizes = Object.entries(headingSizes).map(([level, fontSize]) => [
    level,
    { fontSize: sanitizeCssValue(fontSize) },
  ]);
  return mergeThemeOverrides(theme, defaultTheme, {
    spacing: sanitizeCssValues(spacing),
    radius: sanitizeCssValues(radius),
    fontSizes: sanitizeCssValues(fontSizes),
    ...(shadow !== undefined && { shadows: { md: sanitizeCssValue(shadow) } }),
    headings: { sizes: Object.fromEntries(sizes) as Headings },
  });
}

/**
 * CSS variables of a site's theme: `--theme-…` for its colours and typefaces, and those of Mantine's own that differ
 * from Mantine's defaults. They follow the style sheet. Sites with dark pages have the differences too, with Mantine's
 * condition.
 */
export function themeCss(tokens: SiteTheme): string {
  const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const { font, headingFont, scheme = 'light', inDark, shadow: _, styles: __, ...values } = tokens;
  const declare = (properties: object) =>
    Object.entries(properties).flatMap(([name, value]) =>
      typeof value === 'string' ? `--theme-${kebab(name)}:${sanitizeCssValue(value)}` : [],
    );
  const colours = declare(values);
  const dark =
    scheme === 'light'
      ? ''
      : `:root[data-mantine-color-scheme=dark]{${declare(deriveDarkColours(tokens, inDark)).join(';')}}${darkTones}`;
  const families = [font, headingFont].map(({ family }) => sanitizeCssValue(family));
  const declarations = [...colours, `--theme-font:${families[0]}`, `--theme-heading-font:${families[1]}`];
  const faces = new Set([font.file?.css ?? '', headingFont.file?.css ?? '']);
  const shades = tokens.brandShades?.map((shade, index) => `--theme-brand-${index}:${sanitizeCssValue(shade)}`) ?? [];
  const markup = renderToStaticMarkup(
    <MantineProvider
      theme={createSiteTheme(tokens)}
      cssVariablesResolver={createVariablesResolver(scheme !== 'light')}
      withGlobalClasses={false}
      forceColorScheme="light"
    >
      {null}
    </MantineProvider>,
  );
  // Without quotes, as in the compiled style sheet: the later one of two rules for the same selector applies.
  const variables = markup.replace(/<\/?style[^>]*>/g, '').replace(/(color-scheme=)"light"/g, '$1light');
  return `${[...faces].join('')}:root{${[...declarations, ...shades].join(';')}}${variables}${dark}`;
}
