// @vitest-environment node
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { addressOfArea, rememberAddress } from './areaAddresses.ts';

describe('addressOfArea', () => {
  beforeEach(() => {
    const stored = new Map<string, string>();
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
    });
  });

  it('leads to the start of an area one has not been in', () => {
    expect(addressOfArea('pages', { pathname: '/media/' })).toBe('/pages/');
  });

  it('leads back to the page and the selection', () => {
    rememberAddress({ pathname: '/pages/visit', search: '?at=%2Fblocks%2F0' });
    rememberAddress({ pathname: '/media/', search: '' });
    expect(addressOfArea('pages', { pathname: '/media/' })).toBe('/pages/visit?at=%2Fblocks%2F0');
  });

  it('leads to the start from inside the area', () => {
    rememberAddress({ pathname: '/pages/visit', search: '' });
    expect(addressOfArea('pages', { pathname: '/pages/visit' })).toBe('/pages/');
  });
});
