import { explain } from './explanation.ts';

/** Why values that do not fit matter. */
export const schema = {
  'key-unknown': explain(
    'What stands under a key that means nothing is never shown. Mostly it is a slip of the finger.',
    '{ "type": "rich-text", "txt": "Words" }',
    '{ "type": "rich-text", "text": "Words" }',
  ),
  'key-missing': explain(
    'Without it the page or block cannot be shown as it is meant.',
    '{ "type": "rich-text" }',
    '{ "type": "rich-text", "text": "Words" }',
  ),
  'value-type': explain(
    'A number in quotation marks is a text, and a list is not a single entry: blocks can work only with the kind of value that they expect.',
    '"columns": "3"',
    '"columns": 3',
  ),
  'list-brackets-missing': explain(
    'A list stands in square brackets even when it has one entry only.',
    '"items": { "title": "One" }',
    '"items": [ { "title": "One" } ]',
  ),
  'value-not-possible': explain(
    'Here one of a few words is possible, and the design knows no other. Capitals count.',
    '"tone": "Drak"',
    '"tone": "dark"',
  ),
  'text-empty': explain(
    'An empty text leaves a hole in the page: a button without words, a heading that screen readers announce and that says nothing.',
    '"heading": ""',
    '"heading": "How we began"',
  ),
  'text-too-short': explain('So few characters cannot say what is needed here.'),
  'text-too-long': explain(
    'The place was designed for so much text and no more: longer words would break the page on small screens.',
    '"value": "more than thirty years"',
    '"value": "30+"',
  ),
  'text-form': explain(
    'Anchors, colours, years and addresses are read by programs, which know one form only.',
    '"id": "Our Team"',
    '"id": "our-team"',
  ),
  'number-too-small': explain(
    'Smaller numbers make no sense in this place, or would make the page hard to use.',
    '"autoplayMs": 5',
    '"autoplayMs": 5000',
  ),
  'number-too-large': explain(
    'Larger numbers make no sense in this place, or would make the page hard to use.',
    '"columns": 6',
    '"columns": 4',
  ),
  'list-too-short': explain(
    'With fewer entries the block would be empty or make no sense.',
    '"items": []',
    '"items": [ { "value": "30+", "label": "years" } ]',
  ),
  'list-too-long': explain('With more entries the block would break or hide some of them.'),
  'list-repeats': explain('Twice the same says nothing more, and mostly another entry was meant.'),
  'value-unfit': explain('The value is not what this place can hold.'),
  'block-type-missing': explain(
    'The type says how a block looks and what its keys mean.',
    '{ "text": "Words" }',
    '{ "type": "rich-text", "text": "Words" }',
  ),
  'block-type-unknown': explain(
    'Nobody knows how a block of this type would look, so nothing of it is shown.',
    '{ "type": "rich_text", "text": "Words" }',
    '{ "type": "rich-text", "text": "Words" }',
  ),
  'block-not-allowed': explain(
    'Some places hold certain blocks only, because others would not fit there.',
    '_blocks/hours.json: { "type": "shared", "use": "times" }',
    '_blocks/hours.json: { "type": "rich-text", "text": "From nine to five." }',
  ),
  'item-value-repeated': explain(
    'The list says that this field tells its items apart. With the same value twice, links and filters reach the wrong one.',
    '{ "title": "Open day" }, { "title": "Open day" }',
    '{ "title": "Open day" }, { "title": "Second open day" }',
  ),
};
