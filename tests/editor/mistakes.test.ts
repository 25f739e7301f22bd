import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadSite } from '#engine/content/loadSite.ts';
import { writeEditorSchemas } from '#engine/tools/editor/writeEditorSchemas.ts';
import { forms } from '../mistakes/cases/forms.ts';
import { links } from '../mistakes/cases/links.ts';
import { lists } from '../mistakes/cases/lists.ts';
import { names } from '../mistakes/cases/names.ts';
import { several } from '../mistakes/cases/several.ts';
import { texts } from '../mistakes/cases/texts.ts';
import { values } from '../mistakes/cases/values.ts';
import { type Mistake, mark } from '../mistakes/mistake.ts';
import { Editor } from './editor.ts';

/*
 * The mistakes that the checker is tested with, in the editor: for every code that a schema can say, the editor
 * underlines the line that the checker names.
 */

const sound = join(import.meta.dirname, '../mistakes/site');
const schemas = mkdtempSync(join(tmpdir(), 'lintel-editor-'));
let editor: Editor;

beforeAll(() => {
  writeEditorSchemas(loadSite(sound).source, schemas);
  editor = new Editor(schemas);
});
afterAll(() => rmSync(schemas, { recursive: true }));

/** Codes of what a schema can say about a file alone, with lists of what there is in the site. */
const sayable = new Set([
  'alias-malformed',
  'block-not-allowed',
  'block-type-missing',
  'block-type-unknown',
  'data-not-found',
  'date-invalid',
  'field-unknown',
  'form-message-missing',
  'icon-unknown',
  'key-missing',
  'key-unknown',
  'layout-not-found',
  'link-malformed',
  'link-not-found',
  'link-scheme-dangerous',
  'link-scheme-unknown',
  'link-to-nowhere',
  'link-to-own-file',
  'list-brackets-missing',
  'list-too-long',
  'list-too-short',
  'mapped-key-unknown',
  'media-elsewhere',
  'media-not-a-picture',
  'media-not-found',
  'number-too-large',
  'number-too-small',
  'query-pages-unknown',
  'query-source',
  'section-not-a-page',
  'shared-not-found',
  'slot-outside-layout',
  'text-empty',
  'text-form',
  'text-too-long',
  'value-not-possible',
  'value-type',
]);

/** What a schema cannot look at: a part of a text, the anchor of a link, the keys of redirects, files that went away. */
const isBeyond = ({ name, edits }: Mistake): boolean => {
  if (!edits.every((edit) => 'from' in edit || 'content' in edit)) return true;
  const spoilt = edits.map((edit) => ('to' in edit ? edit.to : 'content' in edit ? edit.content : '')).join('\n');
  const marked = spoilt.slice(spoilt.indexOf(mark) + mark.length);
  const isInText = /^[^"{[\d\s,}]/.test(marked) && !/^(true|false|null)\b/.test(marked);
  const hasAnchor = /^"\/[^"]*#/.test(marked);
  // What "as" makes of an item is known only when all of it is put together.
  const isMapped = name.endsWith('in a group that "as" writes out');
  // What a path of the finished site cannot be, and how bytes are written in an address, is known when one is made of it.
  const isOfOutput = /^(the alias \/|a redirect |the address of this site with a broken)/.test(name);
  return isInText || hasAnchor || isMapped || isOfOutput;
};

const all = [...values, ...names, ...links, ...lists, ...texts, ...forms, ...several];
const told = all.filter((mistake) => mistake.codes.every((code) => sayable.has(code)) && !isBeyond(mistake));

/** The files that a mistake changes, spoilt, and where the marks stood: `file:line`. */
function spoil({ edits }: Mistake): { files: Map<string, string>; lines: string[] } {
  const files = new Map<string, string>();
  for (const edit of edits) {
    if ('content' in edit) files.set(edit.file, edit.content);
    else if ('from' in edit) {
      const text = files.get(edit.file) ?? readFileSync(join(sound, edit.file), 'utf8');
      files.set(
        edit.file,
        text.replace(edit.from, () => edit.to),
      );
    }
  }
  const lines = [...files].flatMap(([file, text]) => {
    const parts = text.split(mark);
    files.set(file, parts.join(''));
    return parts.slice(0, -1).map(
      (_, index) =>
        `${file}:${
          parts
            .slice(0, index + 1)
            .join('')
            .split('\n').length
        }`,
    );
  });
  return { files, lines };
}

it('most of the mistakes in values, names and links are told', () => {
  expect(told.length).toBeGreaterThan(100);
});

it.each(told.map((mistake) => [mistake.codes.join(', '), mistake.name, mistake] as const))(
  '%s: %s',
  async (_, __, mistake) => {
    const { files, lines } = spoil(mistake);
    const underlined: string[] = [];
    for (const [file, text] of files) {
      for (const { range } of await editor.problems(file, text)) underlined.push(`${file}:${range.start.line + 1}`);
    }
    expect([...new Set(underlined)].sort()).toEqual([...new Set(lines)].sort());
  },
);
