import { composeBlockSchema, listBlockTypes } from '#engine/content/schema/composeSchema.ts';
import type { Schema } from '#engine/content/schema/schema.ts';
import type { SiteSource } from '#engine/content/siteSource.ts';
import { inspectMarkdown } from '#engine/content/text/inspectMarkdown.ts';
import { tokensIn } from '#engine/content/text/tokens.ts';
import { anchorPattern } from '#shared/anchors.ts';
import { isObject, type Json, type JsonObject } from '#shared/json.ts';
import { shellIds } from '#shared/shellIds.ts';

const anchorName = new RegExp(anchorPattern, 'u');

/** Lists every anchor of every page as `/about#history`, in the order of the pages. */
export function findPageAnchors(source: SiteSource): string[] {
  const reader = new AnchorReader(source);
  return source.pages.flatMap(({ route, file, page, isNotFoundPage }) => {
    if (isNotFoundPage) return [];
    const layout = typeof page.layout === 'string' ? source.layouts.get(page.layout)?.json : undefined;
    const ids = new Set<string>();
    // The lazily read head of the page has no blocks.
    if (isObject(file.json)) reader.read(file.json.blocks, ids);
    for (const id of reader.idsOfFile(layout)) ids.add(id);
    return [...ids].map((id) => `${route}#${id}`);
  });
}

class AnchorReader {
  readonly source: SiteSource;
  readonly schemas: Map<string, Schema>;
  /** Lists whose items have anchors, by block type. */
  readonly lists: Map<string, string[]>;
  /** Cached anchors of layouts and shared blocks, which many pages use. */
  readonly #anchorsByContent = new Map<Json, Set<string>>();

  constructor(source: SiteSource) {
    this.source = source;
    this.schemas = new Map(listBlockTypes().map((type) => [type, composeBlockSchema(type)]));
    this.lists = new Map([...this.schemas].map(([type, schema]) => [type, listsWithAnchors(schema)]));
  }

  idsOfFile(json: Json | undefined): Set<string> {
    if (!isObject(json)) return new Set();
    let ids = this.#anchorsByContent.get(json);
    if (!ids) {
      // Stored before reading, as blocks that include each other would never end.
      ids = new Set();
      this.#anchorsByContent.set(json, ids);
      this.read(json, ids);
    }
    return ids;
  }

  read(value: Json | undefined, ids: Set<string>): void {
    if (typeof value !== 'object' || value === null) return;
    if (isObject(value)) {
      if (value.hidden === true) return;
      if (typeof value.id === 'string' && anchorName.test(value.id)) ids.add(value.id);
      if (typeof value.type === 'string') this.readBlock(value, value.type, ids);
    }
    for (const child of Object.values(value)) this.read(child, ids);
  }

  readBlock(block: JsonObject, type: string, ids: Set<string>): void {
    const schema = this.schemas.get(type);
    if (schema) readHeadings(block, schema, ids);
    if (type === 'shared' && typeof block.use === 'string') {
      for (const id of this.idsOfFile(this.source.shared.get(block.use)?.json)) ids.add(id);
    }
    for (const name of this.lists.get(type) ?? []) {
      const query = block[name];
      if (!isObject(query) || typeof query.from !== 'string') continue;
      const list = this.source.data.get(query.from)?.json;
      for (const item of isObject(list) && Array.isArray(list.items) ? list.items : []) {
        if (isObject(item) && typeof item.id === 'string') ids.add(item.id);
      }
    }
  }
}

/** Adds the headings in the texts of a block. Blocks inside it are read for themselves. */
function readHeadings(value: Json | undefined, schema: Schema, ids: Set<string>): void {
  if (typeof value === 'string') {
    if (schema.markup !== 'flow') return;
    for (const { id, words } of inspectMarkdown(value, 'flow').headings)
      if (id && !shellIds.includes(id) && tokensIn(words).length === 0) ids.add(id);
  } else if (Array.isArray(value)) {
    if (schema.items) for (const item of value) readHeadings(item, schema.items, ids);
  } else if (isObject(value)) {
    for (const [key, property] of Object.entries(schema.properties ?? {})) readHeadings(value[key], property, ids);
  }
}

const listsWithAnchors = (schema: Schema): string[] =>
  Object.entries(schema.properties ?? {})
    .filter(([, { list, items }]) => list && items?.properties?.id)
    .map(([name]) => name);
