import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';

const pages = defineCollection({
  loader: glob({
    base: process.env.PAGES,
    pattern: ['**/*.json', '!_*', '!_*/**'],
    generateId: ({ entry }) => entry.replace(/\/index\.json$|\.json$/, ''),
  }),
});

export const collections = { pages };
