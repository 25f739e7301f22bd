import { change, type Mistake, mistakes, write } from '../mistake.ts';

const location = 'about/location.json';
const hostel = 'why-indo-global/hostel.json';
const contact = 'contact-us.json';
const careers = 'careers.json';
const civil = 'courses/btech-civil-engineering.json';
const home = 'index.json';
const pictures = '_data/gallery.json';
const site = '_site.json';
const gate = '"src": "campus/address-campus.jpg"';
const picture = (path: string) => change(location, gate, `"src": ▶${JSON.stringify(path)}`);
const published = (moment: string) => change(hostel, '"order": 8', `"publishAt": ▶"${moment}", "order": 8`);
const icon = (name: string) => change(hostel, '"icon": "bed"', `"icon": ▶"${name}"`);
const visit = (link: string) =>
  change(location, '"label": "Plan a visit", "link": "/contact-us"', `"label": "Plan a visit", "link": ▶"${link}"`);
const gateText = 'Please report at the gate with an identity card';
const withText = (text: string) => change(location, gateText, text);
const day = (date: string) =>
  change(
    pictures,
    '"date": "2026-03-12",\n      "category": "campus",\n      "title": "The courtyard at sunset"',
    `"date": ▶"${date}",\n      "category": "campus",\n      "title": "The courtyard at sunset"`,
  );
const nameRule = '{ "rule": "minLength", "value": 3, "message": "Name must be at least 3 characters" }';
const rule = (to: string) => change(contact, nameRule, to);
const meals = '"meal": "Lunch", "time": "12:30 to 2:00", "food": "Dal, two vegetables, rice, roti, curd"';

