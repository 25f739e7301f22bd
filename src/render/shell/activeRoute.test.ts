import { describe, expect, it } from 'vitest';
import { isActiveEntry, isCurrentPage } from './activeRoute.ts';

const entry = (href: string, ...children: string[]) => ({
  link: { href },
  children: children.map((child) => ({ link: { href: child } })),
});

describe('the page that a link leads to', () => {
  it('is current for its own path, with or without a slash at the end', () => {
    expect(isCurrentPage({ href: '/visit' }, '/visit')).toBe(true);
    expect(isCurrentPage({ href: '/visit/' }, '/visit')).toBe(true);
    expect(isCurrentPage({ href: '/' }, '/')).toBe(true);
  });

  it('is not current for a part of a page, a longer path or another site', () => {
    expect(isCurrentPage({ href: '/visit#map' }, '/visit')).toBe(false);
    expect(isCurrentPage({ href: '/visitors' }, '/visit')).toBe(false);
    expect(isCurrentPage({ href: 'https://example.com/visit' }, '/visit')).toBe(false);
  });
});

describe('a menu entry', () => {
  it('is active on its own page, on a child of it and below its path', () => {
    expect(isActiveEntry(entry('/trees'), '/trees', '/')).toBe(true);
    expect(isActiveEntry(entry('/trees', '/orchard'), '/orchard', '/')).toBe(true);
    expect(isActiveEntry(entry('/trees'), '/trees/apple', '/')).toBe(true);
  });

  it('is active when a link of a group below it is current', () => {
    const groups = [{ children: [{ link: { href: '/fruit/pear' } }] }];
    expect(
      isActiveEntry({ link: { href: '/trees' }, children: [{ link: { href: '/kinds' }, groups }] }, '/fruit/pear', '/'),
    ).toBe(true);
  });

  it('is not active for a path that only begins alike', () => {
    expect(isActiveEntry(entry('/trees'), '/trees-for-sale', '/')).toBe(false);
  });

  it('is active for the home page on the home page alone', () => {
    expect(isActiveEntry(entry('/'), '/', '/')).toBe(true);
    expect(isActiveEntry(entry('/'), '/trees', '/')).toBe(false);
    expect(isActiveEntry(entry('/lane/hi'), '/lane/hi/trees', '/lane/hi')).toBe(false);
  });
});
