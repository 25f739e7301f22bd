import { expect, it } from 'vitest';
import { checkForm, field, fields, http, testMistakes } from '#tests/samples/form.ts';
import { checkChanged, page, site } from '#tests/samples/site.ts';

testMistakes([
  [
    'without a destination',
    fields(field('a')).replace('"submit": {', '"submit": ▶{').replace(', "kind": "simulate"', ''),
    'form-destination-missing',
    'no destination yet',
  ],
  [
    'to nowhere',
    http('', field('a')).replace('"submit": {', '"submit": ▶{'),
    'form-url-missing',
    'the address of the service is missing',
  ],
  [
    'nowhere, and silently',
    fields(field('a')).replace('"simulate"', '▶"none"'),
    'form-success-unsaid',
    'Add "success" to "messages"',
  ],
  [
    'files as JSON',
    http('"url": "/api", "encoding": ▶"json"', field('a', '', 'file')),
    'form-files-as-json',
    '"encoding": "form"',
  ],
  [
    'a password over http',
    http('"url": ▶"http://api.example.edu/login"', field('a', '', 'password')),
    'form-password-insecure',
    'https://',
  ],
  [
    'a field of the name of a guard',
    http(
      '"url": "/api", "guards": { "honeypot": true }',
      `${field('a')}, ${field('website').replace('"website"', '▶"website"')}`,
    ),
    'form-guard-name',
    'another name',
  ],
  [
    'a proof of work without challenges',
    http('"url": "/api", "guards": { "altcha": ▶true }', field('a')),
    'form-challenges-missing',
    'Add "challenges"',
  ],
  [
    'challenges without a proof of work',
    http('"url": "/api", "guards": { "altcha": false, "challenges": ▶"/challenge" }', field('a')),
    'form-guards-unused',
    'Delete it',
  ],
]);

it('takes the address of a form with its tokens replaced, and paths as those of the site', () => {
  expect(checkForm(http('"url": "{site.url}/login"', field('a', '', 'password'))).shown).toEqual([]);
  expect(checkForm(http('"url": "/login"', field('a', '', 'password'))).shown).toEqual([]);
});

it.each(['http://localhost:3000/login', 'http://127.0.0.1:3000/login'])('lets a password go to %s', (url) => {
  expect(checkForm(http(`"url": "${url}"`, field('a', '', 'password'))).shown).toEqual([]);
});

/** Codes of a form in some files of a site that is real. */
function codesOfRealSite(files: Record<string, string>): string[] {
  const { demonstration: _, ...real } = site;
  const { problems } = checkChanged({ '_site.json': JSON.stringify(real), ...files });
  return problems.map(({ code, file }) => `${code} ${file}`).filter((problem) => problem.startsWith('form-'));
}

const pretending = `{ "type": "form", ${fields(field('a'))} }`;

it('warns of a form that only pretends wherever visitors can come upon it', () => {
  expect(codesOfRealSite({ 'about/index.json': page(pretending) })).toEqual(['form-pretends about/index.json']);
  expect(codesOfRealSite({ '_blocks/numbers.json': pretending })).toEqual(['form-pretends _blocks/numbers.json']);
});

it('says nothing of a form that pretends in a draft or a pattern, or says itself that it demonstrates', () => {
  const draft = page(pretending).replace('"index": false', '"index": false, "draft": true');
  expect(codesOfRealSite({ 'draft.json': draft })).toEqual([]);
  const pattern = `{ "title": "Ask", "about": "A form.", "blocks": [${pretending}] }`;
  expect(codesOfRealSite({ '_patterns/ask.json': pattern })).toEqual([]);
  const demonstrating = pretending.replace('"simulate"', '"simulate", "demonstration": true');
  expect(codesOfRealSite({ 'about/index.json': page(demonstrating) })).toEqual([]);
});

it('warns of a form that will pretend as soon as its page appears', () => {
  const coming = page(pretending).replace('"index": false', '"index": false, "publishAt": "2026-12-01"');
  expect(codesOfRealSite({ 'coming.json': coming })).toEqual(['form-pretends coming.json']);
});

it('lets a pattern wait for the destination of its form', () => {
  const form = pretending.replace(', "kind": "simulate"', '');
  const pattern = `{ "title": "Ask", "about": "A form.", "blocks": [${form}] }`;
  expect(codesOfRealSite({ '_patterns/ask.json': pattern })).toEqual([]);
});

const subscribing = `{ "type": "form", ${fields(field('a'))
  .replace('"simulate"', '"inbox", "subscription": "News"')
  .replace('"submit"', '"messages": { "failure": { "text": "f" } }, "submit"')} }`;
const emailField = '{ "name": "a", "label": "a", "input": "email"';
const requiredRule = '"rules": [{ "rule": "required", "message": "m" }]';
const withEmail = (more: string) => subscribing.replace(/\{ "name": "a"[^}]*\}/, `${emailField}${more} }`);

it.each([
  ['no address', subscribing, ['form-subscription-unaddressed']],
  ['an address that may be empty', withEmail(''), ['form-subscription-unaddressed']],
  [
    'an address that may be hidden',
    withEmail(`, ${requiredRule}, "when": { "field": "b" }`).replace(
      '}], "messages"',
      '}, { "name": "b", "label": "b", "input": "text" }], "messages"',
    ),
    ['form-subscription-unaddressed'],
  ],
  ['an address that is always there', withEmail(`, ${requiredRule}`), []],
])('asks of a subscription for an address: %s', (_, form, codes) => {
  const inboxSite = JSON.stringify({ ...site, inbox: { url: '/_inbox' } });
  const { problems } = checkChanged({ '_site.json': inboxSite, 'about/index.json': page(form) });
  expect(problems.map(({ code }) => code).filter((code) => code.startsWith('form-'))).toEqual(codes);
});
