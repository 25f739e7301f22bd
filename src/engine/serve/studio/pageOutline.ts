import { displayNameOf } from '#engine/content/displayName.ts';
import { addressInLocale, localizeSite } from '#engine/content/locales.ts';
import { unpublishedReasonOf } from '#engine/content/publication.ts';
import type { Schema } from '#engine/content/schema/schema.ts';
import type { PageSource, SiteSource } from '#engine/content/siteSource.ts';
import { sourceFiles } from '#engine/content/sourceFiles.ts';
import { fillTemplate } from '#engine/content/templates/fillTemplate.ts';
import { ItemFile, writtenPathOf } from '#engine/content/templates/itemFile.ts';
import type { TokenContext } from '#engine/content/text/tokens.ts';
import { asObject, isObject, type Json, type JsonObject } from '#shared/json.ts';
import { childPointer } from '#shared/pointer.ts';
import type { FileLocation, OutlineBlock, OutlineList, PageOutline } from '#shared/studio.ts';
import { parseDevView } from '../dev/devView.ts';
import { blockSchemaOf } from './blockNames.ts';
import { HttpError } from './httpError.ts';
import { readCurrentContent } from './readCurrentJson.ts';
import type { StudioSite } from './studioSite.ts';

/**
 * Creates the outline of a page, layout, pattern or shared block.
 * @param parameters `file`; `route` of a page if its file is a template; and `at` and `drafts` as in an address of the
 *   dev server
 */
export function createPageOutline({ content }: StudioSite, parameters: URLSearchParams): PageOutline {
  const file = parameters.get('file') ?? '';
  const { source, language } = sourceInLanguageOf(file, content.checked?.source);
  const { moment } = parseDevView({ searchParams: parameters }, content);
  const route = parameters.get('route') ?? undefined;
  const pageHead = source?.pages.find(
    (page) => writtenPathOf(page) === file && (route === undefined || addressIn(language, page) === route),
  );
  if (!source || !pageHead) return { file, route: '', list: createFileOutline(file, source, moment) };
  const written = pageHead.file instanceof ItemFile ? pageHead.file.sources.template : pageHead.file;
  const json = readCurrentContent(written, source.texts);
  const page = asObject(json);
  const outline = new OutlineBuilder(source, moment, {
    page: { ...(pageHead.item ? fillTemplate(pageHead.item) : page), route: pageHead.route },
    ...(pageHead.item && { item: pageHead.item.item }),
  });
  const ownBlocks = { value: page.blocks, place: { file, pointer: '/blocks' } };
  const name = typeof page.layout === 'string' ? page.layout : '';
  const merged = source.layouts.get(name);
  const layoutFile = merged?.origin?.('/blocks').file ?? merged;
  const layout = layoutFile && readCurrentContent(layoutFile, source.texts);
  const layoutBlocks = isObject(layout) && Array.isArray(layout.blocks) ? layout.blocks : undefined;
  const list =
    layoutFile && layoutBlocks
      ? outline.buildList(
          layoutBlocks,
          { file: layoutFile.path, pointer: '/blocks' },
          { from: { kind: 'layout', name }, own: ownBlocks },
        )
      : outline.buildList(ownBlocks.value, ownBlocks.place, {});
  return { file, route: addressIn(language, pageHead), list };
}

const addressIn = (language: string | undefined, { route }: PageSource): string =>
  language === undefined ? route : addressInLocale(route, language);

/** Site in the locale of a file; empty for the default locale. */
function sourceInLanguageOf(file: string, source: SiteSource | undefined): { source?: SiteSource; language?: string } {
  if (!source) return {};
  const [language] = [...source.translations].find(([, translation]) => sourceFiles(translation).has(file)) ?? [];
  return language === undefined ? { source } : { source: localizeSite(source, language), language };
}

function createFileOutline(file: string, source: SiteSource | undefined, moment: string): OutlineList {
  const find = (files: SiteSource['layouts'] = new Map()) => [...files.values()].find(({ path }) => path === file);
  const [withBlocks, shared] = [find(source?.layouts) ?? find(source?.patterns), find(source?.shared)];
  if (source && withBlocks) {
    const json = readCurrentContent(withBlocks, source.texts);
    const location = { file, pointer: '/blocks' };
    return new OutlineBuilder(source, moment).buildList(isObject(json) ? json.blocks : undefined, location, {});
  }
  if (!source || !shared) throw new HttpError(`${file} holds no blocks.`);
  const json = readCurrentContent(shared, source.texts);
  const location = { file, pointer: '' };
  const [name = ''] = [...source.shared].find(([, { path }]) => path === file) ?? [];
  const blocks = isObject(json)
    ? [new OutlineBuilder(source, moment).buildBlock(json, location, { within: [name] })]
    : [];
  return { place: location, name: '', blocks };
}

