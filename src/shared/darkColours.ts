import { mixColours } from './mixColours.ts';

/** The colours that a page is written in. */
export interface PageColours {
  brand: string;
  ink: string;
  surface: string;
  tint: string;
  dark: string;
  accentOnDark: string;
}

/**
 * The colours of a site's dark pages: those it names, and what follows from its dark background for the others. White
 * and the accent can be read on that already, so they can on what is as dark.
 * @param colours of the light page, each as `#rrggbb`
 * @param named those that the site names for dark pages
 */
export function darkColours({ brand, dark, accentOnDark }: PageColours, named: Partial<PageColours> = {}): PageColours {
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
