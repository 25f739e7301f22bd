import {
  type CSSVariablesResolver,
  MantineProvider,
  type MantineThemeOverride,
  mergeThemeOverrides,
} from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { darkColours } from '#shared/darkColours.ts';
import { headingWeight } from './headingWeight.ts';
import type { Site } from './site.types.ts';
import { theme } from './theme.ts';

type SiteTheme = Site['theme'];
type Headings = NonNullable<NonNullable<MantineThemeOverride['headings']>['sizes']>;

const heading = (fontSize: string) => ({ fontSize, lineHeight: '1.2' });

/** The design of a site that sets nothing but colours and typefaces. */
const defaults: MantineThemeOverride = {
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

/** On a dark page the accent stands for the brand colour wherever that is read; buttons keep it. */
const onDarkPages = {
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

/** The same for whatever has a tone and no colours of its own for text; inScheme() says when it holds. */
const darkTones =
  '[data-mantine-color-scheme=dark] [data-tone]:not([data-tone=brand])' +
  '{--mantine-color-anchor:var(--theme-accent-on-dark);--mantine-color-error:#ffd0d0}';

/** What components take from the block that they stand in: a block's background changes it (base.css). */
const semanticColors =
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
    dark: isDark ? onDarkPages : {},
  });

/** A value that ends neither its declaration nor the style sheet, whatever the check has let pass. */
const inDeclaration = (value: string): string => value.replace(/[;{}<>]|\/\*/g, '');

const inDeclarations = (values: Record<string, string | undefined>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, inDeclaration(value)]])),
  );

/** Mantine's theme with what a site sets of its tokens. */
function siteTheme(tokens: SiteTheme): MantineThemeOverride {
  const { spacing = {}, radius = {}, fontSizes = {}, headingSizes = {}, shadow } = tokens;
  const sizes = Object.entries(headingSizes).map(([level, fontSize]) => [level, { fontSize: inDeclaration(fontSize) }]);
  return mergeThemeOverrides(theme, defaults, {
    spacing: inDeclarations(spacing),
    radius: inDeclarations(radius),
    fontSizes: inDeclarations(fontSizes),
    ...(shadow !== undefined && { shadows: { md: inDeclaration(shadow) } }),
    headings: { sizes: Object.fromEntries(sizes) as Headings },
  });
}

/**
 * CSS variables of a site's theme: `--theme-…` for its colours and typefaces, and Mantine's own for all that components
 * read, where they differ from Mantine's defaults. They follow the style sheet. What differs on dark pages is there for
 * sites that have them, with Mantine's condition.
 */
export function themeCss(tokens: SiteTheme): string {
  const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const { font, headingFont, scheme = 'light', inDark, shadow: _, styles: __, ...values } = tokens;
  const declare = (all: object) =>
    Object.entries(all).flatMap(([name, value]) =>
      typeof value === 'string' ? `--theme-${kebab(name)}:${inDeclaration(value)}` : [],
    );
  const colours = declare(values);
  const dark =
    scheme === 'light'
      ? ''
      : `:root[data-mantine-color-scheme=dark]{${declare(darkColours(tokens, inDark)).join(';')}}${darkTones}`;
  const families = [font, headingFont].map(({ family }) => inDeclaration(family));
  const own = [...colours, `--theme-font:${families[0]}`, `--theme-heading-font:${families[1]}`];
  const faces = new Set([font.file?.css ?? '', headingFont.file?.css ?? '']);
  const shades = tokens.brandShades?.map((shade, index) => `--theme-brand-${index}:${inDeclaration(shade)}`) ?? [];
  const markup = renderToStaticMarkup(
    <MantineProvider
      theme={siteTheme(tokens)}
      cssVariablesResolver={semanticColors(scheme !== 'light')}
      withGlobalClasses={false}
      forceColorScheme="light"
    >
      {null}
    </MantineProvider>,
  );
  // Without quotes, as in the compiled style sheet: of two rules for the same selector the later one holds.
  const variables = markup.replace(/<\/?style[^>]*>/g, '').replace(/(color-scheme=)"light"/g, '$1light');
  return `${[...faces].join('')}:root{${[...own, ...shades].join(';')}}${variables}${dark}`;
}
