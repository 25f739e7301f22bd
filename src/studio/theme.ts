import { createTheme } from '@mantine/core';

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
    Calendar: { defaultProps: calendar },
    DateInput: {
      // It belongs to the form or dialog that it stands in.
      defaultProps: { ...calendar, popoverProps: { withinPortal: false, floatingStrategy: 'fixed' } },
    },
    InputClearButton: { defaultProps: { 'aria-label': 'Clear' } },
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
