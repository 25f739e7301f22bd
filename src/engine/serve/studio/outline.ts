import { nameOf } from '#engine/content/blockName.ts';
import { addressInLanguage, editionOf } from '#engine/content/editions.ts';
import { whyNotPublic } from '#engine/content/publication.ts';
import type { Schema } from '#engine/content/schema/schema.ts';
import { loadSiteSchemas } from '#engine/content/schema/siteSchemas.ts';
import type { SiteSource } from '#engine/content/source.ts';
import { sourceFiles } from '#engine/content/sourceFiles.ts';
import type { TokenContext } from '#engine/content/text/tokens.ts';
import { pointerTo } from '#shared/applyChange.ts';
import { isObject, type Json, type JsonObject } from '#shared/json.ts';
import type { OutlineBlock, OutlineList, PageOutline, Place } from '#shared/studio.ts';
import { viewOf } from '../dev/devView.ts';
import { readNow } from './readNow.ts';
import { Refusal } from './refusal.ts';
import type { StudioSite } from './studioSite.ts';

/**
 * What is on a page, in a layout, a pattern or a shared block.
 * @param parameters `file`, and `at` and `drafts` as in an address of the dev server
 * @throws Refusal when the file is none of these
 */
export function outlineOf({ content }: StudioSite, parameters: URLSearchParams): PageOutline {
  const file = parameters.get('file') ?? '';
  const { source, language } = inLanguageOf(file, content.checked?.source);
  const { moment } = viewOf({ searchParams: parameters }, content);
  const head = source?.pages.find((page) => page.file.path === file);
  if (!source || !head) return { file, route: '', list: outlineOfOther(file, source, moment) };
  const json = readNow(head.file);
  const page = isObject(json) ? json : {};
  const outline = new Outline(source, moment, { page: { ...page, route: head.route } });
  const own = { value: page.blocks, place: { file, pointer: '/blocks' } };
  const name = typeof page.layout === 'string' ? page.layout : '';
  const merged = source.layouts.get(name);
  const layoutFile = merged?.origin?.('/blocks').file ?? merged;
  const layout = layoutFile && readNow(layoutFile);
  const around = isObject(layout) && Array.isArray(layout.blocks) ? layout.blocks : undefined;
  const list =
    layoutFile && around
      ? outline.list(around, { file: layoutFile.path, pointer: '/blocks' }, { from: { kind: 'layout', name }, own })
      : outline.list(own.value, own.place, {});
  return { file, route: language ? addressInLanguage(head.route, language) : head.route, list };
}

/** The site in the language that a file is written in, where that is not the first one. */
function inLanguageOf(file: string, source: SiteSource | undefined): { source?: SiteSource; language?: string } {
  if (!source) return {};
  const [language] = [...source.translations].find(([, own]) => sourceFiles(own).has(file)) ?? [];
  return language === undefined ? { source } : { source: editionOf(source, language), language };
}

function outlineOfOther(file: string, source: SiteSource | undefined, moment: string): OutlineList {
  const find = (files: SiteSource['layouts'] = new Map()) => [...files.values()].find(({ path }) => path === file);
  const [withBlocks, shared] = [find(source?.layouts) ?? find(source?.patterns), find(source?.shared)];
  if (source && withBlocks) {
    const json = readNow(withBlocks);
    const place = { file, pointer: '/blocks' };
    return new Outline(source, moment).list(isObject(json) ? json.blocks : undefined, place, {});
  }
  if (!source || !shared) throw new Refusal(422, { reason: `${file} holds no blocks.` });
  const json = readNow(shared);
  const place = { file, pointer: '' };
  const [name = ''] = [...source.shared].find(([, { path }]) => path === file) ?? [];
  const blocks = isObject(json) ? [new Outline(source, moment).block(json, place, { within: [name] })] : [];
  return { place, name: '', blocks };
}

/** Where blocks stand. */
interface Standing {
  from?: OutlineBlock['from'];
  /** The page's own blocks, for the slot of its layout. */
  own?: { value: Json | undefined; place: Place };
  /** Shared blocks around them, by name. */
  within?: string[];
}

