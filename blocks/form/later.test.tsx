import { renderToString } from 'react-dom/server';
import { beforeAll, expect, it } from 'vitest';
import { Provider } from '#render/Provider.tsx';
import { defaultLabels } from '#shared/content.ts';
import { laterLabels } from '#shared/laterLabels.ts';
import Form, { loadMore } from './Form.tsx';
import build from './form.build.ts';
import type { Form as FormSettings } from './form.types.ts';
import { inboxForm } from './inboxForm.ts';

beforeAll(() => loadMore());

const form: FormSettings = {
  fields: [{ name: 'note', label: 'Note', input: 'text' }],
  submit: { label: 'Send', kind: 'inbox' },
  inbox: { url: '/_inbox' },
  resumeDays: 30,
};

const prerender = (more: object) =>
  renderToString(
    <Provider>
      <Form level={2} labels={defaultLabels} {...form} {...more} />
    </Provider>,
  );

it('offers a link by e-mail, with scripts, for a form that the inbox has', () => {
  expect(prerender({})).toMatch(/<\/form><div [^>]*data-scripted[^>]*><button [^>]*>.*Finish later by e-mail/);
  expect(prerender({ labels: { ...defaultLabels, finishLater: 'Later' } })).toContain('Later');
  for (const more of [{ resumeDays: undefined }, { inbox: undefined }, { submit: { label: 'Send', kind: 'simulate' } }])
    expect(prerender(more)).not.toContain('Finish later');
});

it('says to the inbox and to browsers what such a form needs', () => {
  expect(inboxForm(form)).toMatchObject({ resumeDays: 30 });
  expect(build.moreLabels?.(form)).toEqual(expect.arrayContaining(['startAgain', ...Object.keys(laterLabels)]));
  const { resumeDays: _, ...plain } = form;
  expect(inboxForm(plain)).not.toHaveProperty('resumeDays');
  expect(build.moreLabels?.(plain)).toEqual([]);
});
