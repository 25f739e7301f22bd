import { chmodSync, mkdirSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkSite } from '#engine/check/checkSite.ts';
import { findCertainName } from '#engine/check/facts/certainFixes.ts';
import { loadSite } from '#engine/content/loadSite.ts';
import { applyEdits } from '#engine/problems/applyEdits.ts';
import { problemKindOf } from '#engine/problems/catalogue.ts';
import { writeSite } from '#tests/samples/site.ts';
import { applyFixes } from './applyFixes.ts';
import { fixFolder } from './fixFolder.ts';

const at = '2026-11-20';
const file = 'about/index.json';
/** Page with a fixed format. */
const page = (...blocks: string[]) =>
  `{\n  "title": "T", "description": "D", "heading": "H",\n  "layout": "inner",\n  "blocks": [\n${blocks.map((block) => `    ${block}`).join(',\n')}\n  ]\n}\n`;

const people = '{ "type": "rich-text", "id": "people", "text": "People" }';

/** Fixes one file of a sample site. */
function fix(content: string, changes: Record<string, string> = {}, isDryRun = false) {
  const directory = writeSite({ ...changes, [file]: content });
  const result = fixFolder(directory, { at, isDryRun });
  return { ...result, directory, content: readFileSync(join(directory, file), 'utf8') };
}

const text = (words: string) => page(people, `{ "type": "rich-text", "text": "${words}" }`);
const strip = (block: string) => page(people, block);

const mistakes: [name: string, before: string, after: string][] = [
  ['byte order mark', `\ufeff${text('x')}`, text('x')],
  ['trailing commas', text('x').replace('" }\n', '", },\n'), text('x').replace('" }\n', '" }\n')],
  ['curly quotes', text('x').replace('"heading"', '“heading”').replace('"H"', '„H“'), text('x')],
  ['curly quotes inside a text', text('a “b” c').replace('"D"', '“D”'), text('a “b” c')],
  ['single quotes', text('x').replace('"H"', `'Tom\\'s "H"'`), text('x').replace('"H"', `"Tom's \\"H\\""`)],
  ['missing comma between lines', text('x').replace('"inner",\n', '"inner"\n'), text('x')],
  ['double comma', text('x').replace('"H",', '"H",,'), text('x')],
  ['comma at the beginning', text('x').replace('"blocks": [', '"blocks": [,'), text('x')],
  ['texts joined', text('x').replace('"H"', '"" +\n "H" + ""'), text('x')],
  ['doubled quotes', text('x').replace('"H"', '""H""').replace('"inner"', '"inner""'), text('x')],
  ['a curly quote in the middle of a line', text('x').replace('"T",', '"T”,'), text('x')],
  [
    'a group in single quotes',
    text('x').replace(/"type": "rich-text", "text": "x"/g, "'type': 'rich-text', 'text': 'x'"),
    text('x'),
  ],
  [
    'invisible characters outside of texts',
    text('x').replace('"H"', '\u200b"H"\u00a0'),
    text('x').replace('"H"', '"H" '),
  ],
  ['a fence around a page', `\`\`\`json\n${text('x')}\`\`\`\n`, `\n${text('x')}\n`],
  ['a page of a program', `export default ${text('x').trimEnd()};\n`, text('x')],
  [
    'numbers of lines',
    text('x')
      .trimEnd()
      .split('\n')
      .map((line, index) => `${index + 1}: ${line}`)
      .join('\n'),
    text('x').trimEnd(),
  ],
  ['escaped quotation marks', text('x').replaceAll('"', '\\"'), text('x')],
  ['quotation marks of HTML', text('x').replaceAll('"', '&quot;'), text('x')],
  [
    'round brackets',
    text('x').replace('"layout"', '"aliases": ("/a"), "layout"'),
    text('x').replace('"layout"', '"aliases": ["/a"], "layout"'),
  ],
  ['two commas at the end', text('x').replace(/\]\n\}/, '],,\n}'), text('x')],
  [
    'digits of another script',
    text('x').replace('"layout"', '"order": १२, "layout"'),
    text('x').replace('"layout"', '"order": 12, "layout"'),
  ],
  ['key in capitals', text('x').replace('"heading"', '"Heading"'), text('x')],
  ['misspelt key', text('x').replace('"heading"', '"haeding"'), text('x')],
  ['misspelt block type', strip('{ "type": "rich-txt", "text": "x" }'), strip('{ "type": "rich-text", "text": "x" }')],
  [
    'value in capitals',
    strip('{ "type": "rich-text", "tone": "Dark", "text": "x" }'),
    strip('{ "type": "rich-text", "tone": "dark", "text": "x" }'),
  ],
  ['link without a slash', text('[who](about#people)'), text('[who](/about#people)')],
  [
    'link to a file',
    text('[who](/about/index.html#people) [home](/index.html)'),
    text('[who](/about#people) [home](/)'),
  ],
  ['slash at the end', text('[who](/about/)'), text('[who](/about)')],
  [
    'moved page, everywhere in a text',
    text('[a](/old) and [b](/old \\"t\\") not /old'),
    text('[a](/team) and [b](/team \\"t\\") not /old'),
  ],
  [
    'one mistake behind another',
    text('[who](/About/)').replace('"blocks"', '"bolcks"').replace('"H",', '"H",,').replace(',,', ','),
    text('[who](/about)'),
  ],
];

