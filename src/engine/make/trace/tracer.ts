import type { Schema } from '#engine/content/schema/schema.ts';
import type { PageSource } from '#engine/content/siteSource.ts';
import { replaceTokens, type TokenContext, type TokenTextKind, textKindOf } from '#engine/content/text/tokens.ts';
import { composePage } from '#engine/content/textFiles.ts';
import { defaultLabels, type Labels } from '#shared/content.ts';
import { isObject, type Json, type JsonObject } from '#shared/json.ts';
import type { DisplayKind, TracedSourceLocation } from '#shared/pageTrace.ts';
import { formatPointer } from '#shared/pointer.ts';
import { BlockCache, createBlockRenderer, renderBlocks } from '../render/renderBlocks.ts';
import type { SiteRenderer } from '../render/siteRenderer.ts';
import type { ResolvedBlock } from '../resolve/resolved.ts';
import { renderMarkup } from '../resolve/resolveValue.ts';
import type { ResolveScope, ResolveTrace } from '../resolve/scope.ts';
import type { SiteContext } from '../resolve/siteContext.ts';
import { joinMarks, markText, openMark, separateMarks, stripMarks } from './marks.ts';
import { indexSourceLocations, SourceLocationTable } from './sourceLocations.ts';
import { type LocatedText, ValueSources } from './valueSources.ts';

export class Tracer implements ResolveTrace {
  readonly origins = new SourceLocationTable();
  readonly #context: SiteContext;
  readonly #sources = new ValueSources(({ place, text }) => this.#mark(place, 'text', text));

  constructor(context: SiteContext, page?: PageSource) {
    this.#context = context;
    const { site, layouts, data, shared } = context.source;
    for (const file of [site, ...layouts.values(), ...data.values(), ...shared.values()])
      if (file) indexSourceLocations(file.json, file.path);
    if (!page) return;
    const { path } = page.file;
    this.#sources.addPage(page, composePage(page.page, path, context.source.texts).page);
  }

  labels(labels: Labels): Labels {
    const { labels: customLabels } = this.#context.site;
    const marked = Object.entries(labels).map(([key, text]) => {
      const isDefault = !isObject(customLabels) || customLabels[key] === undefined;
      const location = { file: '_site.json', pointer: `/labels/${key}`, shownAs: 'text' as const };
      return [key, markText(this.origins.idOf({ ...location, ...(isDefault && { isDefault }) }), text)];
    });
    return { ...defaultLabels, ...Object.fromEntries(marked) };
  }

  merged = this.#sources.recordMerge;
  filled = this.#sources.recordFilledItem;

  page(item: JsonObject, source: PageSource): void {
    this.#sources.recordPageItem(item, source, (text) =>
      replaceTokens(text, this.#marking({ site: this.#context.site, page: { ...source.page } }, source), 'source'),
    );
  }

  mark(
    resolved: Json | null | undefined,
    schema: Schema,
    holder: JsonObject | Json[],
    key: string | number,
    scope: ResolveScope,
  ): Json | null | undefined {
    if (resolved === undefined || resolved === null) return resolved;
    const shownAs = displayKindOf(resolved, schema);
    const located = shownAs && this.#sources.locate(holder, key);
    if (!located) return resolved;
    return this.replaceValue(resolved, shownAs, located, schema, scope);
  }

  protected replaceValue(
    resolved: Json,
    shownAs: DisplayKind,
    located: LocatedText,
    schema: Schema,
    scope: ResolveScope,
  ): Json {
    const { place } = located;
    switch (shownAs) {
      case 'picture':
      case 'icon':
        return this.#replaceProperty(
          resolved,
          shownAs === 'icon' ? 'body' : 'src',
          (text) => openMark(this.origins.idOf({ ...place, shownAs })) + text,
        );
      case 'date':
        return this.#replaceProperty(resolved, 'text', (text) => this.#mark(place, shownAs, text));
      case 'markdown':
        return this.#replaceProperty(resolved, 'html', (html) =>
          this.#mark(
            { ...place, markup: schema.markup ?? 'inline' },
            shownAs,
            this.#markup(html, located, schema, scope),
          ),
        );
      case 'number':
        return resolved;
      default:
        return this.#mark(place, shownAs, this.#text(String(resolved), located, scope));
    }
  }

  #replaceProperty(value: Json, key: string, replace: (text: string) => string): Json {
    return isObject(value) ? { ...value, [key]: replace(String(value[key])) } : value;
  }

  #mark(place: Omit<TracedSourceLocation, 'shownAs'>, shownAs: DisplayKind, text: string): string {
    return text.trim() ? markText(this.origins.idOf({ ...place, shownAs }), text) : text;
  }

  /** Marks a text with its tokens; unmarked if tokens are not replaced there, as in code. */
  #text(resolved: string, located: LocatedText, scope: ResolveScope): string {
    const marked = this.#withTokens(located, scope, 'plain');
    return stripMarks(marked) === resolved ? marked : resolved;
  }

  #withTokens({ text }: LocatedText, { tokens, page }: ResolveScope, kind: TokenTextKind): string {
    return replaceTokens(text, this.#marking(tokens, page), kind);
  }

  #marking(tokens: TokenContext, page: PageSource | undefined): TokenContext {
    return {
      ...tokens,
      mark: (path, text) => {
        const [root, ...keys] = path.split('.');
        const file = root === 'page' ? page?.file.path : '_site.json';
        return file ? this.#mark(this.#sources.originOf({ file, pointer: formatPointer(keys) }), 'text', text) : text;
      },
    };
  }

  /** Marks markup with its tokens; unmarked if marks would change the markup, as before a hyphen. */
  #markup(html: string, located: LocatedText, schema: Schema, scope: ResolveScope): string {
    const text = this.#withTokens(located, scope, textKindOf(schema));
    if (text === stripMarks(text)) return html;
    const marked = renderMarkup(text, schema, scope, stripMarks);
    if (stripMarks(marked) === html) return marked;
    const around = joinMarks(renderMarkup(separateMarks(text), schema, scope));
    return stripMarks(around) === html ? around : html;
  }
}

/** Display kind of a resolved value; undefined if it is invisible or a component compares it. */
function displayKindOf(resolved: Json, schema: Schema): DisplayKind | undefined {
  const { format } = schema;
  if (format === 'media') return isObject(resolved) ? 'picture' : undefined;
  const isMarkup = format === 'markdown' && isObject(resolved);
  if (isMarkup || format === 'icon' || format === 'date') return format;
  if (schema.enum || schema.const !== undefined) return undefined;
  if (typeof resolved === 'number') return acceptsText(schema) ? 'text' : 'number';
  if (typeof resolved !== 'string' || schema.pattern !== undefined || schema.fieldOf) return undefined;
  return format === undefined || format === 'verbatim' ? 'text' : undefined;
}

/** True if a text may replace the number: a component that takes both can only display them. */
const acceptsText = ({ type, formatWhen }: Schema) => Array.isArray(type) && type.includes('string') && !formatWhen;

/** Renders blocks that were resolved with marks, with marked interface labels. @returns the HTML of each block */
export function renderMarked(blocks: ResolvedBlock[], { code, labels }: SiteRenderer, tracer: Tracer): string[] {
  const parts = { server: code.server, labels: tracer.labels(labels), cache: new BlockCache(), isDev: true };
  return renderBlocks(blocks, createBlockRenderer(parts));
}
