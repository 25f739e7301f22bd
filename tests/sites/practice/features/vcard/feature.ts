import { defineFeature } from 'lintel/feature';

/** The practice as a card for people's address books. */
export default defineFeature({
  head: (_page, { base }) => `<link rel="alternate" type="text/vcard" href="${base}/praxis.vcf">`,
  files: ({ site }) => ({
    'praxis.vcf': ['BEGIN:VCARD', 'VERSION:4.0', `FN:${site.name}`, `EMAIL:${site.email}`, 'END:VCARD', ''].join(
      '\r\n',
    ),
  }),
});
