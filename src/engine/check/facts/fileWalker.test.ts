import { expect, it } from 'vitest';
import type { Schema } from '#engine/content/schema/schema.ts';
import { loadValidators } from '#engine/content/schema/validators.ts';
import type { SourceFile } from '#engine/problems/sourceFile.ts';
import { FactsBuilder } from './factsBuilder.ts';
import type { FactsContext } from './factsContext.ts';
import { walkList } from './fileWalker.ts';
import { startWalk } from './walkPosition.ts';

const schemas: Record<string, Schema> = {
  tabs: { type: 'object', properties: { type: { type: 'string' }, panels: { type: 'array', blocks: ['text'] } } },
  text: {
    type: 'object',
    properties: {
      type: { type: 'string' },
      icon: { type: 'string', format: 'icon' },
      link: { type: 'string', format: 'link' },
    },
  },
};
const validators = loadValidators(schemas);

function walk(blocks: object[]) {
  const file: SourceFile = { path: 'x.json', absolute: '/x.json', text: JSON.stringify(blocks), json: undefined };
  const compiled = Object.entries(schemas).map(
    ([type, schema]) => [type, { schema, validate: validators[type] }] as const,
  );
  const context = {
    at: '2026-11-20',
    schemas: { blocks: new Map(compiled) },
    tokens: { site: {} },
    gatherers: [],
  } as unknown as FactsContext;
  const factsBuilder = new FactsBuilder();
  const position = startWalk(context, factsBuilder, { file, kind: 'page', isShown: true }, 'this page');
  walkList(JSON.parse(file.text), { blocks: true }, position);
  return {
    problems: factsBuilder.reports.sortedWithoutHidden(),
    references: factsBuilder.build(true).references,
  };
}

it('lets a container choose what stands in it', () => {
  const { problems } = walk([{ type: 'tabs', panels: [{ type: 'text' }, { type: 'tabs' }] }]);
  expect(problems.map(({ code, pointer, message }) => [code, pointer, message])).toEqual([
    ['block-not-allowed', '/0/panels/1/type', 'A "tabs" block cannot stand in a "tabs" block.'],
  ]);
});

it('gathers what blocks refer to, at any depth', () => {
  const { references } = walk([
    { type: 'tabs', panels: [{ type: 'text', icon: 'no-such-icon', link: '/a', hidden: true }] },
  ]);
  expect(references.map(({ kind, value, pointer, isShown }) => [kind, value, pointer, isShown])).toEqual([
    ['icon', 'no-such-icon', '/0/panels/0/icon', false],
    ['link', '/a', '/0/panels/0/link', false],
  ]);
});
