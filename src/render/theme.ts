import { createTheme, type MantineColorsTuple } from '@mantine/core';
import classes from './theme.module.css';

const shades = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

/** Shades of the site's brand colour, mixed in base.css unless the site names them itself. */
const brand = shades.map((shade) => `var(--theme-brand-${shade})`) as unknown as MantineColorsTuple;

/**
 * Empties variables if none of these properties is set. The style sheet defines them once, where Mantine would write
 * them into the `style` attribute of each element: React leaves out empty variables.
 */
const withEmptyVariables = (variables: string[], properties: string[]) => ({
  vars: (_: unknown, props: Record<string, unknown>) => ({
    root: properties.some((name) => props[name] !== undefined)
      ? {}
      : Object.fromEntries(variables.map((name) => [name, ''])),
  }),
});

/**
 * Removes default values that Mantine sets on each element: their CSS falls back to the same values, and a class that
 * sets the variable takes effect.
 */
const withoutDefaultProps = (...properties: string[]) => ({
  defaultProps: Object.fromEntries(properties.map((name) => [name, undefined])),
});

/** Theme of Mantine components on every page, in browsers and at build. Values of tokens are in themeCss.tsx. */
export const theme = createTheme({
  primaryColor: 'brand',
  colors: { brand },
  cursorType: 'pointer',
  respectReducedMotion: true,
  focusClassName: classes.focus,
  components: {
    Title: withEmptyVariables(['--title-fz', '--title-fw', '--title-lh'], ['size']),
    Text: { classNames: { root: classes.text } },
    Group: withoutDefaultProps('gap', 'align', 'justify', 'wrap'),
    Stack: withoutDefaultProps('gap', 'align', 'justify'),
    Table: withoutDefaultProps('verticalSpacing'),
    Card: { classNames: { root: classes.card } },
    Badge: { classNames: { root: classes.badge } },
    Paper: { classNames: { root: classes.paper } },
    Tabs: withEmptyVariables(['--tabs-radius', '--tabs-color'], ['radius', 'color']),
    Button: {
      classNames: { root: classes.button, label: classes.label },
      ...withEmptyVariables(['--button-color'], ['variant', 'color']),
    },
    ActionIcon: {
      classNames: { root: classes.round },
      ...withEmptyVariables(['--ai-color'], ['variant', 'color']),
    },
    Container: { classNames: { root: classes.container } },
    Blockquote: withEmptyVariables(
      ['--bq-bg-light', '--bq-bg-dark', '--bq-bd', '--bq-icon-size', '--bq-radius'],
      ['color', 'radius', 'icon'],
    ),
    Alert: withEmptyVariables(['--alert-color'], ['variant', 'color']),
    Checkbox: {
      classNames: { input: classes.box },
      ...withEmptyVariables(['--checkbox-color', '--checkbox-radius'], ['color']),
    },
    Radio: { classNames: { radio: classes.box }, ...withEmptyVariables(['--radio-color'], ['color']) },
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
