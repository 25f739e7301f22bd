import { expect, test } from 'vitest';
import { themeCss } from './themeCss.tsx';

const colours = {
  ...{
    brand: '#0a6b3c',
    ink: '#111111',
    surface: '#ffffff',
    tint: '#f2f7f4',
    dark: '#0b1f15',
    accentOnDark: '#9fe0bd',
  },
  ...{ font: { family: 'system-ui' }, headingFont: { family: 'Georgia' } },
};

test('a site that sets colours and typefaces alone has the rest of the design', () => {
  const css = themeCss(colours);
  expect(css).toContain('--theme-brand:#0a6b3c');
  expect(css).toContain('--theme-accent-on-dark:#9fe0bd');
  expect(css).toMatch(/--mantine-spacing-md: 1\.25rem/);
  expect(css).toMatch(/--mantine-font-family-headings: var\(--theme-heading-font\)/);
  expect(css).toMatch(/--mantine-color-text: var\(--theme-ink\)/);
});

test("a site's own tokens become Mantine's variables; those left out stay as they are", () => {
  const brandShades = Array.from({ length: 10 }, (_, index) => `#00000${index}`);
  const css = themeCss({
    ...colours,
    brandShades,
    spacing: { md: '1.5rem' },
    radius: { md: '0' },
    fontSizes: { sm: '13px' },
    shadow: '0 2px 4px #000',
    headingSizes: { h1: 'clamp(2rem, 6vw, 5rem)' },
  });
  expect(css).toContain('--theme-brand-9:#000009');
  expect(css).toMatch(/--mantine-spacing-md: 1\.5rem/);
  expect(css).toMatch(/--mantine-spacing-lg: 2rem/);
  expect(css).toMatch(/--mantine-radius-md: 0;/);
  expect(css).toMatch(/--mantine-radius-default: 0;/);
  expect(css).toMatch(/--mantine-font-size-sm: 13px/);
  expect(css).toMatch(/--mantine-h1-font-size: clamp\(2rem, 6vw, 5rem\)/);
  expect(css).toMatch(/--mantine-h1-line-height: 1\.2/);
  expect(css).toMatch(/--mantine-shadow-md: 0 2px 4px #000;/);
  expect(css).not.toContain('--theme-shadow');
});

test('no value ends its declaration', () => {
  const hostile = 'x;}body{display:none}</style>/*';
  const css = themeCss({
    ...colours,
    brand: hostile,
    font: { family: hostile },
    headingFont: { family: hostile },
    brandShades: [hostile],
    spacing: { md: hostile },
    radius: { md: hostile },
    fontSizes: { md: hostile },
    headingSizes: { h1: hostile },
  });
  expect(css).not.toMatch(/body\{|<\/style|\/\*/);
  expect(css).toContain('--theme-font:xbodydisplay:none');
});

test('dark pages have their own colours, with a condition; a site without them has not a word of it', () => {
  const css = themeCss({ ...colours, scheme: 'auto', inDark: { surface: '#101010' } });
  expect(css).toMatch(/:root\[data-mantine-color-scheme=dark\]\{[^}]*--theme-surface:#101010/);
  expect(css).not.toContain('--theme-scheme');
  expect(themeCss({ ...colours, scheme: 'light', inDark: { surface: '#101010' } })).toBe(themeCss(colours));
});
