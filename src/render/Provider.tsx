import { DEFAULT_THEME, DirectionContext, MantineContext, MantineThemeContext, mergeMantineTheme } from '@mantine/core';
import type { ReactNode } from 'react';
import { theme } from './theme.ts';

/** What Mantine's own provider would put there, for a site with one colour scheme whose document has all the CSS. */
const context = {
  colorScheme: 'light' as const,
  setColorScheme: () => {},
  clearColorScheme: () => {},
  getRootElement: () => document.documentElement,
  classNamesPrefix: 'mantine',
  cssVariablesSelector: ':root',
  withStaticClasses: false,
};

const nothing = () => {};

/** Direction in which arrow keys and swipes go; no component writes it into the HTML. */
const direction = () => ({
  dir: typeof document === 'object' && document.dir === 'rtl' ? ('rtl' as const) : ('ltr' as const),
  toggleDirection: nothing,
  setDirection: nothing,
});

/** Merged once: `MantineThemeProvider` would do it for every block. */
const wholeTheme = mergeMantineTheme(DEFAULT_THEME, theme);

/**
 * Mantine's contexts for one block. `MantineProvider` would bring 2.5 kB more, which write CSS variables and classes: the
 * document has them once, where every root of its own would repeat 2.3 kB of them.
 */
export function Provider({ children }: { children: ReactNode }) {
  return (
    <MantineContext value={context}>
      <MantineThemeContext value={wholeTheme}>
        <DirectionContext value={direction()}>{children}</DirectionContext>
      </MantineThemeContext>
    </MantineContext>
  );
}
