import { createTheme } from '@mantine/core';

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
