import { expect, it } from 'vitest';
import { createContentSecurityPolicy } from '#engine/make/render/contentSecurityPolicy.ts';
import type { Site } from '#render/site.types.ts';
import type { FinishedPage } from '../feature.ts';
import { featureSite } from '../features.ts';
import { siteHeaders } from '../hosting/headers.ts';
import { feature } from './feature.ts';

const outsideScripts = [
  { service: 'plausible', site: 'example.edu' },
  { service: 'matomo', site: '3', from: 'https://example.org/matomo' },
  { service: 'google', id: 'G-AB12CD34EF' },
];
const siteWith = (more: object) => ({ url: 'https://example.edu', ...more }) as unknown as Site;
const page = {} as FinishedPage;
const outputOf = (site: Site, isPreview = false) => {
  const siteForFeatures = featureSite(site, isPreview);
  const { head, client, policy } = feature;
  return {
    head: head?.(page, siteForFeatures),
    client: client?.(page, siteForFeatures),
    policy: policy?.(siteForFeatures),
  };
};

it('does nothing where no service is listed, nor in previews and dev', () => {
  const nothing = { head: '', client: false, policy: [] };
  expect(outputOf(siteWith({}))).toEqual(nothing);
  expect(outputOf(siteWith({ outsideScripts: [] }))).toEqual(nothing);
  expect(outputOf(siteWith({ outsideScripts }), true)).toEqual(nothing);
  expect(feature.client?.(page, { ...featureSite(siteWith({ outsideScripts })), isDev: true })).toBe(false);
});

it('tells pages which services there are, and which of them wait for the visitor', () => {
  const { head = '', client } = outputOf(siteWith({ outsideScripts }));
  expect(client).toBe(true);
  expect(JSON.parse(head.replace(/<[^>]*>/g, ''))).toEqual([
    { service: 'plausible', site: 'example.edu', from: 'https://plausible.io', needsConsent: false },
    { service: 'matomo', site: '3', from: 'https://example.org/matomo', needsConsent: true },
    { service: 'google', id: 'G-AB12CD34EF', from: 'https://www.googletagmanager.com', needsConsent: true },
  ]);
  const hostile = outputOf(siteWith({ outsideScripts: [{ service: 'plausible', site: '</script><script>' }] }));
  expect(hostile.head?.match(/<\/?script/g)).toHaveLength(2);
});

it('lets browsers ask the services that are listed, and no others', () => {
  const policyOf = (...services: string[]) => {
    const listed = outsideScripts.filter(({ service }) => services.includes(service));
    const features = outputOf(siteWith({ outsideScripts: listed })).policy ?? [];
    const needs = { endpoints: ['https://api.example'], widget: [], features };
    return Object.fromEntries(
      createContentSecurityPolicy([], '', needs)
        .split(';')
        .map((directive) => [directive.slice(0, directive.indexOf(' ')), directive.slice(directive.indexOf(' ') + 1)]),
    );
  };
  const none = policyOf();
  expect(none['script-src']).toBe("'self'");
  expect(policyOf('plausible')).toEqual({
    ...none,
    'script-src': "'self' https://plausible.io/js/script.manual.js",
    'connect-src': "'self' https://api.example https://plausible.io/api/event",
  });
  expect(policyOf('plausible', 'matomo')['script-src']).toBe(
    "'self' https://plausible.io/js/script.manual.js https://example.org/matomo/matomo.js",
  );
  expect(policyOf('google')['connect-src']).toMatch(
    /^'self' https:\/\/api\.example https:\/\/\*\.google-analytics\.com /,
  );
  // The header of hosts is a policy too, and browsers apply both.
  expect(JSON.stringify(siteHeaders({})[0])).not.toMatch(/(script|connect|frame|img)-src /);
});
