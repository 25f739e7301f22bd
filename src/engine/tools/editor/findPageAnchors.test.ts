import { expect, it } from 'vitest';
import { loadSite } from '#engine/content/loadSite.ts';
import { page, writeSite } from '#tests/samples/site.ts';
import { findPageAnchors } from './findPageAnchors.ts';

it('offers blocks, their entries and the headings of texts, also of Markdown pages', () => {
  const blocks = [
    { type: 'rich-text', id: 'people', text: '## Über uns\n\n### Menu\n\n## {page.heading}' },
    { type: 'tabs', items: [{ label: 'A', blocks: [{ type: 'rich-text', text: '## Inside' }] }] },
    { type: 'accordion', items: [{ heading: 'A', id: 'a', text: '# Folded' }] },
  ];
  const { source } = loadSite(
    writeSite({
      'about/index.json': page(...blocks.map((block) => JSON.stringify(block))),
      'notes.md': '---\ntitle: T\ndescription: D\nheading: H\n---\n\nWords\n\n## A *part*\n',
    }),
  );
  expect(findPageAnchors(source)).toEqual([
    '/about#people',
    '/about#über-uns',
    '/about#inside',
    '/about#folded',
    '/about#a',
    '/about#numbers',
    '/#welcome',
    '/#numbers',
    '/notes#a-part',
  ]);
});