it.each(mistakes)('fixes: %s', (_name, before, after) => {
  const team = text('x').replace('"layout"', '"aliases": ["/old"], "layout"');
  const { content, checked, fixed } = fix(before, { 'team.json': team });
  expect(content).toBe(after);
  expect(fixed.length).toBeGreaterThan(0);
  expect(fixed.every(({ problem }) => problemKindOf(problem.code).fixable)).toBe(true);
  expect(checked.problems.filter(({ fix }) => fix)).toEqual([]);
  expect(fix(content, { 'team.json': team }).fixed).toEqual([]);
});

it.each([
  ['a key that may mean two', page(people).replace('"layout"', '"titel": "x", "layout"')],
  ['two keys that may mean the same', text('x').replace('"heading": "H"', '"headin": "a", "heding": "b"')],
  ['a misspelt link', text('[x](/abuot)')],
  ['a key whose value does not fit', page(people).replace('"layout"', '"imge": 3, "layout"')],
  ['a route of words about a link', text('write `](/about/)` as [x](/about/)')],
  ['a value that is not the same word', strip('{ "type": "rich-text", "tone": "drak", "text": "x" }')],
  ['single quotes that may be apostrophes', text('x').replace('"H"', `'Mum's'`)],
  ['what is beside lost bytes', text('x').replace('"inner",\n', '"inner"\0\n').replace('"H",', '"H",\0,')],
  ['texts joined with something else', text('x').replace('"H"', '"H" + name')],
  ['a comment', text('x').replace('"layout"', '// mine\n"layout"')],
  ['a comma that may be missing words', text('x').replace('"H",', '"H" "I",')],
  ['a token in a link', text('[x]({site.slug}/)')],
])('leaves to a person: %s', (_name, content) => {
  const result = fix(content);
  expect(result.content).toBe(content);
  expect(result.fixed).toEqual([]);
});

it('changes no other byte', () => {
  const before = Buffer.from(
    `{\r\n\t"title": "😀 𝒯\\u00e9",  "description" : "D",\r\n\t"Heading": "H 😀",\r\n\t"layout": "inner",\r\n\t"blocks": [ {"type":"rich-text","id":"people","tone":"DARK","text":"😀 [a](/about/) é"} , ]\r\n}`,
  );
  const { content, directory } = fix(before.toString('utf8'));
  const after = before
    .toString('utf8')
    .replace('Heading', 'heading')
    .replace('DARK', 'dark')
    .replace('/about/', '/about')
    .replace('} , ]', '}  ]');
  expect(content).toBe(after);
  expect(readFileSync(join(directory, file)).equals(Buffer.from(after))).toBe(true);
});

it('says what it did, where it was', () => {
  const { fixed } = fix(`\ufeff${text('[who](/about/)').replace('"heading"', '"haeding"').replace('" }\n', '" },\n')}`);
  expect(fixed.map(({ problem: { line, column, code }, what }) => `${line}:${column} ${code}: ${what}`).sort()).toEqual(
    [
      '1:1 file-byte-order-mark: delete the byte order mark',
      '2:37 key-unknown: "haeding" → "heading"',
      '6:43 link-not-found: /about/ → /about',
      '6:54 json-comma-trailing: delete ","',
    ],
  );
});

it('writes nothing in a dry run, and says the same', () => {
  const before = text('[who](/about/)').replace('"heading"', '"haeding"');
  const { content, changes, checked } = fix(before, {}, true);
  expect(content).toBe(before);
  expect(changes).toEqual([{ file, before, after: text('[who](/about)') }]);
  expect(checked.problems.filter(({ severity }) => severity === 'error')).toEqual([]);
});

