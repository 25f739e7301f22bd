import type { JsonObject } from '#shared/json.ts';
import { page, words } from './pages.ts';

const walk = (id: string, title: string, ...tags: string[]) => ({
  ...{
    id,
    title,
    summary: `${title}, with a guide who knows each bend of the river and each mill.`,
    day: '2027-03-12',
    tags,
  },
  text: `## The way\n\n${title} takes **two hours**.`,
});

/** A list whose items have pages and topics, and the template that makes these pages. */
export const walks: Record<string, JsonObject> = {
  '_data/walks.json': {
    fields: {
      id: { is: 'text', required: true, unique: true },
      title: { is: 'text', required: true },
      summary: { is: 'text', required: true },
      day: { is: 'date' },
      tags: { is: 'texts' },
      text: { is: 'markdown', markup: 'flow' },
    },
    items: [
      walk('reed-walk', 'Along the reed', 'Water', 'Birds'),
      walk('mill-walk', 'To the old mill', 'Mills'),
      walk('ridge-walk', 'Up the ridge', 'Birds'),
      walk('ferry-walk', 'Over by ferry', 'Water'),
    ],
  },
  'walks/index.json': page('Walks', [
    {
      type: 'listing',
      items: { from: 'walks', as: { text: 'summary', link: 'page' } },
      empty: 'No walk.',
      ...{ pageSize: 2, addresses: true, topics: 'tags' },
    },
  ]),
  'walks/[walk].json': {
    ...page('{item.title}', [
      words('{item.text}', { heading: '{item.title} on {item.day}' }),
      { type: 'cards', heading: 'Before and after', items: { pages: 'neighbours' } },
    ]),
    description: '{item.summary}',
    each: { from: 'walks', address: '{item.id}' },
    section: '/walks',
    aliases: ['/strolls/{item.id}'],
    structuredData: { type: 'Event', name: '{item.title}', startDate: '{item.day}' },
  },
};
