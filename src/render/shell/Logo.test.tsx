import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Site } from '../site.types.ts';
import { Logo } from './Logo.tsx';

const logo = { src: '/media/logo.svg', alt: '', width: 200, height: 50 };
const logoInDark = { src: '/media/light', alt: '', width: 180, height: 45, widths: [200, 400], sizes: '12rem' };

const markup = (scheme?: string) =>
  renderToStaticMarkup(
    <Logo site={{ name: 'Orchard', header: { logo, logoInDark }, theme: { scheme } } as unknown as Site} />,
  );

it('has nothing of the dark logo where no page is dark', () => {
  expect(markup()).toBe(markup('light'));
  expect(markup()).not.toContain('/media/light');
});

it('is the dark one where all pages are', () => {
  expect(markup('dark')).toContain('src="/media/light-200.webp"');
  expect(markup('dark')).not.toContain('/media/logo.svg');
});

it('lets the browser choose where the device decides, with one name for both', () => {
  const html = markup('auto');
  expect(html).toContain('<source media="(prefers-color-scheme: dark)" srcSet="/media/light-200.avif 200w,');
  expect(html).toContain('src="/media/logo.svg" alt="Orchard"');
});
