import { explain } from './explanation.ts';

const unread = 'As long as it stands there, nothing of the file can be used.';

/** Why mistakes in the writing of JSON matter. */
export const syntax = {
  'json-comma-trailing': explain(
    'A comma says that another entry follows. After the last one it makes the file unreadable for browsers and other programs.',
    '[ "a", "b", ]',
    '[ "a", "b" ]',
  ),
  'json-comma-double': explain(
    `Between two commas an entry is missing, or one comma is too many. ${unread}`,
    '"title": "About",, "heading": "About"',
    '"title": "About", "heading": "About"',
  ),
  'json-comma-missing': explain(
    `Only a comma says where one entry ends and the next begins. ${unread}`,
    '"title": "About"\n"heading": "About"',
    '"title": "About",\n"heading": "About"',
  ),
  'json-colon-missing': explain(
    `A colon stands between a key and its value. ${unread}`,
    '"title" "About"',
    '"title": "About"',
  ),
  'json-value-missing': explain(
    `A key without a value says nothing. ${unread}`,
    '"title": , "heading": "About"',
    '"title": "About us", "heading": "About"',
  ),
  'json-string-unclosed': explain(
    `Without the closing quotation mark nobody can tell where the text ends. ${unread}`,
    '"heading": "About us,',
    '"heading": "About us",',
  ),
  'json-quote-in-text': explain(
    `A straight quotation mark ends a text. Inside a text, use curly ones or write \\" for each. ${unread}`,
    '"text": "The "old" mill"',
    '"text": "The “old” mill"',
  ),
  'json-quotes-curly': explain(
    `Word processors and phones turn straight quotation marks into curly ones. Around keys and texts only straight ones count; inside a text, curly ones are welcome. ${unread}`,
    '“title”: “About us”',
    '"title": "About us"',
  ),
  'json-quotes-single': explain(
    `Keys and texts stand in double quotation marks. ${unread}`,
    "'title': 'About us'",
    '"title": "About us"',
  ),
  'json-quotes-missing': explain(
    `Every key and every text stands in double quotation marks. ${unread}`,
    'title: About us',
    '"title": "About us"',
  ),
  'json-braces-missing': explain(
    `A page is one group: all its keys stand between { and }. ${unread}`,
    '"title": "About us", "heading": "About us"',
    '{ "title": "About us", "heading": "About us" }',
  ),
  'json-comment': explain(
    'JSON has no comments. What a file is for can be said in "description" of a data list, or beside the files.',
    '"layout": "inner", // as everywhere',
    '"layout": "inner"',
  ),
  'json-word': explain(
    'Outside quotation marks only true, false and null are words, in small letters.',
    '"hidden": True',
    '"hidden": true',
  ),
  'json-number': explain(
    'A number has digits and at most one point. A phone number or a postal code is a text: zeros in front of it must stay.',
    '"price": 1,5\n"phone": +915550100',
    '"price": 1.5\n"phone": "+91 555 0100"',
  ),
  'json-escape': explain(
    'Inside a text a backslash gives the next character another meaning, and only a few have one. In patterns of a form every backslash is written twice.',
    '"value": "^\\d+$"',
    '"value": "^\\\\d+$"',
  ),
  'json-control-character': explain(
    'Tabs and other invisible characters come along when text is pasted. Inside a text they are not allowed.',
    '"text": "one\ttwo"',
    '"text": "one two"',
  ),
  'json-bracket-unclosed': explain(
    `Every { needs its }, every [ its ]. Without it, nobody can tell what belongs together. ${unread}`,
    '"items": [ { "title": "One" }',
    '"items": [ { "title": "One" } ]',
  ),
  'json-bracket-wrong': explain(
    `Brackets close in the order in which they were opened. Mostly one is missing just before. ${unread}`,
    '[ { "title": "One" ]',
    '[ { "title": "One" } ]',
  ),
  'json-text-after-end': explain(
    'A file holds one group { … }. What stands after its end was left over from editing, or two files were pasted into one.',
    '{ "title": "About" }\n}',
    '{ "title": "About" }',
  ),
  'json-absent': explain(
    'Pages are written as JSON: keys and values. Web pages and letters have to be put into blocks first.',
    '<h1>About us</h1>',
    '{ "title": "About us", "description": "…", "heading": "About us", "blocks": [] }',
  ),
  'json-unexpected': explain(
    `Something stands where JSON has no place for it. ${unread}`,
    '"title": @About',
    '"title": "@About"',
  ),
  'json-too-deep': explain(
    'Blocks inside blocks inside blocks, hundreds deep, come from a mistake in copying, and would make the check and the page break.',
  ),
  'json-key-twice': explain(
    'Of two equal keys only the last one counts: the words in the first would vanish without anybody noticing.',
    '"heading": "About",\n"heading": "About us"',
    '"heading": "About us"',
  ),
};
