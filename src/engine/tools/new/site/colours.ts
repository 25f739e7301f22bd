import type { Site } from '#render/site.types.ts';
import { contrastsOf, leastContrast } from '#shared/contrast.ts';
import type { JsonObject } from '#shared/json.ts';
import { mixColours } from '#shared/mixColours.ts';

/** The colours of a theme, as `#rrggbb`. */
export type Colours = Pick<Site['theme'], 'brand' | 'ink' | 'surface' | 'tint' | 'dark' | 'accentOnDark'>;

/**
 * The colours of a site that follow from its brand colour. A brand colour on which white text could not be read is
 * darkened until it can.
 * @param wished `#rrggbb`
 */
export function coloursFrom(wished: string, { ink, surface }: Pick<Colours, 'ink' | 'surface'>): Colours {
  for (let share = 0; share <= 1; share += 0.04) {
    const brand = mixColours(wished, '#000000', share);
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
  throw new Error(`No colours follow from ${wished}.`);
}

const isReadable = (colours: Colours) =>
  contrastsOf(colours as unknown as JsonObject).every(({ ratio }) => ratio >= leastContrast);
