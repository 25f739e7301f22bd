import { ActionIcon, Button, type CSSVariablesResolver, createTheme, InputClearButton, Switch } from '@mantine/core';

const calendarProps = {
  weekendDays: [],
  hideOutsideDates: true,
  ariaLabels: {
    previousMonth: 'Month before',
    nextMonth: 'Month after',
    previousYear: 'Year before',
    nextYear: 'Year after',
    previousDecade: 'Ten years before',
    nextDecade: 'Ten years after',
  },
};

const minTargetSize = '1.5rem';

/** White text on Mantine's own filled red has a contrast of 3.8. */
export const studioColors: CSSVariablesResolver = ({ colors }) => ({
  variables: {},
  light: {
    '--mantine-color-red-filled': colors.red[9],
    '--mantine-color-red-filled-hover': `color-mix(in srgb, ${colors.red[9]}, black 15%)`,
  },
  dark: {},
});

export const theme = createTheme({
  respectReducedMotion: true,
  primaryColor: 'indigo',
  // Contrast with white text.
  primaryShade: { light: 7, dark: 8 },
  fontFamily: 'system-ui, sans-serif',
  fontSizes: { xs: '0.75rem', sm: '0.8125rem', md: '0.875rem' },
  defaultRadius: 'sm',
  cursorType: 'pointer',
  components: {
    // WCAG 2.5.8 requires targets of at least 24 px.
    ActionIcon: ActionIcon.extend({ styles: { root: { minWidth: minTargetSize, minHeight: minTargetSize } } }),
    Button: Button.extend({ styles: { root: { minHeight: minTargetSize } } }),
    Calendar: { defaultProps: calendarProps },
    DateInput: { defaultProps: calendarProps },
    InputClearButton: InputClearButton.extend({
      defaultProps: { 'aria-label': 'Clear' },
      styles: { root: { minWidth: minTargetSize, minHeight: minTargetSize } },
    }),
    DateTimePicker: { defaultProps: calendarProps },
    // Its buttons would be half as high as an input; the arrow keys do the same.
    NumberInput: { defaultProps: { hideControls: true } },
    Switch: Switch.extend({ styles: { label: { paddingBlock: '2px' } } }),
    // The first item gets the focus: the placeholder is no item of a menu.
    Menu: { defaultProps: { withInitialFocusPlaceholder: false } },
    // The header of a dialog is no banner of the page.
    Modal: {
      defaultProps: {
        attributes: { header: { role: 'presentation' } },
        closeButtonProps: { 'aria-label': 'Close' },
      },
    },
  },
});
