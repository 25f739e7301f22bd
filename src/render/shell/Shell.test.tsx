import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '#engine/store/projectRoot.ts';
import siteSchema from '#schemas/site.schema.json' with { type: 'json' };
import { consentLabels } from '#shared/consentLabels.ts';
import { defaultLabels, languageLabels, schemeLabels } from '#shared/content.ts';
import { laterLabels } from '#shared/laterLabels.ts';
import { listLabels } from '#shared/listLabels.ts';
import { mapLabels } from '#shared/mapLabels.ts';
import { motionLabels } from '#shared/motionLabels.ts';
import { searchLabels } from '#shared/searchLabels.ts';
import { shellIds } from '#shared/shellIds.ts';
import { Provider } from '../Provider.tsx';
import type { Site } from '../site.types.ts';
import { hashText } from './Announcement.tsx';
import { inlineScripts } from './inlineScripts.ts';
import { ShellAfter, ShellBefore } from './Shell.tsx';

const picture = { src: '/media/logo.svg', alt: '', width: 200, height: 50 };
const icon = { body: '<path d="M0 0h24"/>' };

const site = {
  name: 'Old Orchard',
  shortName: 'Orchard',
  header: { home: { href: '/' }, logo: picture, badge: { ...picture, alt: 'Seal' }, maxWidth: 1280 },
  social: [{ label: 'Film club', link: { href: 'https://example.com/film', newTab: true }, icon }],
  topBar: { followLabel: 'Follow', items: [{ label: 'Call', link: { href: 'tel:123' }, icon }] },
  navigation: [
    { label: 'Start', link: { href: '/' } },
    {
      label: 'Trees',
      link: { href: '/trees' },
      children: [
        {
          label: 'Old',
          link: { href: '/trees/old' },
          groups: [{ label: 'Pip fruit', children: [{ label: 'Quince', link: { href: '/fruit/quince' } }] }],
        },
      ],
    },
    {
      label: 'Fields',
      link: { href: '/fields' },
      plainOnPhones: true,
      children: [{ label: 'North', link: { href: '/north' } }],
    },
    { label: 'Diary', link: { href: 'https://diary.example.com', newTab: true } },
  ],
  footer: {
    groups: [{ heading: 'More', links: [{ label: 'Price list', link: { href: '/media/prices.pdf', newTab: true } }] }],
    contact: {
      heading: 'Where',
      items: [{ label: 'Mill Lane 1', link: { href: 'https://example.com/map', newTab: true }, icon }],
    },
    legal: 'All apples reserved.',
  },
  enquiry: {
    tabLabel: 'Ask',
    heading: 'Ask us',
    openAfterMs: 700,
    openOn: [{ href: '/fields' }],
    blocks: { slot: 0, html: '<form></form>' },
  },
  backToTop: { afterPx: 250 },
} as unknown as Site;

function render(route: string, changes: Partial<Site> = {}, languages: string[] = []): string {
  const props = { site: { ...site, ...changes }, labels: defaultLabels, route, home: '/', languages };
  return renderToStaticMarkup(
    <Provider>
      <ShellBefore {...props} />
      <ShellAfter {...props} />
    </Provider>,
  );
}

const marked = (html: string, mark: string) =>
  [...html.matchAll(new RegExp(`${mark}[^>]*>([^<]*)`, 'g'))].map(([, text]) => text);

describe('where one is', () => {
  it('marks the link of the page in both menus', () => {
    expect(marked(render('/trees/old'), 'aria-current="page"')).toEqual(['Old', 'Old']);
  });

  it('marks the entry above a page of one of its groups, and opens its group on phones', () => {
    const html = render('/fruit/quince');
    expect(html).toMatch(/<li data-active=""><a href="\/trees">/);
    expect(html).toMatch(/<details name="menu" open="">/);
  });

  it('marks the entry above a page below its path', () => {
    expect(render('/fields/south')).toMatch(/<li data-active=""><a href="\/fields">/);
  });

  it('marks nothing on a page that the menu does not lead to', () => {
    expect(render('/elsewhere')).not.toMatch(/aria-current|data-active/);
  });
});

describe('parts that own styles find', () => {
  const everything = {
    language: 'en',
    header: { ...site.header, schemeSwitch: true },
    theme: { scheme: 'auto' },
    announcement: { text: { html: 'Open day' } },
    consent: { text: { html: 'May we?' } },
    outsideScripts: [{ service: 'google', id: 'G-AB12CD34EF' }],
    contactBar: { label: 'Reach us', items: [] },
    search: {},
  } as unknown as Partial<Site>;
  const partsIn = (text: string) => [...text.matchAll(/data-part="([\w-]+)"/g)].map(([, part]) => part);

  it('are those that the README lists', () => {
    const [, table = ''] = readFileSync(join(projectRoot, 'README.md'), 'utf8').split('| `[data-part=…]` |');
    const rows = table.slice(0, table.indexOf('\n\n')).split('\n').slice(2);
    const listed = rows.flatMap((row) =>
      [...(row.split('|')[1] ?? '').matchAll(/`([\w-]+)`/g)].map(([, part]) => part),
    );
    const shown = partsIn(render('/', everything, ['en', 'de']));
    expect([...new Set(shown)].sort()).toEqual(listed.sort());
  });
});

