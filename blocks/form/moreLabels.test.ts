import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { defaultLabels, staticLabels, usualLabels } from '#shared/content.ts';
import type { Form } from './form.types.ts';
import type { FieldDefinition } from './formTypes.ts';
import { moreLabels } from './moreLabels.ts';

const text: FieldDefinition = { name: 'note', label: 'Note', input: 'text' };
const form = (more: Partial<Form>): Form => ({ fields: [text], submit: { label: 'Send', kind: 'none' }, ...more });
const rare = Object.keys(defaultLabels).filter((name) => !(name in usualLabels || name in staticLabels));

it('asks for labels with the code that shows them', () => {
  expect(moreLabels(form({}))).toEqual([]);
  const parts = moreLabels(form({ rememberDays: 7 }));
  const extras = moreLabels(form({ places: 7 }));
  expect([...new Set([...parts, ...extras])].sort()).toEqual(rare.sort());
  expect(parts).toContain('stepOf');
  expect(extras).toContain('formFull');
});

it('shows rare labels nowhere but in that code', () => {
  const root = join(import.meta.dirname, '../..');
  const sources = ['blocks', 'src/ui', 'src/client', 'src/render'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
      .map((name) => join(folder, name)),
  );
  const rareIn = (name: string) =>
    [...readFileSync(join(root, name), 'utf8').matchAll(/\b(?:labels|words)\.(\w+)/g)]
      .map(([, label = '']) => label)
      .filter((label) => rare.includes(label));
  const uses = sources.filter((name) => rareIn(name).length > 0);
  const parts = ['Answers', 'FormParts', 'GroupField', 'SavedNote'];
  const extras = ['Closed', 'DateBoxes', 'FileField', 'SignatureField', 'Trap', 'UploadProgress'];
  const rareCode = [...parts, ...extras].sort();
  const placeOf = (name: string) => `blocks/form/${name}.tsx`;
  expect(uses.sort()).toEqual(rareCode.map(placeOf));
  // A form without steps has a list of files too.
  expect(moreLabels(form({ places: 7 }))).toEqual(
    expect.arrayContaining(extras.flatMap((name) => rareIn(placeOf(name)))),
  );
});
