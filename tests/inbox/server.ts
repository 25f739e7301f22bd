import { startInbox } from '#inbox/startInbox.ts';

/* An inbox by itself: the place of its entries and its forms as JSON; it says its port to the process that starts it. */

const [place = '', forms = ''] = process.argv.slice(2);
const site = { forms: JSON.parse(forms), siteUrl: 'https://orchard.example', inboxUrl: '/_inbox', name: 'Orchard' };

void startInbox({ readSite: () => site, place: JSON.parse(place), port: 0, host: '127.0.0.1' }).then(({ port }) =>
  process.send?.({ port }),
);
