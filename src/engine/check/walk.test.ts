import { expect, it } from 'vitest';
import type { Schema } from '#engine/content/schema/schema.ts';
import { loadValidators } from '#engine/content/schema/validators.ts';
import type { SourceFile } from '#engine/problems/sourceFile.ts';
import { createContainer, type SiteGraph } from './graph.ts';
import { Reports } from './reports.ts';
import { Walk } from './walk.ts';
import type { WalkContext } from './walkContext.ts';

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
  const graph = { at: '2026-11-20', references: [], queries: [], forms: [] } as unknown as SiteGraph;
  const checked = Object.entries(schemas).map(
    ([type, schema]) => [type, { schema, validate: validators[type] }] as const,
  );
  const context = {
    graph,
    reports: new Reports(),
    schemas: { blocks: new Map(checked) },
    tokens: { site: {} },
    isSiteKnown: true,
    soundTokens: new Map(),
    widest: new Map(),
    sound: undefined,
    faulty: new Set(),
  } as unknown as WalkContext;
  new Walk(context, createContainer(file, 'page', true), 'this page').list(JSON.parse(file.text), { blocks: true });
  return { problems: context.reports.sorted(), references: graph.references };
}

it('lets a container choose what stands in it', () => {
  const { problems } = walk([{ type: 'tabs', panels: [{ type: 'text' }, { type: 'tabs' }] }]);
  expect(problems.map(({ code, pointer, message }) => [code, pointer, message])).toEqual([
    ['block-not-allowed', '/0/panels/1/type', 'A "tabs" block cannot stand in a "tabs" block.'],
  ]);
});

it('gathers what blocks refer to, at any depth', () => {
  const { references } = walk([{ type: 'tabs', panels: [{ type: 'text', icon: 'phone', link: '/a', hidden: true }] }]);
  expect(references.map(({ kind, value, pointer, isShown }) => [kind, value, pointer, isShown])).toEqual([
    ['icon', 'phone', '/0/panels/0/icon', false],
    ['link', '/a', '/0/panels/0/link', false],
  ]);
});