/** Mistakes of staff in pages of a real college. */
export const college: Mistake[] = mistakes(
  // Syntax
  [
    'a row pasted from Word',
    change(hostel, `{ ${meals} }`, `{ ▶${meals.replaceAll(/"([^"]*)"/g, '“$1”')} }`),
    'json-quotes-curly',
  ],
  [
    'a time without quotation marks',
    change(hostel, '"time": "12:30 to 2:00"', '"time": ▶12:30 to 2:00'),
    'json-quotes-missing',
  ],
  [
    'a comma forgotten between two rows',
    change(hostel, '"Parathas or idli, fruit, milk, tea" },', '"Parathas or idli, fruit, milk, tea" }▶'),
    'json-comma-missing',
  ],
  [
    'a full stop in place of a comma',
    change(hostel, '"layout": "inner",', '"layout": "inner"▶.'),
    'json-comma-missing',
  ],
  [
    'a brace forgotten at the end of a row',
    change(hostel, `{ ${meals} },\n        {`, `{ ${meals},\n        ▶{`),
    'json-bracket-wrong',
    '"}"',
  ],
  [
    'a block behind the end of the list',
    change(
      hostel,
      '      "side": "right"\n    }\n  ]\n}',
      '      "side": "right"\n    }\n  ],\n  ▶{ "type": "rich-text", "text": "Come." }\n}',
    ),
    'json-bracket-wrong',
  ],
  ['an inch sign in a text', change(hostel, 'Common room, gym', 'A 52▶" screen, gym'), 'json-quote-in-text'],
  ['a price with a comma in its thousands', change(careers, '"order": 80', '"order": ▶1,200'), 'json-number'],
  ['a percentage', change(careers, '"order": 80', '"order": ▶80%'), 'json-quotes-missing'],
  // Files
  [
    'a page copied and not changed',
    [
      change(hostel, '"title": "Hostel', '"title": ▶"Hostel'),
      write(
        'why-indo-global/hostel-2.json',
        '{\n  "title": "Hostel Life on Campus | {site.shortName}",\n  "description": "Where our residents live, eat, study and celebrate, a few minutes from the classrooms and the playing fields.",\n  "heading": "Hostel",\n  "layout": "inner",\n  "blocks": [{ "type": "rich-text", "text": "Living on campus." }]\n}\n',
      ),
    ],
    'title-repeated',
  ],
  // Keys and nesting
  [
    'a page without its description',
    change(
      hostel,
      '{\n  "title": "Hostel Life on Campus | {site.shortName}",\n  "description": "Separate hostels on campus with four meals a day, study rooms, recreation and outings on Saturdays and Sundays. A home away from home.",',
      '▶{\n  "title": "Hostel Life on Campus | {site.shortName}",',
    ),
    'key-missing',
    '"description"',
  ],
  [
    'a picture in place of a card',
    change(
      hostel,
      '"card": { "text": "A home on campus, with four meals a day.", "image": "campus/hostel.jpg" }',
      '"card": ▶"campus/hostel.jpg"',
    ),
    'value-type',
  ],
  [
    'questions and answers under their own names',
    change(
      civil,
      '"heading": "Will I learn to use design software?",\n                  "text"',
      '▶"question": "Will I learn to use design software?",\n                  ▶"answer"',
    ),
    ['key-unknown', 'key-unknown'],
  ],
  [
    'a block in place of a tab',
    change(
      civil,
      '"label": "Eligibility",\n          "id": "eligibility",',
      '▶"type": "rich-text", "label": "Eligibility",\n          "id": "eligibility",',
    ),
    'key-unknown',
  ],
  [
    'columns as words',
    change(
      hostel,
      '[\n        { "label": "Meal", "field": "meal" },\n        { "label": "Time", "field": "time" },\n        { "label": "On the table", "field": "food" }\n      ]',
      '[▶"Meal", ▶"Time", ▶"Food"]',
    ),
    ['value-type', 'value-type', 'value-type'],
  ],
  ['a row in other words', change(hostel, '"meal": "Lunch"', '▶"Meal": "Lunch"'), 'field-name-odd', '"meal"'],
  ['order as a text', change(hostel, '"order": 8', '"order": ▶"8"'), 'value-type', '8'],
  ['a draft in words', change(hostel, '"order": 8', '"index": ▶"no", "order": 8'), 'value-type', 'false'],
  ['columns in words', change(location, '"columns": 2', '"columns": ▶"two"'), 'value-type', 'whole number'],
  ['a heading without words', change(hostel, '"heading": "Weekends"', '"heading": ▶null'), 'value-type'],
  ['a heading in a list', change(hostel, '"heading": "Weekends"', '"heading": ▶["Weekends"]'), 'value-type'],
  [
    '"button" for "actions"',
    change(
      hostel,
      '"actions": [{ "label": "Apply Now", "link": "/contact-us", "style": "primary" }]',
      '▶"button": { "label": "Apply Now", "link": "/contact-us" }',
    ),
    'key-unknown',
    '"actions"',
  ],
  [
    '"img" for "image"',
    change(hostel, '"image": { "src": "campus/hostel.jpg"', '▶"img": { "src": "campus/hostel.jpg"'),
    'key-unknown',
    '"image"',
  ],
  [
    '"url" for "link" in the menu',
    change(site, '{ "label": "Gallery", "link": "/gallery" }', '{ "label": "Gallery", ▶"url": "/gallery" }'),
    'key-unknown',
    '"link"',
  ],
  [
    'a menu entry without words',
    change(site, '{ "label": "Gallery", "link": "/gallery" }', '{ "label": ▶"", "link": "/gallery" }'),
    'text-empty',
  ],
  // Pictures and icons
  ['a picture with a space', picture('campus/address campus.jpg'), 'media-not-found', '"campus/address-campus.jpg"'],
  [
    'a picture in a folder in capitals',
    picture('Campus/address-campus.jpg'),
    'media-not-found',
    '"campus/address-campus.jpg"',
  ],
  [
    'a picture with its ending twice',
    picture('campus/address-campus.jpg.jpg'),
    'media-not-found',
    '"campus/address-campus.jpg"',
  ],
  [
    'a picture with the folder of the pages',
    picture('pages/_media/campus/address-campus.jpg'),
    'media-not-found',
    '"campus/address-campus.jpg"',
  ],
  [
    'a picture with a dash from Word',
    picture('campus/address–campus.jpg'),
    'media-not-found',
    '"campus/address-campus.jpg"',
  ],
  [
    'a picture with an underscore',
    picture('campus/address_campus.jpg'),
    'media-not-found',
    '"campus/address-campus.jpg"',
  ],
  ['a picture in a list', change(location, gate, '"src": ▶["campus/address-campus.jpg"]'), 'value-type'],
  ['an icon with a space', icon('ball volleyball'), 'icon-unknown', '"ball-volleyball"'],
  ['an icon with its set', icon('ti-bed'), 'icon-unknown', '"bed"'],
  ['an icon as a class', icon('fas fa-bed'), 'icon-unknown', '"bed"'],
  ['an icon as a component', icon('IconBed'), 'icon-unknown', '"bed"'],
  [
    'an icon without its brand',
    change(site, '"icon": "brand-instagram"', '"icon": ▶"instagram"'),
    'icon-unknown',
    '"brand-instagram"',
  ],
  ['an emoji for an icon', icon('🛏'), 'icon-unknown', 'tabler'],
  // Links
  ['a link with a dash from Word', visit('/contact–us'), 'link-not-found', '"/contact-us"'],
  ['a link with an underscore', visit('/contact_us'), 'link-not-found', '"/contact-us"'],
  ['a link with a word left out', visit('/contact'), 'link-not-found', '"/contact-us"'],
  ['a link with https twice', visit('https://https://www.example.org'), 'link-malformed', '"https://www.example.org"'],
  ['a link without its colon', visit('https//www.example.org'), 'link-malformed', '"https://www.example.org"'],
  ['a link without a dot behind www', visit('wwww.example.org'), 'link-malformed'],
  [
    'a mail link with a space',
    change(contact, '"mailto:{site.email}"', '▶"mailto: {site.email}"'),
    'link-malformed',
    '"mailto:info@indoglobal.example.edu"',
  ],
  [
    'a mail link with two addresses',
    change(contact, '"mailto:{site.email}"', '▶"mailto:{site.email}, dean@indoglobal.example.edu"'),
    'link-malformed',
  ],
  [
    'a space in the link of a text',
    [
      change(location, '"text": "Visitors are', '"text": ▶"Visitors are'),
      change(
        location,
        '[Great Transportation](/why-{site.slug}/great-transportation)',
        '[Great Transportation](/why-{site.slug}/great transportation)',
      ),
    ],
    'markdown-link-malformed',
    'great-transportation',
  ],
  // Texts and tokens
  ['a token with a name misspelt', withText('Come to ▶{site.adress.street}'), 'token-unknown', '{site.address.street}'],
  ['a token of the page that there is not', withText('Come to ▶{page.name}'), 'token-unknown', '{site.name}'],
  [
    'a heading without a space',
    change(civil, '## Lateral entry (second year)', '▶##Lateral entry (second year)'),
    'markdown-heading-malformed',
    '## Lateral',
  ],
  ['a paragraph pasted from a web page', withText('▶<p>Report at the gate</p>'), 'markdown-html'],
  ['an ampersand of HTML', change(hostel, 'Recreation & Harmony', 'Recreation ▶&amp; Harmony'), 'text-markup', '&'],
  ['a text that a phone has replaced', withText('Report at the gate ▶asdf'), 'text-placeholder'],
  // Dates
  [
    'a time zone by the letters that several share',
    change('_site.json', '"language": "en-IN"', '"timeZone": ▶"IST",\n  "language": "en-IN"'),
    'time-zone-unknown',
  ],
  ['a date with the day first', day('12-03-2026'), 'date-invalid', '2026-03-12'],
  ['a date in American words', day('March 12, 2026'), 'date-invalid', '2026-03-12'],
  ['a page of the hour after the last', published('2026-12-31T24:00'), 'date-invalid', '"2027-01-01T00:00"'],
  ['a time in UTC', published('2026-12-31T09:00Z'), 'date-invalid', 'without "Z" or an offset'],
  [
    'a time with its distance from UTC',
    published('2026-12-31T09:00+02:00'),
    'date-invalid',
    'without "Z" or an offset',
  ],
  ['a date with a month too many', day('2026-13-12'), 'date-invalid'],
  ['a date with a time', day('2026-03-12T10:00'), 'date-invalid', '2026-03-12'],
  [
    'a date that says tomorrow',
    change(hostel, '"order": 8', '"publishAt": ▶"tomorrow", "order": 8'),
    'date-invalid',
    'year-month-day',
  ],
  // Data lists and queries
  [
    'a category in capitals',
    change(
      pictures,
      '"category": "labs",\n      "title": "Lathe practice"',
      '"category": ▶"Labs",\n      "title": "Lathe practice"',
    ),
    'value-not-possible',
    '"labs"',
  ],
  ['an id in a gallery twice', change(pictures, '"id": "labs-2"', '"id": ▶"labs-1"'), 'item-value-repeated'],
  [
    'a title that is none of the list',
    change(
      '_data/faculty.json',
      '"title": "Principal",\n      "college": "College of Architecture"',
      '"title": ▶"Dean",\n      "college": "College of Architecture"',
    ),
    'value-not-possible',
  ],
  [
    'a field in capitals',
    change('about/eminent-faculty.json', '"text": "description"', '"text": "▶Description"'),
    'field-unknown',
    '"description"',
  ],
  [
    'a list with its ending',
    change(home, '"from": "programs"', '"from": ▶"programs.json"'),
    'data-not-found',
    '"programs"',
  ],
  [
    'a level by its initials',
    change('admissions.json', '"where": { "level": "undergraduate" }', '"where": { "level": ▶"UG" }'),
    'where-value-unknown',
    '"undergraduate"',
  ],
  ['a number of items in words', change(home, '"first": 5', '"first": ▶"five"'), 'value-type', 'whole number'],
  [
    'pages with a slash at the end',
    change('courses/index.json', '"pages": "/courses/*"', '"pages": ▶"/courses/"'),
    'query-empty',
    '"/courses/*"',
  ],
  // Forms
  [
    'a rule in small letters',
    rule(nameRule.replace('"minLength"', '▶"minlength"')),
    'value-not-possible',
    '"minLength"',
  ],
  ['a number of a rule in quotation marks', rule(nameRule.replace('3,', '▶"3",')), 'form-rule-value', 'whole number'],
  [
    '"required" beside the rules',
    change(contact, '"input": "textarea",', '"input": "textarea", ▶"required": true,'),
    'key-unknown',
  ],
  [
    'an input by its look',
    change(contact, '"input": "select"', '"input": ▶"dropdown"'),
    'value-not-possible',
    'select: a drop-down list',
  ],
  [
    'an input by its contents',
    change(contact, '"input": "tel"', '"input": ▶"phone"'),
    'value-not-possible',
    'tel: a phone number',
  ],
  [
    'options in one text',
    change(
      careers,
      '"options": [\n            { "label": "Teaching", "value": "teaching" },\n            { "label": "Non-teaching", "value": "non-teaching" },\n            { "label": "Administration", "value": "administration" },\n            { "label": "Other", "value": "other" }\n          ]',
      '"options": ▶"teaching, non-teaching"',
    ),
    'value-type',
  ],
  [
    'a default by its label',
    change(careers, '"value": "teaching",\n', '"value": ▶"Teachers",\n'),
    'form-default-impossible',
  ],
  ['a condition misspelt', change(careers, '"is": "Other"', '"is": ▶"Othre"'), 'form-condition-impossible', '"Other"'],
  [
    'a message in one text',
    change(
      contact,
      '"success": { "title": "Message sent successfully!", "text": "We\'ll get back to you soon." }',
      '"success": ▶"Message sent"',
    ),
    'value-type',
  ],
  [
    'one rule without brackets',
    change(
      contact,
      '"rules": [{ "rule": "required", "message": "Course is required" }]',
      '"rules": ▶{ "rule": "required", "message": "Course is required" }',
    ),
    'list-brackets-missing',
    '[ { … } ]',
  ],
  // The site
  ['a colour by its name', change(site, '"brand": "#b3152a"', '"brand": ▶"red"'), 'text-form', '"#b3152a"'],
  ['a colour of three digits', change(site, '"ink": "#211a1d"', '"ink": ▶"#211"'), 'text-form', '"#221111"'],
  ['a language by its name', change(site, '"language": "en-IN"', '"language": ▶"English"'), 'text-form', 'en-IN'],
  [
    'an address that no browser can read',
    change(site, '"url": "https://www.indoglobal.example.edu"', '"url": ▶"https://www.indoglobal.example.edu%20"'),
    'text-form',
  ],
  [
    'an address with a page at its end',
    change(
      site,
      '"url": "https://www.indoglobal.example.edu"',
      '"url": ▶"https://www.indoglobal.example.edu/home.html?from=mail"',
    ),
    'text-form',
  ],
  [
    'a country in words',
    change(site, '"postalCode": "140000",\n    "country": "IN"', '"postalCode": "140000",\n    "country": ▶"India"'),
    'text-form',
    'IN',
  ],
  [
    'a postal code as a number',
    change(site, '"postalCode": "140000"', '"postalCode": ▶140000'),
    'value-type',
    '"140000"',
  ],
).map((mistake) => ({ ...mistake, site: 'college' }));
