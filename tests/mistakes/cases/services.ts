import { change, mistakes } from '../mistake.ts';

const services = (json: string) =>
  change('_site.json', '"redirects": {', `"outsideScripts": ${json},\n  "redirects": {`);

/** External services that a site allows its pages to use. */
export const servicesOfOthers = mistakes(
  [
    'a service that is not known',
    services('[{ "service": ▶"plausable", "site": "example.edu" }]'),
    'value-not-possible',
    'plausible',
  ],
  [
    'a service without the name of the site',
    services('[{ "service": ▶"plausible" }]'),
    'outside-script-incomplete',
    'example.edu',
  ],
  [
    'an id of the former Google Analytics',
    services('[{ "service": "google", "id": ▶"UA-1234-1", "needsConsent": false }]'),
    'outside-script-malformed',
    'G-AB12CD34EF',
  ],
  [
    'a server that is asked without https',
    services('[{ "service": "matomo", "needsConsent": false, "from": ▶"http://matomo.example.edu", "site": "3" }]'),
    'text-form',
    'https://matomo.example.edu',
  ],
  [
    'a service that waits for a question nobody asks',
    services('[{ "service": ▶"google", "id": "G-AB12CD34EF" }]'),
    'consent-missing',
    '"consent"',
  ],
  [
    'the address of a map as one sees it in the browser, where that for other sites is asked for',
    change(
      'index.json',
      '"blocks": [',
      '"blocks": [{ "type": "map", "place": "Gate", "address": "Mill Lane 1", "link": "https://www.google.com/maps/place/Gate", "embed": ▶"https://www.google.com/maps/place/Gate" },',
    ),
    'text-form',
    'Embed a map',
  ],
  [
    'the id of one service with another',
    services('[{ "service": "plausible", "site": "example.edu", ▶"id": "G-AB12CD34EF" }]'),
    'outside-script-useless',
    'site',
  ],
);
