import { expect, it } from 'vitest';
import { checkForm, field, fields, http, testMistakes } from '#tests/samples/form.ts';

testMistakes([
  [
    'to nowhere',
    http('', field('a')).replace('"submit": {', '"submit": ▶{'),
    'form-url-missing',
    '"http" needs a "url" to send to',
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
]);

it('takes the address of a form with its tokens replaced, and paths as those of the site', () => {
  expect(checkForm(http('"url": "{site.url}/login"', field('a', '', 'password'))).shown).toEqual([]);
  expect(checkForm(http('"url": "/login"', field('a', '', 'password'))).shown).toEqual([]);
});

it.each(['http://localhost:3000/login', 'http://127.0.0.1:3000/login'])('lets a password go to %s', (url) => {
  expect(checkForm(http(`"url": "${url}"`, field('a', '', 'password'))).shown).toEqual([]);
});
