import { defineBlockBuild } from 'lintel/build';
import type { OpeningHours } from './opening-hours.types.ts';

export default defineBlockBuild<OpeningHours>({
  jsonLd: ({ items }) => [
    {
      '@context': 'https://schema.org',
      '@type': 'Dentist',
      name: 'Zahnarztpraxis am Markt',
      openingHours: items.map(({ title, text }) => `${title}: ${text}`),
    },
  ],
});
