import type { Schema } from '#engine/content/schema/schema.ts';
import type { PageSource } from '#engine/content/source.ts';
import { replaceTokens, type TokenContext } from '#engine/content/text/tokens.ts';
import { pointerOf } from '#engine/problems/pointer.ts';
import { defaultLabels, type Labels } from '#shared/content.ts';
import { isObject, type Json, type JsonObject } from '#shared/json.ts';
import type { Origin, ShownAs } from '#shared/pageTrace.ts';
import type { Scope, Trace } from '../resolve/scope.ts';
import type { SiteContext } from '../resolve/siteContext.ts';
import { renderMarkup } from '../resolve/values.ts';
import { markText, openMark, stripMarks } from './marks.ts';
import { Origins } from './origins.ts';
import { notePlaces } from './places.ts';
import { Recipes, type Written } from './recipes.ts';

/** Marks what people see with where it is written. */
export class Tracer implements Trace {
  /** By the numbers of the marks. */
  readonly origins = new Origins();
  readonly #context: SiteContext;
  readonly #recipes = new Recipes(({ place, text }) => this.#mark(place, 'text', text));

  constructor(context: SiteContext, page?: PageSource) {
    this.#context = context;
    const { site, layouts, data, shared } = context.source;
    for (const file of [site, ...layouts.values(), ...data.values(), ...shared.values()])
      if (file) notePlaces(file.json, file.path);
    if (page) notePlaces(page.page, page.file.path);
  }

  /** Words of the interface, marked. */
  labels(labels: Labels): Labels {
    const { labels: own } = this.#context.site;
    const marked = Object.entries(labels).map(([key, text]) => {
      const isDefault = !isObject(own) || own[key] === undefined;
      const origin = { file: '_site.json', pointer: `/labels/${key}`, shownAs: 'text' as const };
      return [key, markText(this.origins.idOf({ ...origin, ...(isDefault && { isDefault }) }), text)];
    });
    return { ...defaultLabels, ...Object.fromEntries(marked) };
  }

  merged = this.#recipes.merged;
  filled = this.#recipes.filled;

  page(made: JsonObject, source: PageSource): void {
    this.#recipes.page(made, source, (text) =>
      replaceTokens(text, this.#marking({ site: this.#context.site, page: { ...source.page } }, source)),
    );
  }

  mark(
    resolved: Json | null | undefined,
    schema: Schema,
    holder: JsonObject | Json[],
    key: string | number,
    scope: Scope,
  ): Json | null | undefined {
    if (resolved === undefined || resolved === null) return resolved;
    const shownAs = howShown(resolved, schema);
    const written = shownAs && this.#recipes.written(holder, key);
    if (!written) return resolved;
    return this.shown(resolved, shownAs, written, schema, scope);
  }

  /** What the component gets in the place of something that is shown. */
  protected shown(resolved: Json, shownAs: ShownAs, written: Written, schema: Schema, scope: Scope): Json {
    const { place } = written;
    switch (shownAs) {
      case 'picture':
        return this.#inPart(resolved, 'src', (src) => openMark(this.origins.idOf({ ...place, shownAs })) + src);
      case 'icon':
        return this.#inPart(resolved, 'body', (body) => openMark(this.origins.idOf({ ...place, shownAs })) + body);
      case 'date':
        return this.#inPart(resolved, 'text', (text) => this.#mark(place, shownAs, text));
      case 'markdown':
        return this.#inPart(resolved, 'html', (html) =>
          this.#mark(
            { ...place, markup: schema.markup ?? 'inline' },
            shownAs,
            this.#markup(html, written, schema, scope),
          ),
        );
      case 'number':
        return resolved;
      default:
        return this.#mark(place, shownAs, this.#text(String(resolved), written, scope));
    }
  }

  #inPart(value: Json, key: string, change: (text: string) => string): Json {
    return isObject(value) ? { ...value, [key]: change(String(value[key])) } : value;
  }

  #mark(place: Omit<Origin, 'shownAs'>, shownAs: ShownAs, text: string): string {
    return text.trim() ? markText(this.origins.idOf({ ...place, shownAs }), text) : text;
  }

  /** A text with marks in it; none where its tokens stand for nothing, as in code. */
  #text(resolved: string, written: Written, scope: Scope): string {
    const marked = this.#withTokens(written, scope);
    return stripMarks(marked) === resolved ? marked : resolved;
  }

  #withTokens({ text }: Written, { tokens, page }: Scope): string {
    return replaceTokens(text, this.#marking(tokens, page));
  }

  /** Values of tokens, with marks. */
  #marking(tokens: TokenContext, page: PageSource | undefined): TokenContext {
    return {
      ...tokens,
      mark: (path, text) => {
        const [root, ...keys] = path.split('.');
        const file = root === 'page' ? page?.file.path : '_site.json';
        return file ? this.#mark({ file, pointer: pointerOf(keys) }, 'text', text) : text;
      },
    };
  }

  /** Markup with marks in it; none where they would make something else of it, as in front of a hyphen. */
  #markup(html: string, written: Written, schema: Schema, scope: Scope): string {
    const text = this.#withTokens(written, scope);
    if (text === stripMarks(text)) return html;
    const marked = renderMarkup(text, schema, scope, stripMarks);
    return stripMarks(marked) === html ? marked : html;
  }
}

/** What people see of a resolved value; undefined for what they do not see, or what a component compares. */
function howShown(resolved: Json, schema: Schema): ShownAs | undefined {
  const { format } = schema;
  if (format === 'media') return isObject(resolved) ? 'picture' : undefined;
  if (format === 'markdown' || format === 'icon' || format === 'date') return format;
  if (schema.enum || schema.const !== undefined) return undefined;
  if (typeof resolved === 'number') return mayBeText(schema) ? 'text' : 'number';
  if (typeof resolved !== 'string' || schema.pattern !== undefined || schema.fieldOf) return undefined;
  return format === undefined || format === 'verbatim' ? 'text' : undefined;
}

/** A text may stand for the number: whoever takes both can only show them. */
const mayBeText = ({ type, formatWhen }: Schema) => Array.isArray(type) && type.includes('string') && !formatWhen;
