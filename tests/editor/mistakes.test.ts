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
 * The mistakes of the checker's tests, in the editor: for every code that a schema can report, the editor underlines
 * the line that the checker names.
 */

const correctSite = join(import.meta.dirname, '../mistakes/site');
const schemas = mkdtempSync(join(tmpdir(), 'lintel-editor-'));
let editor: Editor;

beforeAll(() => {
  writeEditorSchemas(loadSite(correctSite).source, schemas);
  editor = new Editor(schemas);
});
afterAll(() => rmSync(schemas, { recursive: true }));

/** Codes that a schema can report about a single file, with lists of the site's names. */
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
  'text-unwritten',
  'value-not-possible',
  'value-type',
]);

/**
 * @returns true for mistakes that a schema cannot detect: in a part of a text, the anchor of a link, the keys of
 *   redirects, removed files
 */
const isBeyond = ({ name, edits }: Mistake): boolean => {
  if (!edits.every((edit) => 'from' in edit || 'content' in edit)) return true;
  const spoilt = edits.map((edit) => ('to' in edit ? edit.to : 'content' in edit ? edit.content : '')).join('\n');
  const marked = spoilt.slice(spoilt.indexOf(mark) + mark.length);
  const isInText = /^[^"{[\d\s,}]/.test(marked) && !/^(true|false|null)\b/.test(marked);
  const hasAnchor = /^"\/[^"]*#/.test(marked);
  // The result of "as" is known only when the full item is resolved.
  const isMapped = name.endsWith('in a group that "as" writes out');
  // Invalid output paths, and the encoding of bytes in an address, are known only when one is made.
  const isOfOutput = /^(the alias \/|a redirect |the address of this site with a broken)/.test(name);
  return isInText || hasAnchor || isMapped || isOfOutput;
};

const all = [...values, ...names, ...links, ...lists, ...texts, ...forms, ...several];
const reportable = all.filter((mistake) => mistake.codes.every((code) => sayable.has(code)) && !isBeyond(mistake));

/**
 * Applies a mistake.
 * @returns the changed files, and the locations of its marks: `file:line`
 */
function applyMistake({ edits }: Mistake): { files: Map<string, string>; lines: string[] } {
  const files = new Map<string, string>();
  for (const edit of edits) {
    if ('content' in edit) files.set(edit.file, edit.content);
    else if ('from' in edit) {
      const text = files.get(edit.file) ?? readFileSync(join(correctSite, edit.file), 'utf8');
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
  expect(reportable.length).toBeGreaterThan(100);
});

it.each(reportable.map((mistake) => [mistake.codes.join(', '), mistake.name, mistake] as const))(
  '%s: %s',
  async (_, __, mistake) => {
    const { files, lines } = applyMistake(mistake);
    const underlined: string[] = [];
    for (const [file, text] of files) {
      for (const { range } of await editor.problems(file, text)) underlined.push(`${file}:${range.start.line + 1}`);
    }
    expect([...new Set(underlined)].sort()).toEqual([...new Set(lines)].sort());
  },
);
