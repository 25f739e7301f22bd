import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { change, type Mistake, mistakes, write } from '../mistake.ts';

const about = 'about/index.json';
const textOf = (file: string) => readFileSync(join(import.meta.dirname, '../site', file), 'utf8').trimEnd();
const page = textOf(about);
const lines = page.split('\n');
const whole = (text: string) => write(about, text);
const [first = '', ...others] = lines;
const entry = (text: string) => change(about, '{ "heading": "When is it open?", "text": "From nine to five." }', text);

/** Text that comes along when JSON is pasted from elsewhere. */
export const pasted: Mistake[] = mistakes(
  ['a fence of a chat', whole(`▶\`\`\`json\n${page}\n\`\`\`\n`), 'json-pasted', '```'],
  ['a fence without a language', whole(`▶\`\`\`\n${page}\n\`\`\`\n`), 'json-pasted', '```'],
  ['a fence at the end only', whole(`${page}\n▶\`\`\`\n`), 'json-pasted', '```'],
  ['words and a fence', whole(`Here is your page:\n\n▶\`\`\`json\n${page}\n\`\`\`\nHave fun!\n`), 'json-pasted', '```'],
  [
    'a fence around a block',
    entry(`\n▶\`\`\`json\n{ "heading": "When?", "text": "Now." }\n\`\`\`\n`),
    'json-pasted',
    '```',
  ],
  ['export default', whole(`▶export default ${page};\n`), 'json-pasted', 'export default'],
  ['a constant of a program', whole(`▶const page = ${page}\n`), 'json-pasted', 'const page ='],
  ['module.exports', whole(`▶module.exports = ${page};\n`), 'json-pasted', 'module.exports ='],
  [
    'line numbers',
    whole(lines.map((line, index) => `${index === 0 ? '▶' : ''}${index + 1} ${line}`).join('\n')),
    'json-pasted',
    'numbers',
  ],
  [
    'line numbers with a bar',
    whole(lines.map((line, index) => `${index === 0 ? '  ▶' : '  '}${index + 1} | ${line}`).join('\n')),
    'json-pasted',
    'numbers',
  ],
  [
    'line numbers with colons',
    whole(lines.map((line, index) => `${index === 0 ? '▶' : ''}${index + 1}: ${line}`).join('\n')),
    'json-pasted',
    'numbers',
  ],
  ['a ZIP file', whole('PK\u0003\u0004\u0014\u0000\u0006\u0000word/document.xml'), 'json-absent'],
  [
    'a document of a word processor',
    whole('{\\rtf1\\ansi\\deff0 {\\fonttbl {\\f0 Times;}}\\f0 About us}'),
    'json-absent',
  ],
  ['a PDF', whole('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>'), 'json-absent'],
  [
    'a diff',
    whole(
      `▶diff --git a/pages/about/index.json b/pages/about/index.json\n--- a/pages/about/index.json\n+++ b/pages/about/index.json\n@@ -1,3 +1,3 @@\n {\n-  "title": "A",\n+  "title": "B",\n`,
    ),
    'json-pasted',
    '+',
  ],
  ['a part of a diff', whole(`▶@@ -1,3 +1,3 @@\n${page}`), 'json-pasted', '+'],
  [
    'signs of a diff',
    whole([first, ...others.map((line, index) => (index === 1 ? `▶-${line}\n+${line}` : line))].join('\n')),
    'json-pasted',
    '+',
  ],
  ['escaped quotation marks', whole(page.replaceAll('"', '\\"').replace('\\"', '▶\\"')), 'json-pasted', '\\"'],
  ['a file as a text', whole(JSON.stringify(page).replace('\\"', '▶\\"')), 'json-pasted', '\\"'],
  [
    'an entry with escaped quotation marks',
    entry('{ ▶\\"heading\\": \\"When?\\", \\"text\\": \\"Now.\\" }'),
    'json-pasted',
    '\\"',
  ],
  [
    'quotation marks of HTML',
    whole(page.replaceAll('"', '&quot;').replace('&quot;', '▶&quot;')),
    'json-pasted',
    '&quot;',
  ],
  [
    'an entry with quotation marks of HTML',
    entry('{ ▶&quot;heading&quot;: &quot;When?&quot;, &quot;text&quot;: &quot;Now.&quot; }'),
    'json-pasted',
    '&quot;',
  ],
  [
    'numbered quotation marks of HTML',
    entry('{ "heading": ▶&#34;When?&#34;, "text": "Now." }'),
    'json-pasted',
    '&#34;',
  ],
  [
    'round brackets around a list',
    change(about, '"aliases": ["/history"]', '"aliases": ▶("/history")'),
    'json-bracket-round',
    '[',
  ],
  ['round brackets around an entry', entry('▶("heading": "When?", "text": "Now.")'), 'json-bracket-round', '{'],
  ['round brackets around a file', whole(`▶(${page})\n`), 'json-bracket-round'],
  [
    'digits of Hindi',
    change(about, '"layout": "inner",', '"layout": "inner", "order": ▶१२,'),
    'json-number',
    'Write 12',
  ],
  [
    'digits of Bengali',
    change(about, '"layout": "inner",', '"layout": "inner", "order": ▶৩,'),
    'json-number',
    'Write 3',
  ],
  [
    'digits of Arabic',
    change(about, '"layout": "inner",', '"layout": "inner", "order": ▶٤٠,'),
    'json-number',
    'Write 40',
  ],
  [
    'the second half of a block',
    change(about, '"blocks": [', '"blocks": [\n      ▶"heading": "Old", "text": "By the mill." },'),
    'json-entry-open',
    'Only the end',
  ],
  [
    'the first half of a block',
    change(
      about,
      '    {\n      "type": "accordion"',
      '    { "type": "rich-text", "heading": "Old",\n    ▶{\n      "type": "accordion"',
    ),
    'json-bracket-wrong',
  ],
  [
    'keys of a block behind its end',
    change(about, '"expireAt": "2031-01-15"\n    },', '"expireAt": "2031-01-15"\n    },\n    ▶"tone": "brand",'),
    'json-entry-open',
    'Move it',
  ],
);