class Outline {
  readonly source: SiteSource;
  readonly moment: string;
  readonly tokens: TokenContext;

  constructor(source: SiteSource, moment: string, { page }: Pick<TokenContext, 'page'> = {}) {
    this.source = source;
    this.moment = moment;
    this.tokens = { site: isObject(source.site?.json) ? source.site.json : {}, ...(page && { page }) };
  }

  list(value: Json | undefined, place: Place, standing: Standing, name = ''): OutlineList {
    const list: OutlineList = { place, name, blocks: [] };
    if (!Array.isArray(value)) list.isMissing = true;
    (Array.isArray(value) ? value : []).forEach((block, index) => {
      if (!isObject(block)) return;
      const { own } = standing;
      if (block.type === 'slot' && own) {
        const { blocks } = this.list(own.value, own.place, {});
        list.own = { place: own.place, start: list.blocks.length, count: blocks.length };
        list.blocks.push(...blocks);
      } else list.blocks.push(this.block(block, { ...place, pointer: pointerTo(place.pointer, index) }, standing));
    });
    return list;
  }

  block(block: JsonObject, place: Place, standing: Standing): OutlineBlock {
    if (block.type === 'shared') return this.shared(block, place, standing);
    const { from } = standing;
    const type = String(block.type ?? '');
    const schema = loadSiteSchemas().blocks.get(type)?.schema;
    const found = schema ? listsIn(schema, block, this.tokens) : [];
    const absent = this.absent(block);
    return {
      place,
      type,
      label: schema?.title ?? type,
      name: nameOf(block, schema, this.tokens),
      ...(from && { from }),
      ...(absent && { absent }),
      lists: found.map(({ value, pointer, name, accepts }) =>
        withAccepted(
          this.list(value, { ...place, pointer: place.pointer + pointer }, standing, found.length > 1 ? name : ''),
          accepts,
        ),
      ),
    };
  }

  shared(block: JsonObject, reference: Place, { within = [], ...standing }: Standing): OutlineBlock {
    const name = String(block.use ?? '');
    const file = within.includes(name) ? undefined : this.source.shared.get(name);
    const json = file && readNow(file);
    const from = { kind: 'shared', name } as const;
    const own = isObject(json) && file ? json : undefined;
    const shown: OutlineBlock = own
      ? this.block(own, { file: file?.path ?? '', pointer: '' }, { ...standing, from, within: [...within, name] })
      : { place: reference, type: 'shared', label: 'Shared block', name, from, lists: [] };
    const absent = this.absent(block) ?? shown.absent;
    return { ...shown, reference, ...(absent && { absent }) };
  }

  absent(block: JsonObject): OutlineBlock['absent'] {
    const why = whyNotPublic(block, this.moment)?.why;
    return why && ({ draft: 'hidden', hidden: 'hidden', from: 'early', until: 'over' } as const)[why];
  }
}

/** A list of blocks inside a block. */
interface FoundList {
  value: Json | undefined;
  /** From the block on. */
  pointer: string;
  name: string;
  accepts: string[] | undefined;
}

const withAccepted = (list: OutlineList, accepts: string[] | undefined) => (accepts ? { ...list, accepts } : list);

/** The lists of blocks inside a value, found by the marks of its schema; also those that are not written yet. */
function listsIn(schema: Schema, value: Json | undefined, tokens: TokenContext, pointer = '', name = ''): FoundList[] {
  if (schema.blocks)
    return [{ value, pointer, name, accepts: Array.isArray(schema.blocks) ? schema.blocks : undefined }];
  if (Array.isArray(value))
    return value.flatMap((item, index) =>
      listsIn(
        schema.items ?? {},
        item,
        tokens,
        pointerTo(pointer, index),
        isObject(item) ? nameOf(item, schema.items, tokens) : '',
      ),
    );
  if (!isObject(value)) return [];
  return Object.entries(schema.properties ?? {}).flatMap(([key, property]) =>
    listsIn(property, value[key], tokens, pointerTo(pointer, key), name || (property.title ?? key)),
  );
}
