import { didYouMean, quote } from '#shared/formatText.ts';
import { error } from '#shared/problemKind.ts';

/** Reason why a mistake of syntax matters. */
export const nothingUsable = 'As long as it stands there, nothing of the file can be used.';

const andOthers = (others = 0) =>
  others === 0
    ? ''
    : `, and so ${others === 1 ? 'does another key or text' : `do ${others} other keys and texts`} of this file`;

/** Problems of JSON syntax, the most frequent mistakes first. */
export const syntaxProblems = {
  'json-comma-trailing': error<{ closing: string }>({
    title: 'Comma too many',
    message: ({ closing }) => `There is a comma before "${closing}", but nothing follows it.`,
    hint: () => 'Delete this comma: commas stand only between two entries.',
    why: 'A comma says that another entry follows. After the last one it makes the file unreadable for browsers and other programs.',
    example: { wrong: '[ "a", "b", ]', right: '[ "a", "b" ]' },
    fixable: true,
  }),
  'json-comma-double': error({
    title: 'Comma too many',
    message: () => 'There is a comma here with nothing before it.',
    hint: () => 'Delete one of the commas, or write the entry that is missing.',
    why: `Between two commas an entry is missing, or one comma is too many. ${nothingUsable}`,
    example: { wrong: '"title": "About",, "heading": "About"', right: '"title": "About", "heading": "About"' },
    fixable: true,
  }),
  'json-comma-missing': error<{ next: string; instead?: string }>({
    title: 'Comma missing',
    message: ({ next, instead }) =>
      instead ? `Here stands "${instead}" where a comma belongs.` : `A comma is missing here, before ${next}.`,
    hint: ({ instead }) => (instead ? 'Write a comma.' : 'Put a comma between two entries.'),
    why: `Only a comma says where one entry ends and the next begins. ${nothingUsable}`,
    example: { wrong: '"title": "About"\n"heading": "About"', right: '"title": "About",\n"heading": "About"' },
    fixable: true,
  }),
  'json-colon-missing': error<{ key: string }>({
    title: 'Colon missing',
    message: ({ key }) => `After the key "${key}" there is no colon.`,
    hint: ({ key }) => `Write "${key}": and then its value.`,
    why: `A colon stands between a key and its value. ${nothingUsable}`,
    example: { wrong: '"title" "About"', right: '"title": "About"' },
  }),
  'json-value-missing': error<{ found: string }>({
    title: 'Value missing',
    message: ({ found }) => `A value is missing here: there is ${found} instead.`,
    hint: () => 'Write a value: a "text", a number, true, false, a list [ … ] or a group { … }.',
    why: `A key without a value says nothing. ${nothingUsable}`,
    example: { wrong: '"title": , "heading": "About"', right: '"title": "About us", "heading": "About"' },
  }),
  'json-string-unclosed': error<{ text: string }>({
    title: 'Text without an end',
    message: ({ text }) => `The text that begins here has no closing quotation mark on its line: ${text}`,
    hint: () => 'Put a " at its end. A line break inside a text is written \\n.',
    why: `Without the closing quotation mark nobody knows where the text ends. ${nothingUsable}`,
    example: { wrong: '"heading": "About us,', right: '"heading": "About us",' },
  }),
  'json-quote-in-text': error<{ after: string }>({
    title: 'Quotation mark inside a text',
    message: ({ after }) => `The text ends at this quotation mark, but ${after} follows it.`,
    hint: () => 'For a quotation mark inside a text write \\" or “ ”; otherwise put a comma after the text.',
    why: `A straight quotation mark ends a text. Inside a text, use curly ones or write \\" for each. ${nothingUsable}`,
    example: { wrong: '"text": "The "old" mill"', right: '"text": "The “old” mill"' },
  }),
  'json-quote-doubled': error({
    title: 'Quotation mark written twice',
    message: () => 'Two quotation marks stand here where one belongs.',
    hint: () => 'Delete one of the two.',
    why: `The first of the two ends the text, and nobody knows what the second one begins. ${nothingUsable}`,
    example: { wrong: '"layout": "inner"",', right: '"layout": "inner",' },
    fixable: true,
  }),
  'json-texts-joined': error<{ text?: string }>({
    title: 'Texts joined with a plus sign',
    message: () => 'Two texts are joined with "+" here, as in a program; JSON cannot do that.',
    hint: ({ text }) => (text ? `Write them as one text: ${text}.` : 'Write one text between two quotation marks.'),
    why: `A text stands between two quotation marks, however long it is. A line break inside it is written \\n. ${nothingUsable}`,
    example: { wrong: '"text": "By the " + "river."', right: '"text": "By the river."' },
    fixable: true,
  }),
  'json-conflict': error<{ lines: number[] }>({
    title: 'Two versions in one file',
    message: () => 'Two versions of this file were merged and contradict each other here; both are in it.',
    hint: ({ lines }) =>
      `Keep one of the two versions and delete the other, and delete the marker lines ("<<<<<<<", "=======", ">>>>>>>": ${lines.length > 1 ? 'lines' : 'line'} ${lines.join(', ')}).`,
    why: 'Two people have changed the same lines. Only a person knows which of the two versions is right.',
    example: {
      wrong: '<<<<<<< HEAD\n"heading": "About us"\n=======\n"heading": "Who we are"\n>>>>>>> main',
      right: '"heading": "Who we are"',
    },
  }),
  'json-cut-off': error<{ open: number; closing: string }>({
    title: 'File without its end',
    message: ({ open }) =>
      `The file stops here, in the middle: ${open === 1 ? 'one bracket is' : `${open} brackets are`} still open.`,
    hint: ({ closing }) =>
      `It was not saved or copied to its end: take the rest from an earlier version. If nothing but the end is missing, write ${closing}`,
    why: `A file is cut off when saving it is interrupted, or when not all of it was copied. ${nothingUsable}`,
    example: {
      wrong: '{ "title": "About us", "blocks": [ { "type": "rich-text", "text": "By the ri',
      right: '{ "title": "About us", "blocks": [ { "type": "rich-text", "text": "By the river." } ] }',
    },
  }),
  'json-damaged': error<{ count: number }>({
    title: 'Damaged file',
    message: ({ count }) =>
      `The file is damaged here: ${count === 1 ? 'a byte of nothing (NUL) stands' : `${count} bytes of nothing (NUL) stand`} in it.`,
    hint: () => 'Take an earlier version of the file: what stood here is lost.',
    why: `A computer that stops while it saves a file leaves such bytes where words were. ${nothingUsable}`,
  }),
  'json-quotes-curly': error<{ text: string; isEnd?: boolean; others?: number }>({
    title: 'Curly quotation marks',
    message: ({ text, isEnd, others }) =>
      isEnd
        ? `${text} ends with a curly quotation mark, which is none for JSON; a word processor or phone puts it in.`
        : `${text} stands in curly quotation marks${andOthers(others)}; a word processor or phone puts them in.`,
    hint: () => 'Use straight ones: "…".',
    why: `Word processors and phones turn straight quotation marks into curly ones. Around keys and texts only straight ones count; inside a text, curly ones are welcome. ${nothingUsable}`,
    example: { wrong: '“title”: “About us”', right: '"title": "About us"' },
    fixable: true,
  }),
  'json-quotes-single': error<{ text: string; others?: number }>({
    title: 'Single quotation marks',
    message: ({ text, others }) => `${text} is in single quotation marks${andOthers(others)}.`,
    hint: () => 'Use double ones: "…".',
    why: `Keys and texts stand in double quotation marks. ${nothingUsable}`,
    example: { wrong: "'title': 'About us'", right: '"title": "About us"' },
    fixable: true,
  }),
  'json-quotes-missing': error<{ text: string; what: 'key' | 'text' }>({
    title: 'Quotation marks missing',
    message: ({ text, what }) => `The ${what} ${text} has no quotation marks${what === 'key' ? '' : ', or not both'}.`,
    hint: ({ what }) => `Put the whole ${what} between double quotation marks: "…".`,
    why: `Every key and every text stands in double quotation marks. ${nothingUsable}`,
    example: { wrong: 'title: About us', right: '"title": "About us"' },
  }),
  'json-comment': error({
    title: 'Comment',
    message: () => 'There is a comment here; JSON has none.',
    hint: () => 'Delete it.',
    why: 'JSON has no comments. What a file is for can be said in "description" of a data list, or beside the files.',
    example: { wrong: '"layout": "inner", // as everywhere', right: '"layout": "inner"' },
  }),
  'json-word': error<{ word: string; replacement?: string }>({
    title: 'Word that JSON does not know',
    message: ({ word }) => `JSON does not know the word ${word}.`,
    hint: ({ replacement }) =>
      replacement ? `Write ${replacement}.` : 'Put it between double quotation marks, or leave the entry out.',
    why: 'Outside quotation marks only true, false and null are words, in small letters.',
    example: { wrong: '"hidden": True', right: '"hidden": true' },
  }),
  'json-number': error<{ text: string; replacement?: string }>({
    title: 'Not a number',
    message: ({ text }) => `${text} is no number as JSON writes it.`,
    hint: ({ replacement }) =>
      replacement
        ? `Write ${replacement}: numbers have the digits 0 to 9.`
        : 'Numbers look like 12, 0.5 or -3: no plus sign, no leading zero, a point and not a comma. A phone number is a "text".',
    why: 'A number has digits and at most one point. A phone number or a postal code is a text: zeros in front of it must stay.',
    example: { wrong: '"price": 1,5\n"phone": +915550100', right: '"price": 1.5\n"phone": "+91 555 0100"' },
    fixable: true,
  }),
  'json-escape': error<{ text: string; suggestion?: string }>({
    title: 'Backslash',
    message: ({ text, suggestion }) =>
      suggestion
        ? 'A backslash stands here where paths have a slash ("/").'
        : `${text} has no meaning inside a text: a backslash changes the character after it.`,
    hint: ({ suggestion }) =>
      didYouMean(suggestion, 'For a backslash write \\\\; for a line break \\n; for a quotation mark \\".'),
    why: 'Inside a text a backslash gives the next character another meaning, and only a few have one. In patterns of a form every backslash is written twice.',
    example: { wrong: '"value": "^\\d+$"', right: '"value": "^\\\\d+$"' },
  }),
  'json-control-character': error<{ name: string; isOutside?: boolean }>({
    title: 'Invisible character',
    message: ({ name, isOutside }) => (isOutside ? `There is ${name} here.` : `Inside this text there is ${name}.`),
    hint: () => 'Delete it; where words are to stand apart, type a space. A line break inside a text is written \\n.',
    why: 'Tabs and other invisible characters come along when text is pasted. Inside a text they are not allowed.',
    example: { wrong: '"text": "one\ttwo"', right: '"text": "one two"' },
    fixable: true,
  }),
  'text-direction': error<{ name: string; code: string; place: string }>({
    title: 'Text in another order than it is written',
    message: ({ name, code, place }) =>
      `In ${quote(place)}, the invisible character ${code} (${name}) changes the order in which the letters behind it are shown.`,
    hint: () => 'Delete it. Arabic, Hebrew and Persian words stand in their own direction without such a character.',
    why: 'Such characters come along when text is pasted. They make people read something else than what programs, search engines and screen readers get, as an address with its ending in the middle.',
    example: { wrong: '"text": "invoice\\u202efdp.exe"', right: '"text": "invoice.exe"' },
    fixable: true,
  }),
  'json-unexpected': error<{ text: string }>({
    title: 'Not JSON',
    message: ({ text }) => `${text} cannot stand here.`,
    hint: () => 'Compare with another page: "key": value, and a comma between two entries.',
    why: `Something stands where JSON has no place for it. ${nothingUsable}`,
    example: { wrong: '"title": @About', right: '"title": "@About"' },
  }),
  'json-too-deep': error({
    title: 'Nested too deep',
    message: () => 'Brackets are nested more than 200 deep in this file.',
    hint: () => 'Put the blocks beside each other instead of into each other.',
    why: 'Blocks inside blocks inside blocks, hundreds deep, come from a mistake in copying, and would make the check and the page break.',
  }),
  'json-key-twice': error<{ key: string; line: number }>({
    title: 'Key written twice',
    message: ({ key, line }) => `${quote(key)} is written twice in the same group; the first is on line ${line}.`,
    hint: () => 'Delete one of the two: only the last one counts.',
    why: 'Of two equal keys only the last one counts: the words in the first would vanish without anybody noticing.',
    example: { wrong: '"heading": "About",\n"heading": "About us"', right: '"heading": "About us"' },
  }),
  'json-key-reserved': error({
    title: 'Name that nothing can have',
    message: () => '"__proto__" cannot be the name of anything.',
    hint: () => 'Give it another name, or delete it.',
    why: 'Programs in JavaScript, the language of browsers, take a value of this name for something else: it would vanish, or change what stands beside it.',
    example: { wrong: '"facts": { "__proto__": "25+" }', right: '"facts": { "prototypes": "25+" }' },
  }),
};
