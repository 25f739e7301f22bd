import { formatQuotedList, quote } from '#shared/formatText.ts';
import { error } from '#shared/problemKind.ts';

export const serviceProblems = {
  'outside-script-incomplete': error<{ service: string; key: string; example: string }>({
    title: 'Service without what it needs',
    message: ({ service, key }) => `${quote(service)} has to be told "${key}", which is missing.`,
    hint: ({ key, example }) =>
      `Add "${key}" beside "service", as "${key}": "${example}". The service says what yours is.`,
    hintInWords: ({ example }) => `Fill it in, as ${quote(example)}. The service says what yours is.`,
    why: 'The service could not tell this site from others, or its script would be asked for where it is not.',
    example: {
      wrong: '{ "service": "plausible" }',
      right: '{ "service": "plausible", "site": "example.edu" }',
    },
  }),
  'consent-missing': error<{ name: string }>({
    title: 'Service that waits for a question nobody asks',
    message: ({ name }) => `${name} waits until visitors allow it, and nothing says what they are asked.`,
    hint: () =>
      'Add "consent" to _site.json: { "text": "May we count visits?", "link": "/privacy" }. Where you may count without asking, write "needsConsent": false.',
    hintInWords: () =>
      'Write what visitors are asked, in the area “Site” under “Question before services run”. Where you may count without asking, say so at the service, under “Only with consent”.',
    why: 'Nobody would be asked, nobody could allow it, and it would never run.',
    example: {
      wrong: '"outsideScripts": [{ "service": "google", "id": "G-AB12CD34EF" }]',
      right:
        '"outsideScripts": [{ "service": "google", "id": "G-AB12CD34EF" }], "consent": { "text": "May we count visits with Google Analytics?" }',
    },
  }),
  'outside-script-malformed': error<{ service: string; key: string; found: string; example: string }>({
    title: 'Service that is told something else',
    message: ({ service, key, found }) => `${quote(found)} is not what ${quote(service)} takes for "${key}".`,
    hint: ({ key, example }) => `Write it as the service shows it, in the form "${key}": "${example}".`,
    hintInWords: ({ example }) => `Write it as the service shows it, in the form ${quote(example)}.`,
    why: 'The service would refuse what browsers send, and count nothing.',
    example: {
      wrong: '{ "service": "google", "id": "UA-1234-1" }',
      right: '{ "service": "google", "id": "G-AB12CD34EF" }',
    },
  }),
  'outside-script-useless': error<{ service: string; key: string; instead: string[] }>({
    title: 'Service that is told what it does not ask for',
    message: ({ service, key }) => `${quote(service)} does not take "${key}".`,
    hint: ({ service, key, instead }) => `Take "${key}" out; ${quote(service)} asks for ${formatQuotedList(instead)}.`,
    why: 'It would do nothing, and looks as if it did.',
    example: {
      wrong: '{ "service": "google", "id": "G-AB12CD34EF", "from": "https://example.org" }',
      right: '{ "service": "google", "id": "G-AB12CD34EF" }',
    },
  }),
};
