import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileOf, writePages } from '../bench/pages/writePages.ts';

/** The day for which everything is built, ISO 8601. */
export const day = '2026-11-20';

type Json = Record<string, unknown>;

function write(directory: string, path: string, content: object): void {
  mkdirSync(dirname(join(directory, path)), { recursive: true });
  writeFileSync(join(directory, path), JSON.stringify(content));
}

export function edit(directory: string, path: string, change: (content: Json) => void): void {
  const content = JSON.parse(readFileSync(join(directory, path), 'utf8')) as Json;
  change(content);
  write(directory, path, content);
}

const page = (heading: string, more: Json = {}): Json => ({
  title: `${heading} | {site.name}`,
  description: `All that there is to say of this: ${heading}, in a page of a few words that is there beside many others.`,
  heading,
  blocks: [{ type: 'rich-text', text: 'A few words.' }],
  ...more,
});

const form = {
  type: 'form',
  id: 'visit',
  heading: 'Visit',
  fields: [
    {
      name: 'name',
      label: 'Name',
      input: 'text',
      rules: [{ rule: 'required', message: 'Please tell us your name' }],
    },
  ],
  submit: { label: 'Ask', busyLabel: 'Sending…', kind: 'http', url: 'https://api.example.com/visits' },
  messages: {
    success: { title: 'Thank you', text: 'We write to you.', show: 'form' },
    failure: { title: 'Error', text: 'That did not work.' },
  },
};

/**
 * Writes a site of a number of pages, with parts that exist once per site or depend on other pages: redirects and
 * aliases, not-found pages, a form, unpublished pages, a picture in the menu.
 */
export function writeSite(directory: string, count: number): void {
  writePages(directory, count);
  edit(directory, '_site.json', (site) => Object.assign(site, { redirects: { '/old': '/visit' } }));
  edit(directory, fileOf(3), (content) => Object.assign(content, { aliases: ['/third', '/shorter/third'] }));
  write(directory, 'later.json', page('Later', { publishAt: '2027-01-15' }));
  write(directory, 'section-1/draft.json', page('Draft', { draft: true }));
  const pages = { '_404.json': 'Nothing here', 'section-1/_404.json': 'Nothing in this section' };
  for (const [path, heading] of Object.entries(pages)) write(directory, path, page(heading, { index: false }));
  write(directory, 'visit.json', page('Visit us', { blocks: [form], aliases: ['/come'] }));
  write(
    directory,
    'all.json',
    page('All pages', { blocks: [{ type: 'link-list', heading: 'Pages', items: { pages: '/section-1/*' } }] }),
  );
}