describe('links', () => {
  it('open in a new tab where they leave the site or are a document', () => {
    const html = render('/');
    for (const href of ['https://diary.example.com', '/media/prices.pdf', 'https://example.com/film']) {
      expect(html).toContain(`<a href="${href}" target="_blank" rel="noopener">`);
    }
    expect(html).not.toMatch(/href="\/trees" target/);
  });

  it('lead to a group itself on phones, and to no children of a plain entry', () => {
    const sheet = /data-sheet[\s\S]*?<\/nav>/.exec(render('/'))?.[0];
    expect(sheet).toMatch(/<summary>Trees<\/summary><ul><li><a href="\/trees">/);
    expect(sheet).not.toContain('/north');
  });
});

describe('the document around a page', () => {
  it('has no id twice, and every reference leads to one', () => {
    const html = render('/fields');
    const ids = [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
    expect(ids.length).toBeGreaterThan(3);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [, id = ''] of html.matchAll(/(?:popovertarget|aria-labelledby)="([^"]+)"/gi)) expect(ids).toContain(id);
  });

  it('asks for no picture before the page does', () => {
    expect(render('/')).not.toContain('rel="preload"');
  });

  it('names the home link when the logo has no text alternative', () => {
    expect(render('/')).toContain('alt="Old Orchard"');
  });

  it('needs nothing but a header and a navigation', () => {
    const html = render('/', {
      topBar: undefined,
      footer: undefined,
      enquiry: undefined,
      backToTop: undefined,
      social: undefined,
    });
    expect(html).toContain('<header');
    expect(html).not.toMatch(/<aside|<h2|data-back-to-top/);
  });
});

describe('the enquiry panel', () => {
  it('opens by itself on the pages of "openOn"', () => {
    expect(render('/fields')).toContain('data-open-after="700"');
    expect(render('/')).not.toContain('data-open-after');
  });

  it('holds the blocks when there is no widget', () => {
    expect(render('/')).toContain('<form></form>');
  });

  it('holds the widget before the blocks that stand in for it, and does not load it', () => {
    const widget = { src: 'https://example.com/w.js', key: 'k1', keyAttribute: 'data-w' };
    const html = render('/', { enquiry: { ...site.enquiry, widget } as Site['enquiry'] });
    expect(html).toMatch(
      /<div class="[^"]+" data-w="k1" data-widget="{&quot;data-w&quot;:&quot;k1&quot;,&quot;src&quot;:&quot;https:\/\/example.com\/w.js&quot;}"><\/div><div [^>]+><form>/,
    );
    expect(html).not.toContain('<script');
  });
});

describe('the announcement', () => {
  const announcement = (changes: object = {}) =>
    render('/', { announcement: { text: { html: 'Closed on <a href="/days">1 May</a>' }, ...changes } });

  it('is the first thing after the skip link, on the background of its look', () => {
    expect(announcement()).toMatch(/^<a [^>]*href="#main"[^>]*>[^<]*<\/a><aside [^>]*data-tone="dark"/);
    expect(announcement()).toContain('<p>Closed on <a href="/days">1 May</a></p>');
    expect(announcement({ look: 'important' })).toMatch(/<aside [^>]*data-tone="brand"/);
  });

  it('has a button and a script only where it can be closed', () => {
    expect(announcement()).not.toMatch(/<script|data-announcement|aria-label="Close" data-scripted/);
    expect(announcement({ closable: true })).toMatch(/<aside [^>]*data-announcement="\w+"[^>]*><script>/);
    expect(announcement({ closable: true })).toContain('aria-label="Close" data-scripted="true">');
  });

  it('names its script for the policy of pages, and no other', () => {
    expect(inlineScripts(site)).toEqual([]);
    const [script] = inlineScripts({ ...site, announcement: { text: { html: 'a' }, closable: true } });
    expect(announcement({ closable: true })).toContain(`<script>${script}</script>`);
  });

  it('is remembered by its text', () => {
    expect(hashText('Closed on 1 May')).toBe(hashText('Closed on 1 May'));
    expect(hashText('Closed on 1 May')).not.toBe(hashText('Closed on 2 May'));
  });
});

describe('the contact bar', () => {
  it('is a navigation of its own, of plain links', () => {
    const items = [{ label: 'WhatsApp', link: { href: 'https://wa.me/15550100', newTab: true }, icon }];
    const html = render('/', { contactBar: { label: 'Contact us', items } } as Partial<Site>);
    expect(html).toMatch(/<nav [^>]*aria-label="Contact us"[^>]*><ul><li><a href="https:\/\/wa\.me\/15550100"/);
    expect(render('/')).not.toContain('wa.me');
  });
});

describe('words of the interface', () => {
  it('can each be replaced in the site file', () => {
    const words = Object.keys({
      ...defaultLabels,
      ...languageLabels,
      ...schemeLabels,
      ...searchLabels,
      ...consentLabels,
      ...laterLabels,
      ...listLabels,
      ...mapLabels,
      ...motionLabels,
    });
    expect(Object.keys(siteSchema.properties.labels.properties).sort()).toEqual(words.sort());
  });
});

it('has no id that a block may have', () => {
  const ids = [...render('/').matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
  expect(ids).toContain('menu');
  expect(ids.filter((id = '') => !shellIds.includes(id) && !id.startsWith('_'))).toEqual([]);
});
