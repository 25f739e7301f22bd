import { createTheme, type MantineColorsTuple } from '@mantine/core';

const shades = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

/** Shades of the site's brand colour, mixed in base.css: components name colours, they never hold them. */
const brand = shades.map((shade) => `var(--brand-${shade})`) as unknown as MantineColorsTuple;

/** What Mantine components share on every page. Values live in CSS, written once by the build. */
export const theme = createTheme({
  primaryColor: 'brand',
  colors: { brand },
  fontFamily: 'var(--theme-font)',
  headings: { fontFamily: 'var(--theme-heading-font)' },
  defaultRadius: 'md',
  cursorType: 'pointer',
  respectReducedMotion: true,
});
