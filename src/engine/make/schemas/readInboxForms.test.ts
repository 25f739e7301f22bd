import { expect, it } from 'vitest';
import { formKey } from '#rules/formKey.ts';
import { page, site, writeSite } from '#tests/samples/site.ts';
import { readInboxForms } from './readInboxForms.ts';
import { findSubmittingBlocks } from './submittingBlocks.ts';

const at = '2026-11-20';
const submit = {
  label: 'Send',
  kind: 'inbox',
  mail: ['{site.email}'],
  confirm: { subject: 'We have it: {reference}', text: 'Thank you' },
  deleteAfterDays: 30,
};
const form = (more: object = {}) =>
  JSON.stringify({
    ...{ type: 'form', id: 'ask', fields: [{ name: 'a', label: 'A', input: 'text' }], submit },
    messages: { failure: { title: 'Not sent' } },
    ...more,
  });
const settings = (more: object = {}) =>
  JSON.stringify({ ...site, email: 'office@example.edu', inbox: { url: '/_inbox' }, ...more });

it('reads the forms that go to the inbox, with what visitors do not see', () => {
  const pages = writeSite({
    '_site.json': settings(),
    'visit.json': page(form()),
    'other.json': page(form({ submit: { label: 'Send', kind: 'none' }, messages: { success: { text: 'x' } } })),
  });
  const { forms, inboxUrl, problems } = readInboxForms({ pages, at });
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(inboxUrl).toBe('/_inbox');
  expect(forms).toMatchObject([
    {
      ...{ name: 'visit-ask', page: '/visit', mail: ['office@example.edu'], deleteAfterDays: 30 },
      confirm: submit.confirm,
    },
  ]);
});

it('knows a form by the key that its page has, and gives the page no addresses of mails', () => {
  const pages = writeSite({ '_site.json': settings(), 'visit.json': page(form()) });
  const { forms, source } = readInboxForms({ pages, at });
  const [block] = findSubmittingBlocks(source, at);
  const { fields, id } = (block?.props ?? {}) as unknown as { fields: object[]; id: string };
  expect(forms[0]?.key).toBe(formKey({ fields, id }));
  for (const hidden of ['office@example.edu', 'We have it', 'deleteAfterDays'])
    expect(JSON.stringify(block?.props)).not.toContain(hidden);
});

it('lists entries of a page and of its translation together', () => {
  const pages = writeSite({
    '_site.json': settings({ languages: ['hi'] }),
    'visit.json': page(form()),
    'visit.hi.json': page(form({ submit: { ...submit, label: 'भेजें' } })),
  });
  const { forms } = readInboxForms({ pages, at });
  expect(forms.map(({ name, language, page: address }) => [name, language, address])).toEqual([
    ['visit-ask', expect.stringMatching(/^en/), '/visit'],
    ['visit-ask', 'hi', '/hi/visit'],
  ]);
});

it('reads no forms of content with errors', () => {
  const pages = writeSite({ '_site.json': settings(), 'visit.json': page(form({ colour: 'red' })) });
  expect(readInboxForms({ pages, at }).forms).toEqual([]);
});
