import { explain } from './explanation.ts';

/** Why mistakes inside texts and dates matter. */
export const text = {
  'token-unknown': explain(
    'Visitors would read the braces as they stand.',
    '"Call {site.phon}"',
    '"Call {site.phone}"',
  ),
  'site-value-misspelt': explain(
    'Visitors would read the braces as they stand, in every text that names the value.',
    '"facts": { "yaers": "30+" }',
    '"facts": { "years": "30+" }',
  ),
  'site-value-missing': explain(
    'Visitors would read the braces as they stand, in every text that names the value.',
    '"text": "Since {site.foundedYear}", and no "foundedYear" in _site.json',
    '"foundedYear": "2003"',
  ),
  'token-not-text': explain(
    'A group or a list cannot be put into a sentence.',
    '"{site.address}"',
    '"{site.address.street}"',
  ),
  'token-in-circle': explain(
    'A value that stands for itself has no words in it.',
    '"name": "{site.name}"',
    '"name": "Example College"',
  ),
  'token-braces-doubled': explain(
    'Other systems write two braces, this one writes one; the second pair would be shown.',
    '"{{site.name}}"',
    '"{site.name}"',
  ),
  'markdown-html': explain(
    'Texts hold words and a few marks. HTML could break the page or bring in foreign code, so it is shown as it stands.',
    '"<b>Free</b> of charge"',
    '"**Free** of charge"',
  ),
  'markdown-link-malformed': explain(
    'Visitors read brackets and an address in place of a link.',
    '"[our team] (/about/team)"',
    '"[our team](/about/team)"',
  ),
  'markdown-picture': explain(
    'Pictures need a place of their own, so that they get the right size and do not make the text jump.',
    '"text": "![Gate](campus/gate.jpg)"',
    '{ "type": "media-text", "image": { "src": "campus/gate.jpg", "alt": "The gate" }, … }',
  ),
  'pattern-invalid': explain(
    'The browser cannot read the pattern, so the field would accept everything or nothing.',
    '"value": "^[a-z+$"',
    '"value": "^[a-z]+$"',
  ),
  'pattern-slow': explain(
    'With an unlucky input the browser would try billions of possibilities: the page of the visitor hangs while typing.',
    '"value": "^([a-z]+ ?)+$"',
    '"value": "^[a-z ]+$"',
  ),
  'date-invalid': explain(
    'What is not a day of the calendar never comes: the page or block would be shown at the wrong time or never.',
    '"expireAt": "30.2.2027"',
    '"expireAt": "2027-02-28"',
  ),
  'dates-reversed': explain(
    'Between an end and a later beginning there is no day on which it could be shown.',
    '"publishAt": "2027-03-01", "expireAt": "2027-02-01"',
    '"publishAt": "2027-02-01", "expireAt": "2027-03-01"',
  ),
};
