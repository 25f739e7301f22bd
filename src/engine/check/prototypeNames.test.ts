import { describe, expect, it } from 'vitest';
import { checkChanged, page, site } from '#tests/samples/site.ts';

/*
 * Names of properties that every JavaScript object inherits. Authors do not know them, and a list of racing teams may
 * have a field "constructor".
 */
const names = ['constructor', 'toString', 'hasOwnProperty', 'valueOf', 'isPrototypeOf'];
const codes = (files: Record<string, string>) =>
  checkChanged(files).problems.map(({ code, file, pointer }) => `${code} ${file}${pointer}`);
const list = (fields: object, ...items: object[]) => JSON.stringify({ fields, items });
const text = { is: 'text' };
const noProblems: string[] = [];

describe.each(names)('%s', (name) => {
  it('may be the name of a list, a layout, a shared block and a file', () => {
    const files = {
      [`_data/${name}.json`]: list({ value: text, label: text }, { value: '1', label: 'one' }),
      [`_layouts/${name}.json`]: '{ "blocks": [{ "type": "slot" }] }',
      [`_blocks/${name}.json`]: `{ "type": "stats-strip", "items": { "from": "${name}" } }`,
      'about/index.json': page(
        `{ "type": "rich-text", "id": "people", "text": "x" }`,
        `{ "type": "shared", "use": "${name}" }`,
      ).replace('"inner"', `"${name}"`),
    };
    expect(codes(files)).toEqual(noProblems);
  });

  it('may be a field of a list, which some items have', () => {
    const fields = { [name]: text, where: text };
    const files = {
      '_data/teams.json': list(fields, { [name]: 'Ann', where: 'x' }, { where: 'x' }, { [name]: 'Bob' }),
      'about/index.json': page(
        `{ "type": "stats-strip", "id": "people", "items": { "from": "teams", "where": { "${name}": ["Ann", "Bob"] }, "sort": "${name}", "as": { "value": "${name}", "label": "{item.${name}}" } } }`,
        `{ "type": "table", "columns": [{ "label": "L", "field": "${name}" }], "rows": [{ "${name}": "1" }, { "${name}": "2" }] }`,
      ),
    };
    expect(codes(files)).toEqual(noProblems);
  });

  it('is missed where it is required, and unknown where it is not declared', () => {
    const files = {
      '_data/teams.json': list({ [name]: { ...text, required: true }, a: text }, { a: '1' }, { [name]: 'x' }),
      '_data/others.json': list({ a: text }, { a: '1', [name]: 'x' }),
      '_data/several.json': list({ a: text }, { a: '1', [name]: 'x' }, { a: '2', [name]: 'y' }),
    };
    expect(codes(files)).toEqual([
      `key-unknown _data/others.json/items/0/${name}`,
      'list-field-undeclared _data/several.json/fields',
      'key-missing _data/teams.json/items/0',
    ]);
  });

  it('is an unknown key of a page and of a block, and an unknown field of a query', () => {
    const files = {
      'about/index.json': page(
        `{ "type": "rich-text", "id": "people", "text": "x", "${name}": { "text": "**x**" } }`,
        `{ "type": "stats-strip", "items": { "from": "stats", "as": { "value": "${name}" } } }`,
      ).replace('"T"', `"T", "${name}": "x"`),
    };
    expect(codes(files)).toEqual([
      `key-unknown about/index.json/${name}`,
      `key-unknown about/index.json/blocks/0/${name}`,
      'field-unknown about/index.json/blocks/1/items/as/value',
    ]);
  });

  it('is a type of block, a kind of field and a rule that there is not', () => {
    const files = {
      '_data/teams.json': list({ a: { is: name } }, { a: '1' }),
      'about/index.json': page(
        `{ "type": "${name}", "id": "people" }`,
        `{ "type": "form", "fields": [{ "name": "a", "label": "A", "input": "${name}", "rules": [{ "rule": "${name}", "message": "m" }] }], "submit": { "label": "Send", "kind": "simulate" } }`,
      ),
    };
    expect(codes(files).map((one) => one.split(' ')[0])).toEqual([
      'value-not-possible',
      'block-type-unknown',
      'value-not-possible',
      'value-not-possible',
    ]);
  });

  it('may be a fact of the site and of a page, and no field of a form', () => {
    const files = {
      '_site.json': JSON.stringify({ ...site, facts: { years: '1', [name]: 'x' } }),
      'about/index.json': page(
        `{ "type": "rich-text", "id": "people", "text": "{site.facts.${name}}" }`,
        `{ "type": "form", "fields": [{ "name": "${name}", "label": "A", "input": "text" }, { "name": "b", "label": "B", "input": "text", "when": { "field": "${name}" } }], "submit": { "label": "Send", "kind": "simulate" } }`,
      ).replace('"T"', `"T", "fields": { "${name}": "x" }`),
    };
    expect(codes(files)).toEqual(['form-field-name-reserved about/index.json/blocks/1/fields/0/name']);
  });

  it('is no value of the site that nobody has written', () => {
    const files = {
      'about/index.json': page(`{ "type": "rich-text", "id": "people", "text": "{site.facts.${name}}" }`),
    };
    expect(codes(files)).toEqual(['token-unknown about/index.json/blocks/0/text']);
  });
});

it('refuses the one name that no value can be kept under, however it is written', () => {
  const files = {
    '_data/__proto__.json': list({ a: text }, { a: '1' }),
    '_data/teams.json': '{ "fields": { "__proto__": { "is": "text" } }, "items": [{ "\\u005f_proto__": "1" }] }',
    'about/index.json': page('{ "type": "rich-text", "id": "people", "text": "x", "__proto__": 1 }'),
  };
  expect(codes(files)).toEqual([
    'json-key-reserved _data/teams.json/fields/__proto__',
    'json-key-reserved _data/teams.json/items/0/__proto__',
    'json-key-reserved about/index.json/blocks/0/__proto__',
  ]);
});
