import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { builds } from '#blocks/builds.ts';
import { CommandError } from '#engine/problems/commandLine.ts';
import { page, writeSite } from '#tests/samples/site.ts';
import { writeSchemas } from './writeSchemas.ts';

const at = '2026-11-20';

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'schemas-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return join(folder, 'out');
}

const form = (properties: string) =>
  `{ "type": "form", ${properties} "fields": [{ "name": "a", "label": "A", "input": "select", "options": { "from": "stats" } }], ` +
  '"submit": { "label": "Send", "kind": "none" } }';

it('writes each form once, by a name of its own, with options from lists', () => {
  const use = '{ "type": "shared", "use": "letter" }';
  const pages = writeSite({
    '_blocks/letter.json': form(''),
    'index.json': page(use, form('"id": "one",'), form('"hidden": true,')),
    'about/index.json': page(use, form('"tone": "tint",'), form('"tone": "brand", "heading": "H",')),
  });
  const out = newFolder();
  const { paths } = writeSchemas({ pages, out, at });
  const names = ['about-index-h.schema.json', 'about-index.schema.json', 'index-one.schema.json', 'letter.schema.json'];
  expect(readdirSync(out).sort()).toEqual(names);
  expect(paths).toHaveLength(names.length);
  const schema = JSON.parse(readFileSync(join(out, 'index-one.schema.json'), 'utf8'));
  expect(schema.properties.a).toEqual({ title: 'A', type: 'string', enum: ['1', '2', ''] });
});

it('gives each form a file that no other has, and that a file system takes', () => {
  const pages = writeSite({
    'index.json': page(form(''), form('"tone": "tint",'), form('"id": "a2",'), form(`"id": "${'a'.repeat(5000)}",`)),
    'index/a2.json': page(form('')),
  });
  const { paths } = writeSchemas({ pages, out: newFolder(), at });
  expect(new Set(paths).size).toBe(5);
});

it('names the form whose schema cannot be made', () => {
  const { schema } = builds.form ?? {};
  onTestFinished(() => void Object.assign(builds.form ?? {}, { schema }));
  Object.assign(builds.form ?? {}, {
    schema: () => {
      throw new TypeError('no schema');
    },
  });
  const pages = writeSite({ 'index.json': page(form('')) });
  expect(() => writeSchemas({ pages, out: newFolder(), at })).toThrow(
    'index.json#/blocks/0: The code of the "form" block has failed on this block: no schema. The code is in blocks/form/form.build.ts',
  );
});

it('names a form by nothing that changes when another one comes before it', () => {
  const names = (...blocks: string[]) => {
    const out = newFolder();
    writeSchemas({ pages: writeSite({ 'index.json': page(...blocks) }), out, at });
    return readdirSync(out);
  };
  const [first, second] = [form('"note": "One",'), form('"note": "Two",')];
  const both = names(first, second);
  expect(both).toHaveLength(2);
  expect(names(form('"note": "New",'), second, first)).toEqual(expect.arrayContaining(both));
});

it('writes nothing as long as the content has errors, or cannot be read', () => {
  const out = newFolder();
  const pages = writeSite({ 'index.json': page(form('"colour": "red",')) });
  expect(writeSchemas({ pages, out, at })).toMatchObject({ paths: [], problems: [{ code: 'key-unknown' }] });
  expect(() => readdirSync(out)).toThrow();
  expect(() => writeSchemas({ pages: join(out, 'none'), out, at })).toThrow(CommandError);
});
