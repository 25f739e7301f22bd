import { mixColours } from './mixColours.ts';

/** Colours of a page. */
export interface PageColours {
  brand: string;
  ink: string;
  surface: string;
  tint: string;
  dark: string;
  accentOnDark: string;
}

/**
 * Derives the colours of dark pages from the dark background, except those that the site names. White and the accent
 * are readable on that background, so they are on colours that are as dark.
 * @param colours colours of light pages, each as `#rrggbb`
 * @param named colours that the site names for dark pages
 */
export function deriveDarkColours(
  { brand, dark, accentOnDark }: PageColours,
  named: Partial<PageColours> = {},
): PageColours {
  const surface = named.surface ?? dark;
  return {
    brand,
    ink: mixColours('#ffffff', surface, 0.08),
    surface,
    tint: mixColours(surface, '#ffffff', 0.05),
    dark: mixColours(surface, '#000000', 0.35),
    accentOnDark,
    ...named,
  };
}
