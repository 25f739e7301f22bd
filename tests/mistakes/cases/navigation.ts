import { change, type Edit, mistakes } from '../mistake.ts';

const site = '_site.json';
const contact = 'contact.json';
const music = 'courses/music.json';
const listens = 'You learn to listen.';
const withText = (text: string) => change(music, listens, text);
const board = (entry: string) =>
  change(contact, '{ "title": "University board", "link": "https://board.example.org/colleges" }', entry);
const settings = (written: string) =>
  change(site, '"icon": "brand/icon.svg",\n  "share', `${written},\n  "icon": "brand/icon.svg",\n  "share`);
const language = (written: string) => change(site, '"language": "en-IN"', written);
const redirects = (written: string) =>
  change(site, '"/apply": "/contact#write"', `"/apply": "/contact#write",\n    ${written}`);
const courses = '{ "label": "Courses", "link": "/courses" }';
const menu = (entry: string) => change(site, courses, `${courses},\n    ${entry}`);
const brochure = '{ "label": "Brochure", "link": "documents/brochure.pdf" }';
const phone = '"phone": "+91 172 555 0100"';
const call = (number: string): Edit[] => [settings(phone), change(contact, '"tel:+915550100"', `▶"tel:${number}"`)];

/** Links, menus and addresses that are well formed, but not what was meant. */
export const navigation = mistakes(
  [
    'a mailbox at a misspelt service',
    withText('Write to ▶river@gmial.com today.'),
    'address-misspelt',
    '"river@gmail.com"',
  ],
  [
    'a mail link with a misspelt ending',
    change(contact, '"mailto:{site.email}"', '"mailto:▶office@riverside.con"'),
    'address-misspelt',
    '.com',
  ],
  [
    'the mailbox of the site',
    change(site, '"office@riverside.example.edu"', '"▶office@riverside.example.eud"'),
    'address-misspelt',
    '.edu',
  ],
  [
    'a site with a misspelt ending',
    board('{ "title": "University board", "link": "▶https://board.example.ogr" }'),
    'address-misspelt',
    '.org',
  ],
  ['a telephone number without its country', call('9876543210'), 'phone-without-country', '"tel:+911725550100"'],
  ['a telephone number with the code of the town', call('0172-555-0100'), 'phone-without-country'],
  [
    'a telephone number without its country in a text',
    [settings(phone), withText('[Call us](▶tel:9876543210).')],
    'phone-without-country',
  ],
  [
    'a link in a text that shows another site',
    withText('[www.example.org](▶https://www.example.net)'),
    'link-names-another-site',
  ],
  [
    'an entry of a list that shows another site',
    board('{ "title": "board.example.com", "link": ▶"https://board.example.org" }'),
    'link-names-another-site',
  ],
  [
    'a link whose words are a whole address',
    withText('See [https://docs.example.org/a](▶https://login.example.com/a).'),
    'link-names-another-site',
  ],
  ['a country by another code', language('"language": ▶"en-UK"'), 'language-unknown', '"en-GB"'],
  [
    'a country in place of a language',
    language('"language": "en-IN", "languages": [▶"jp"]'),
    'language-unknown',
    '"ja"',
  ],
  ['a language that there is not', language('"language": "en-IN", "languages": ["hi", ▶"xx"]'), 'language-unknown'],
  [
    'the language of the site among the others',
    language('"language": "en-IN", "languages": [▶"en-IN"]'),
    'language-repeated',
  ],
  [
    'the language of the site without its country',
    language('"language": "en-IN", "languages": ["hi", ▶"en"]'),
    'language-repeated',
  ],
  [
    'the language of a site without a country',
    language('"language": "en", "languages": [▶"en", "hi"]'),
    'language-repeated',
  ],
  ['a redirect to a redirect', redirects('"/join": ▶"/apply"'), 'redirect-chain', '"/contact#write"'],
  ['a redirect to one that leaves the site', redirects('"/news": ▶"/blog#latest"'), 'redirect-chain', 'https://blog'],
  [
    'three redirects in a row',
    redirects('"/enrol": ▶"/join",\n    "/join": ▶"/apply"'),
    ['redirect-chain', 'redirect-chain'],
  ],
  ['a page twice in the menu', menu('{ "label": "Studies", "link": ▶"/courses" }'), 'menu-link-repeated'],
  [
    'a page twice in a panel',
    change(
      site,
      '{ "label": "Our team", "link": "/about/team" }',
      '{ "label": "Our team", "link": "/about/team" }, { "label": "History", "link": ▶"/about/team" }',
    ),
    'menu-link-repeated',
  ],
  [
    'a file twice in the footer',
    change(site, brochure, `${brochure}, { "label": "Fees", "link": ▶"documents/brochure.pdf" }`),
    'menu-link-repeated',
  ],
  [
    'two entries of the menu with the same words',
    menu('{ "label": ▶"Courses", "link": "/courses/music" }'),
    'menu-label-repeated',
  ],
  [
    'two entries whose words differ in capitals',
    menu('{ "label": ▶"about", "link": "/about/team" }'),
    'menu-label-repeated',
  ],
  [
    'two files of the footer with the same words',
    change(site, brochure, `${brochure}, { "label": ▶"Brochure", "link": "/courses" }`),
    'menu-label-repeated',
  ],
  [
    'an exclusion from the search misspelt',
    settings('"search": { "exclude": [▶"/corses/*"] }'),
    'search-exclude-unmatched',
    '"/courses/*"',
  ],
  [
    'an exclusion of a page that was moved',
    settings('"search": { "exclude": ["/courses/**", ▶"/about/staff"] }'),
    'search-exclude-unmatched',
  ],
  [
    'an exclusion of pages below a page without any',
    settings('"search": { "exclude": [▶"/contact/*"] }'),
    'search-exclude-unmatched',
  ],
);
