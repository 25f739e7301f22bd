import { createTheme, type MantineColorsTuple } from '@mantine/core';
import classes from './theme.module.css';

const shades = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

/** Shades of the site's brand colour, mixed in base.css unless the site names them itself. */
const brand = shades.map((shade) => `var(--theme-brand-${shade})`) as unknown as MantineColorsTuple;

/**
 * Where none of these properties is set, the style sheet says once for all what Mantine would write into the `style`
 * attribute of each element: React leaves out variables that are empty.
 */
const fromStyleSheet = (variables: string[], properties: string[]) => ({
  vars: (_: unknown, props: Record<string, unknown>) => ({
    root: properties.some((name) => props[name] !== undefined)
      ? {}
      : Object.fromEntries(variables.map((name) => [name, ''])),
  }),
});

/**
 * Takes back values that Mantine itself sets on each element: their CSS falls back to the same ones, and a class that
 * sets the variable is heard.
 */
const byClass = (...properties: string[]) => ({
  defaultProps: Object.fromEntries(properties.map((name) => [name, undefined])),
});

/** What Mantine components share on every page, in browsers as at build. Values of tokens are in themeCss.tsx. */
export const theme = createTheme({
  primaryColor: 'brand',
  colors: { brand },
  cursorType: 'pointer',
  respectReducedMotion: true,
  focusClassName: classes.focus,
  components: {
    Title: fromStyleSheet(['--title-fz', '--title-fw', '--title-lh'], ['size']),
    Text: { classNames: { root: classes.text } },
    Group: byClass('gap', 'align', 'justify', 'wrap'),
    Stack: byClass('gap', 'align', 'justify'),
    Table: byClass('verticalSpacing'),
    Card: { classNames: { root: classes.card } },
    Badge: { classNames: { root: classes.badge } },
    Paper: { classNames: { root: classes.paper } },
    Tabs: fromStyleSheet(['--tabs-radius', '--tabs-color'], ['radius', 'color']),
    Button: {
      classNames: { root: classes.button, label: classes.label },
      ...fromStyleSheet(['--button-color'], ['variant', 'color']),
    },
    ActionIcon: {
      classNames: { root: classes.round },
      ...fromStyleSheet(['--ai-color'], ['variant', 'color']),
    },
    Container: { classNames: { root: classes.container } },
    Blockquote: fromStyleSheet(
      ['--bq-bg-light', '--bq-bg-dark', '--bq-bd', '--bq-icon-size', '--bq-radius'],
      ['color', 'radius', 'icon'],
    ),
    Alert: fromStyleSheet(['--alert-color'], ['variant', 'color']),
    Checkbox: {
      classNames: { input: classes.box },
      ...fromStyleSheet(['--checkbox-color', '--checkbox-radius'], ['color']),
    },
    Radio: { classNames: { radio: classes.box }, ...fromStyleSheet(['--radio-color'], ['color']) },
    InputWrapper: { classNames: { root: classes.field } },
    Input: {
      defaultProps: {
        size: undefined,
        variant: undefined,
        rightSectionPointerEvents: undefined,
        attributes: { wrapper: { 'data-tone': 'plain' } },
      },
      classNames: { wrapper: classes.input },
      vars: () => ({ wrapper: { '--input-margin-top': '', '--input-margin-bottom': '' } }),
    },
  },
});
