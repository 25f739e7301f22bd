import type { Site } from '#render/site.types.ts';
import { lightContrastsOf, minContrast } from '#shared/contrast.ts';
import type { JsonObject } from '#shared/json.ts';
import { mixColours } from '#shared/mixColours.ts';

export type ThemeColours = Pick<Site['theme'], 'brand' | 'ink' | 'surface' | 'tint' | 'dark' | 'accentOnDark'>;

/**
 * Derives a site's colours from its brand colour. A brand colour that is too light for white text is darkened.
 * @param brandColour `#rrggbb`
 */
export function deriveColours(
  brandColour: string,
  { ink, surface }: Pick<ThemeColours, 'ink' | 'surface'>,
): ThemeColours {
  for (let share = 0; share <= 1; share += 0.04) {
    const brand = mixColours(brandColour, '#000000', share);
    const colours = {
      brand,
      ink,
      surface,
      tint: mixColours(brand, surface, 0.92),
      dark: mixColours(brand, '#14151a', 0.8),
    };
    const withAccent = { ...colours, accentOnDark: mixColours(brand, '#ffffff', 0.62) };
    if (isReadable(withAccent)) return withAccent;
  }
  throw new Error(`No colours follow from ${brandColour}.`);
}

const isReadable = (colours: ThemeColours) =>
  lightContrastsOf(colours as unknown as JsonObject).every(({ ratio }) => ratio >= minContrast);
