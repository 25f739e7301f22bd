import { ActionIcon, Button, createTheme, InputClearButton } from '@mantine/core';

/** Every month that is shown: all its days can be read, and its buttons have names. */
const calendar = {
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

/** The least width and height of what is pressed. */
const leastTarget = '1.5rem';

/** The looks of the studio, whatever site it edits. */
export const theme = createTheme({
  respectReducedMotion: true,
  primaryColor: 'indigo',
  // White on it can be read.
  primaryShade: { light: 7, dark: 8 },
  fontFamily: 'system-ui, sans-serif',
  fontSizes: { xs: '0.75rem', sm: '0.8125rem', md: '0.875rem' },
  defaultRadius: 'sm',
  cursorType: 'pointer',
  components: {
    // Nothing is too small for a finger: 24 px are the least that WCAG 2.5.8 asks for.
    ActionIcon: ActionIcon.extend({ styles: { root: { minWidth: leastTarget, minHeight: leastTarget } } }),
    Button: Button.extend({ styles: { root: { minHeight: leastTarget } } }),
    Calendar: { defaultProps: calendar },
    DateInput: {
      // It belongs to the form or dialog that it stands in.
      defaultProps: { ...calendar, popoverProps: { withinPortal: false, floatingStrategy: 'fixed' } },
    },
    InputClearButton: InputClearButton.extend({
      defaultProps: { 'aria-label': 'Clear' },
      styles: { root: { minWidth: leastTarget, minHeight: leastTarget } },
    }),
    DateTimePicker: { defaultProps: calendar },
    // The first entry takes the focus: the placeholder that would is no entry of a menu.
    Menu: { defaultProps: { withInitialFocusPlaceholder: false } },
    // The head of a dialog is none of the page.
    Modal: {
      defaultProps: {
        attributes: { header: { role: 'presentation' } },
        closeButtonProps: { 'aria-label': 'Close' },
      },
    },
  },
});
