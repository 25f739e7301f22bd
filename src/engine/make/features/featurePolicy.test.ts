import { afterEach, expect, it } from 'vitest';
import type { Site } from '#render/site.types.ts';
import type { Feature, FeatureFiles, PolicySources } from './feature.ts';
import { assertAllowedHead, hashSource, policySourcesOf } from './featurePolicy.ts';
import { createFeatureFiles, featureSite, loadFeatures, replaceSiteFeatures } from './features.ts';

const site = featureSite({ url: 'https://example.edu', redirects: {} } as unknown as Site);

afterEach(() => replaceSiteFeatures({}));

async function ownFeature(feature: Feature) {
  replaceSiteFeatures({ own: feature });
  return (await loadFeatures()).filter(({ isCustom }) => isCustom);
}

const script = "console.log('on')";

it.each<[markup: string, sources: PolicySources]>([
  ['<meta name="a" content="b"><link rel="me" href="https://social.example/@us">', {}],
  ['<script type="application/ld+json">{"a":1}</script>', {}],
  ['<script src="/assets/own.js"></script>', {}],
  ['<link rel="stylesheet" href="own.css">', {}],
  [`<script>${script}</script>`, { 'script-src': [hashSource(script)] }],
  ['<style>p{}</style>', { 'style-src': [hashSource('p{}')] }],
  ['<script async src="https://a.example/x.js"></script>', { 'script-src': ['https://a.example'] }],
  ["<script src='//a.example/x.js'></script>", { 'script-src': ['https://a.example'] }],
  ['<SCRIPT SRC=https://a.example/js/x.js></SCRIPT>', { 'script-src': ['https://a.example/js/'] }],
  ['<script src="https://cdn.a.example/x.js"></script>', { 'script-src': ['https://*.a.example'] }],
  ['<link href="https://a.example/x.css" rel=stylesheet>', { 'style-src': ['https://a.example/x.css'] }],
])('allows what browsers do: %s', (markup, sources) => {
  expect(() => assertAllowedHead(markup, [{}, sources])).not.toThrow();
});

it.each<[markup: string, sources: PolicySources, says: string]>([
  [`<script>${script}</script>`, {}, `add "${hashSource(script)}" to "script-src" of its policy`],
  [`<script> ${script}</script>`, { 'script-src': [hashSource(script)] }, 'Write the script in client.ts'],
  [`<script type="module">${script}</script>`, {}, 'an inline script'],
  ['<style>p{}</style>', { 'script-src': [hashSource('p{}')] }, 'an inline style'],
  ['<script src="https://a.example/x.js"></script>', {}, 'Add "https://a.example" to "script-src"'],
  ['<script src="https://b.example/x.js"></script>', { 'script-src': ['https://a.example'] }, 'https://b.example'],
  ['<script src="https://a.example/x.js"></script>', { 'script-src': ['https://a.example/y/'] }, 'refuse'],
  ['<script src="https://xa.example/x.js"></script>', { 'script-src': ['https://*.a.example'] }, 'refuse'],
  ['<script src="http://a.example/x.js"></script>', { 'script-src': ['https://a.example'] }, 'refuse'],
  ['<link rel="stylesheet" href="https://a.example/x.css">', {}, 'to "style-src" of its policy'],
])('says what would be refused by browsers: %s', (markup, sources, says) => {
  expect(() => assertAllowedHead(markup, [sources])).toThrow(says);
});

it.each([
  ['https://a.example; script-src *', 'Write an address'],
  ["'unsafe-inline'", 'Write an address'],
  ['a.example', 'Write an address'],
  ['*', 'Write an address'],
  ['http://a.example', 'Write an address'],
])('refuses %s as a source', async (source, says) => {
  const features = await ownFeature({ policy: () => [{ 'connect-src': [source] }] });
  expect(() => policySourcesOf(features, site)).toThrow(says);
});

it('refuses a directive that it does not know, and takes the others', async () => {
  const unknown = { 'object-src': ['https://a.example'] } as unknown as PolicySources;
  const features = await ownFeature({ policy: () => [unknown] });
  expect(() => policySourcesOf(features, site)).toThrow(/its policy has "object-src"\. It may have "script-src"/);
  const sources = { 'font-src': ['https://fonts.example'], 'connect-src': ['wss://a.example:8443/live'] };
  expect(policySourcesOf(await ownFeature({ policy: () => [sources] }), site)).toEqual([sources]);
});

const filesOf = async (files: () => unknown) =>
  createFeatureFiles(await ownFeature({ files: files as () => FeatureFiles }), [{ site, pages: [] }]);

it('takes texts and bytes, now or later', async () => {
  const files = await filesOf(async () => ({ 'a.bin': new Uint8Array([0, 255]), 'b.txt': 'ü' }));
  expect([...files]).toEqual([
    ['a.bin', new Uint8Array([0, 255])],
    ['b.txt', 'ü'],
  ]);
});

it.each([
  [() => Promise.reject(new Error('no network')), 'The page feature "own" has failed on this file: no network.'],
  [() => ({ 'a.json': { a: 1 } }), 'the content of its file "a.json" must be a text or bytes (Uint8Array)'],
  [() => ({ 'a.txt': Promise.resolve('') }), 'is a promise; wait for it'],
])('names the feature whose files fail', async (files, says) => {
  await expect(filesOf(files)).rejects.toThrow(says);
});