it('leaves what it must not decide: files that are links, protected or no UTF-8', () => {
  const wrong = text('x').replace('"heading"', '"haeding"');
  const directory = writeSite({ 'a.json': undefined, [file]: wrong });
  const elsewhere = join(directory, '.b.json');
  writeFileSync(elsewhere, wrong);
  symlinkSync(elsewhere, join(directory, 'linked.json'));
  writeFileSync(join(directory, 'latin.json'), Buffer.from(wrong.replace('"D"', '"caf\u00e9"'), 'latin1'));
  chmodSync(join(directory, file), 0o444);
  const { fixed, refusals } = fixFolder(directory, { at, isDryRun: false });
  expect(fixed).toEqual([]);
  expect(Object.fromEntries(refusals.map(({ file, reason }) => [file, reason]))).toEqual({
    [file]: 'it is write-protected',
    'linked.json': 'it is a link to another file; fix that one',
    'latin.json': expect.stringContaining('not saved as UTF-8'),
  });
  expect(readFileSync(elsewhere, 'utf8')).toBe(wrong);
});

it('leaves a file alone that somebody saved meanwhile, and fixes the others', () => {
  const wrong = text('x').replace('"heading"', '"haeding"');
  const directory = writeSite({ [file]: wrong, 'other.json': wrong });
  const saved = text('saved meanwhile');
  let callCount = 0;
  const filter = () => {
    // The original file is read in the first round only.
    callCount++;
    if (callCount > 4) writeFileSync(join(directory, file), saved);
    return true;
  };
  const { fixed, refusals } = fixFolder(directory, { at, isDryRun: false, filter });
  expect(readFileSync(join(directory, file), 'utf8')).toBe(saved);
  expect(readFileSync(join(directory, 'other.json'), 'utf8')).toBe(text('x'));
  expect(fixed.map(({ problem }) => problem.file)).toEqual(['other.json']);
  expect(refusals).toEqual([{ file, reason: expect.stringContaining('saved it meanwhile') }]);
});

it('preserves the mode of a file, and leaves nothing behind', () => {
  const folders = () => readdirSync(tmpdir()).filter((name) => name.startsWith(`lintel-temporary-${process.pid}-`));
  const leftovers = () => folders().flatMap((name) => readdirSync(join(tmpdir(), name)));
  const directory = writeSite({ [file]: text('x').replace('"heading"', '"haeding"') });
  chmodSync(join(directory, file), 0o640);
  fixFolder(directory, { at, isDryRun: false });
  expect(statSync(join(directory, file)).mode & 0o777).toBe(0o640);
  expect(readdirSync(join(directory, 'about'))).toEqual(['index.json']);
  expect(folders()).toHaveLength(1);
  expect(leftovers()).toEqual([]);
});

it('fixes only what is asked for', () => {
  const wrong = text('x').replace('"heading"', '"haeding"');
  const directory = writeSite({ [file]: wrong, 'other.json': wrong });
  const { fixed } = fixFolder(directory, { at, isDryRun: false, filter: (problem) => problem.file === 'other.json' });
  expect(fixed.map(({ problem }) => problem.file)).toEqual(['other.json']);
  expect(readFileSync(join(directory, file), 'utf8')).toBe(wrong);
});

describe('edits', () => {
  const problem = (offset: number, length: number, text: string) => ({
    ...(checkSite(loadSite(writeSite({ [file]: '' })), { at }).problems[0] as never as object),
    fix: [{ offset, length, text }],
  });

  it('of two that touch each other, only the first is made', () => {
    const problems = [problem(1, 3, 'X'), problem(2, 1, 'Y'), problem(6, 1, 'Z')] as never[];
    expect(applyFixes('abcdefgh', problems)).toMatchObject({
      text: 'aXefZh',
      fixed: [{ problem: problems[0] }, { problem: problems[2] }],
    });
  });

  it('leave every other character', () => {
    const edit = fc.record({ offset: fc.nat(40), length: fc.constant(1), text: fc.string() });
    const edits = fc.uniqueArray(edit, { selector: ({ offset }) => offset });
    fc.assert(
      fc.property(fc.string({ minLength: 41, maxLength: 60 }), edits, (text, some) => {
        const at = new Map(some.map((edit) => [edit.offset, edit.text]));
        expect(applyEdits(text, some)).toBe(
          text.replace(/[\s\S]/g, (character, index: number) => at.get(index) ?? character),
        );
      }),
    );
  });
});

it.each([
  ['Heading', ['heading', 'headings'], 'heading'],
  ['tilte', ['title', 'text'], 'title'],
  ['titel', ['title'], 'title'],
  ['tite', ['title', 'tile'], undefined],
  ['tittle', ['title'], 'title'],
  ['txt', ['text'], undefined],
  ['hedaing', ['heading'], 'heading'],
  ['headng', ['heading', 'headings'], 'heading'],
  ['xitlx', ['title'], undefined],
])('%j among %j is certainly %j', (word, names, name) => {
  expect(findCertainName(word, names)).toBe(name);
});

it('makes no folder where it has nothing to do', () => {
  const directory = writeSite();
  mkdirSync(join(directory, 'empty'));
  expect(fixFolder(directory, { at, isDryRun: false })).toMatchObject({ fixed: [], changes: [], refusals: [] });
});
