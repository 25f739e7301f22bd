import { DEFAULT_THEME, DirectionContext, MantineContext, MantineThemeContext, mergeMantineTheme } from '@mantine/core';
import type { ReactNode } from 'react';
import { theme } from './theme.ts';

/** Context value of Mantine's own provider, for a site with one colour scheme whose document has all the CSS. */
const mantineContext = {
  colorScheme: 'light' as const,
  setColorScheme: () => {},
  clearColorScheme: () => {},
  getRootElement: () => document.documentElement,
  classNamesPrefix: 'mantine',
  cssVariablesSelector: ':root',
  withStaticClasses: false,
};

const noop = () => {};

/** Direction of arrow keys and swipes; no component writes it into the HTML. */
const createDirectionContext = () => ({
  dir: typeof document === 'object' && document.dir === 'rtl' ? ('rtl' as const) : ('ltr' as const),
  toggleDirection: noop,
  setDirection: noop,
});

/** Merged once: `MantineThemeProvider` would merge it for every block. */
const fullTheme = mergeMantineTheme(DEFAULT_THEME, theme);

/**
 * Mantine's contexts for one block. `MantineProvider` would add 2.5 kB of code that writes CSS variables and classes.
 * The document has those variables once, whereas each root would repeat 2.3 kB of them.
 */
export function Provider({ children }: { children: ReactNode }) {
  return (
    <MantineContext value={mantineContext}>
      <MantineThemeContext value={fullTheme}>
        <DirectionContext value={createDirectionContext()}>{children}</DirectionContext>
      </MantineThemeContext>
    </MantineContext>
  );
}