interface OutlineContext {
  from?: OutlineBlock['from'];
  /** Blocks of the page itself, for the slot of its layout. */
  own?: { value: Json | undefined; place: FileLocation };
  /** Names of the shared blocks around the list. */
  within?: string[];
}

class OutlineBuilder {
  readonly source: SiteSource;
  readonly timestamp: string;
  readonly tokens: TokenContext;

  constructor(source: SiteSource, moment: string, tokens: Pick<TokenContext, 'page' | 'item'> = {}) {
    this.source = source;
    this.timestamp = moment;
    this.tokens = { site: asObject(source.site?.json), ...tokens };
  }

  buildList(value: Json | undefined, location: FileLocation, surroundings: OutlineContext, name = ''): OutlineList {
    const list: OutlineList = { place: location, name, blocks: [] };
    if (!Array.isArray(value)) list.isMissing = true;
    (Array.isArray(value) ? value : []).forEach((block, index) => {
      if (!isObject(block)) return;
      const { own } = surroundings;
      if (block.type === 'slot' && own) {
        const { blocks } = this.buildList(own.value, own.place, {});
        list.own = { place: own.place, start: list.blocks.length, count: blocks.length };
        list.blocks.push(...blocks);
      } else
        list.blocks.push(
          this.buildBlock(block, { ...location, pointer: childPointer(location.pointer, index) }, surroundings),
        );
    });
    return list;
  }

  buildBlock(block: JsonObject, location: FileLocation, surroundings: OutlineContext): OutlineBlock {
    if (block.type === 'shared') return this.buildSharedBlock(block, location, surroundings);
    const { from } = surroundings;
    const type = String(block.type ?? '');
    const schema = blockSchemaOf(block);
    const found = schema ? findBlockLists(schema, block, this.tokens) : [];
    const absent = this.absenceOf(block);
    return {
      place: location,
      type,
      label: schema?.title ?? type,
      name: displayNameOf(block, schema, this.tokens),
      ...(from && { from }),
      ...(absent && { absent }),
      lists: found.map(({ value, pointer, name, accepts }) =>
        withAccepted(
          this.buildList(
            value,
            { ...location, pointer: location.pointer + pointer },
            surroundings,
            found.length > 1 ? name : '',
          ),
          accepts,
        ),
      ),
    };
  }

  buildSharedBlock(
    block: JsonObject,
    reference: FileLocation,
    { within = [], ...standing }: OutlineContext,
  ): OutlineBlock {
    const name = String(block.use ?? '');
    const file = within.includes(name) ? undefined : this.source.shared.get(name);
    const json = file && readCurrentContent(file, this.source.texts);
    const origin = { kind: 'shared', name } as const;
    const sharedBlock = isObject(json) && file ? json : undefined;
    const shown: OutlineBlock = sharedBlock
      ? this.buildBlock(
          sharedBlock,
          { file: file?.path ?? '', pointer: '' },
          { ...standing, from: origin, within: [...within, name] },
        )
      : { place: reference, type: 'shared', label: 'Shared block', name, from: origin, lists: [] };
    const absent = this.absenceOf(block) ?? shown.absent;
    return { ...shown, reference, ...(absent && { absent }) };
  }

  absenceOf(block: JsonObject): OutlineBlock['absent'] {
    const why = unpublishedReasonOf(block, this.timestamp)?.why;
    return why && ({ draft: 'hidden', hidden: 'hidden', from: 'early', until: 'over' } as const)[why];
  }
}

interface NestedBlockList {
  value: Json | undefined;
  /** Relative to the block. */
  pointer: string;
  name: string;
  accepts: string[] | undefined;
}

const withAccepted = (list: OutlineList, accepts: string[] | undefined) => (accepts ? { ...list, accepts } : list);

/** Finds the lists of blocks inside a value by the marks of its schema, including lists that are not written yet. */
function findBlockLists(
  schema: Schema,
  value: Json | undefined,
  tokens: TokenContext,
  pointer = '',
  name = '',
): NestedBlockList[] {
  if (schema.blocks)
    return [{ value, pointer, name, accepts: Array.isArray(schema.blocks) ? schema.blocks : undefined }];
  if (Array.isArray(value))
    return value.flatMap((item, index) =>
      findBlockLists(
        schema.items ?? {},
        item,
        tokens,
        childPointer(pointer, index),
        isObject(item) ? displayNameOf(item, schema.items, tokens) : '',
      ),
    );
  if (!isObject(value)) return [];
  return Object.entries(schema.properties ?? {}).flatMap(([key, property]) =>
    findBlockLists(property, value[key], tokens, childPointer(pointer, key), name || (property.title ?? key)),
  );
}
