import { explain } from './explanation.ts';

/** Why references to what is not there matter. */
export const reference = {
  'link-not-found': explain(
    'Visitors who follow the link see an error page.',
    '"link": "/corses"',
    '"link": "/courses"',
  ),
  'link-unpublished': explain(
    'The page is a draft, or its time has not come or is over: visitors who follow the link see an error page.',
    '"link": "/plans"  (a draft)',
    '"link": "/about"',
  ),
  'link-anchor-not-found': explain(
    'The link opens the page, but at its top and not at the place that was promised.',
    '"link": "/about#histroy"',
    '"link": "/about#history"',
  ),
  'link-to-nowhere': explain(
    'A link that leads nowhere disappoints everybody who follows it, and confuses people who work with the keyboard.',
    '"link": "#"',
    '"link": "/contact"',
  ),
  'link-scheme-dangerous': explain(
    'Such a link runs a program in the browser of the visitor, with all rights of this site. Attackers use exactly this.',
    '"link": "javascript:open()"',
    '"link": "/contact"',
  ),
  'link-to-own-file': explain(
    'The file is on your computer only. On the computer of a visitor the link leads nowhere.',
    '"link": "C:\\\\Users\\\\me\\\\brochure.pdf"',
    '"link": "documents/brochure.pdf"',
  ),
  'link-scheme-unknown': explain(
    'Browsers cannot open such an address, or ask visitors for a program that they do not have.',
    '"link": "htps://example.org"',
    '"link": "https://example.org"',
  ),
  'link-insecure': explain(
    'On the way, others can read and change what is sent over http. Browsers warn of such sites.',
    '"link": "http://example.org"',
    '"link": "https://example.org"',
  ),
  'link-malformed': explain(
    'Browsers take such an address for something else: a page below this one, or nothing at all.',
    '"link": "office@example.org"',
    '"link": "mailto:office@example.org"',
  ),
  'section-not-a-page': explain(
    '"section" decides where the page stands in breadcrumbs and menus. Below a page that is not there it stands nowhere.',
    '"section": "/abuot"',
    '"section": "/about"',
  ),
  'section-in-circle': explain(
    'A page cannot be above itself: breadcrumbs would never come to an end.',
    'a.json: "section": "/b"\nb.json: "section": "/a"',
    'a.json: "section": "/b"',
  ),
  'media-not-found': explain(
    'Where the picture or document should be, visitors see a gap or an error page. Servers tell capitals from small letters even where your computer does not.',
    '"image": "campus/Gate.JPG"',
    '"image": "campus/gate.jpg"',
  ),
  'media-not-a-picture': explain(
    'Browsers can show only pictures in this place.',
    '"image": "documents/plan.pdf"',
    '"image": "campus/plan.jpg"',
  ),
  'media-elsewhere': explain(
    'A picture on another site may change or vanish at any time, tells that site about your visitors, and cannot be made smaller for phones.',
    '"image": "https://example.org/gate.jpg"',
    '"image": "campus/gate.jpg"',
  ),
  'icon-unknown': explain('Nothing would be shown in the place of the icon.', '"icon": "phnoe"', '"icon": "phone"'),
  'data-not-found': explain(
    'The block has nothing to show.',
    '"items": { "from": "event" }',
    '"items": { "from": "events" }',
  ),
  'layout-not-found': explain(
    'Without its layout the page has no banner, no sidebar and nothing else that surrounds its blocks.',
    '"layout": "iner"',
    '"layout": "inner"',
  ),
  'shared-not-found': explain(
    'There is nothing to show in this place.',
    '{ "type": "shared", "use": "number" }',
    '{ "type": "shared", "use": "numbers" }',
  ),
  'shared-in-circle': explain(
    'A block that holds itself would never come to an end.',
    '_blocks/a.json uses "b", _blocks/b.json uses "a"',
    '_blocks/a.json uses "b"',
  ),
  'slot-missing': explain(
    'The pages of this layout would show the layout only, and none of their own blocks.',
    '{ "blocks": [ { "type": "banner", … } ] }',
    '{ "blocks": [ { "type": "banner", … }, { "type": "slot" } ] }',
  ),
  'slot-repeated': explain(
    'All blocks of a page would stand on it twice.',
    '[ { "type": "slot" }, { "type": "slot" } ]',
    '[ { "type": "slot" } ]',
  ),
  'slot-outside-layout': explain(
    'Only a layout has pages whose blocks could stand there.',
    '{ "blocks": [ { "type": "slot" } ] }',
    '{ "blocks": [ { "type": "rich-text", "text": "Words" } ] }',
  ),
  'id-repeated': explain(
    'A link to this id can lead to one of the two blocks only.',
    '{ "type": "table", "id": "fees" }, { "type": "cards", "id": "fees" }',
    '{ "type": "table", "id": "fees" }, { "type": "cards", "id": "grants" }',
  ),
  'alias-malformed': explain(
    'Such an address cannot lead to the page.',
    '"aliases": ["our history"]',
    '"aliases": ["/our-history"]',
  ),
  'alias-taken': explain(
    'An address leads to one page only.',
    '"aliases": ["/contact"]  (a page)',
    '"aliases": ["/write-to-us"]',
  ),
  'redirect-taken': explain(
    'The page of this address could no longer be reached.',
    '"redirects": { "/contact": "/about" }  (a page)',
    '"redirects": { "/old-contact": "/contact" }',
  ),
  'redirect-in-circle': explain(
    'The browser would be sent round and round until it gives up with an error.',
    '"/apply": "/join", "/join": "/apply"',
    '"/apply": "/contact", "/join": "/contact"',
  ),
  'row-field-unknown': explain(
    'The column would stay empty in every row.',
    '"columns": [{ "label": "Fee", "field": "fees" }], "rows": [{ "fee": "100" }]',
    '"columns": [{ "label": "Fee", "field": "fee" }], "rows": [{ "fee": "100" }]',
  ),
  'field-unknown': explain(
    'The list has no such field, so the condition, the order or the text would be empty.',
    '"sort": "dat"',
    '"sort": "date"',
  ),
  'list-field-undeclared': explain(
    '"fields" says what the items of a list hold. What it does not name cannot be checked, and blocks do not find it.',
    '"fields": { "titel": { "is": "text" } }, "items": [{ "title": "One" }, { "title": "Two" }]',
    '"fields": { "title": { "is": "text" } }, "items": [{ "title": "One" }, { "title": "Two" }]',
  ),
  'mapped-key-unknown': explain(
    'On the left of "as" stand keys that the block knows. What stands under others is never shown.',
    '"as": { "titel": "name" }',
    '"as": { "title": "name" }',
  ),
  'query-source': explain(
    'Items can come from one place only.',
    '{ "from": "events", "pages": "/events/*" }',
    '{ "from": "events" }',
  ),
  'query-pages-unknown': explain(
    'Without knowing which pages are meant, nothing can be listed.',
    '"pages": "courses/*"',
    '"pages": "/courses/*"',
  ),
  'query-empty': explain(
    'Visitors see a heading with nothing below it. Mostly a word in the conditions is misspelt.',
    '"pages": "/course/*"',
    '"pages": "/courses/*"',
  ),
  'item-field-missing': explain(
    'The block cannot show an item without it.',
    '{ "from": "events" }  (a list without "label")',
    '{ "from": "events", "as": { "label": "title" } }',
  ),
  'item-unfit': explain(
    'The item is sound in its own list, but a block that shows it has less room or needs more.',
    '{ "value": "more than thirty" }',
    '{ "value": "30+" }',
  ),
  'items-unfit': explain(
    'The field holds another kind of value than the block can show.',
    '"as": { "badges": "place" }',
    '"as": { "eyebrow": "place" }',
  ),
};
