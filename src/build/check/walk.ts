import { nearest } from '../errors/nearest.ts';
import { pointerOf, tokensOfPointer } from '../errors/pointer.ts';
import { describeValue } from '../errors/words.ts';
import { inspectMarkdown } from '../load/markdown.ts';
import { isPublished } from '../load/publication.ts';
import { readPath, type TokenContext } from '../load/tokens.ts';
import { isObject, type Json, type JsonObject } from '../schema/json.ts';
import type { Schema } from '../schema/schema.ts';
import type { CheckedSchema } from '../schema/siteSchemas.ts';
import type { SchemaFault } from '../schema/validators.ts';
import { checkDate, checkPeriod } from './dates.ts';
import { reportFaults, reportLength } from './faults.ts';
import type { Container, ReferenceKind } from './graph.ts';
import { checkTokens, replaceSoundTokens } from './tokens.ts';
import type { WalkContext } from './walkContext.ts';

/** Marks that simply name something. */
const references = new Set<string>([
  'link',
  'route',
  'alias',
  'data',
  'icon',
  'regex',
  'layout',
  'shared',
] satisfies ReferenceKind[]);

/** An endpoint that is a file of `_media`; what begins otherwise leads to a server, which only the browser can ask. */
const mediaPath = /^\w[\w./-]*\.json$/;

/** Walks one file: checks every value against its schema and gathers what it refers to into the graph. */
export class Walk {
  readonly context: WalkContext;
  readonly container: Container;
  readonly tokens: TokenContext;
  /** Keys that lead to the value at hand. */
  readonly path: (string | number)[] = [];
  /** The block at hand, or the file, for sentences. */
  owner: string;
  isShown: boolean;
  /** Texts at hand may take their words from an item of a query. */
  isFromItem = false;

  constructor(context: WalkContext, container: Container, owner: string) {
    this.context = context;
    this.container = container;
    this.tokens = container.page ? { site: context.tokens.site, page: container.page.page } : context.tokens;
    this.owner = owner;
    this.isShown = container.isShown;
  }

  get place() {
    return { file: this.container.file, pointer: pointerOf(this.path) };
  }

  /** Checks a value against a schema, then walks it. */
  check(value: Json | undefined, { schema, validate }: CheckedSchema): void {
    const faults = validate(value);
    if (faults.length > 0) {
      reportFaults(faults, { value, schema, owner: this.owner, ...this.place }, this.context.reports);
      if (isObject(value)) this.context.faulty.add(value);
      if (faults.some((fault) => hidesIds(fault, value))) this.container.isWhole = false;
    }
    if (isObject(value) && 'expireAt' in value) checkPeriod(value, this.place, this.context.reports);
    this.value(value, schema);
  }

  value(value: Json | undefined, schema: Schema | undefined): void {
    if (typeof value === 'string') this.text(value, schema);
    else if (Array.isArray(value)) this.list(value, schema);
    else if (isObject(value)) this.object(value, schema);
  }

  list(values: Json[], schema: Schema | undefined): void {
    const { blocks } = schema ?? {};
    for (let index = 0; index < values.length; index++) {
      this.path.push(index);
      if (blocks) this.block(values[index], Array.isArray(blocks) ? blocks : undefined);
      else this.value(values[index], schema?.items);
      this.path.pop();
    }
  }

  object(value: JsonObject, schema: Schema | undefined): void {
    const others = isObject(schema?.additionalProperties) ? (schema.additionalProperties as Schema) : undefined;
    const isQuery = schema?.list === true;
    const { isFromItem } = this;
    if (isQuery) this.query(value, schema);
    for (const key in value) {
      if (key === '$schema') continue;
      this.path.push(key);
      this.isFromItem = isFromItem || (isQuery && key === 'as');
      const own = schema?.properties?.[key] ?? others;
      if (schema?.format === 'media' && key === 'src' && typeof value.src === 'string')
        this.marked(value.src, 'picture', own);
      // The rules of a form measure against texts that are no patterns too.
      else if (own?.format === 'regex' && typeof value.rule === 'string' && value.rule !== 'pattern')
        this.value(value[key], undefined);
      else this.value(value[key], own);
      this.path.pop();
    }
    this.isFromItem = isFromItem;
    if (typeof value.id === 'string' && schema?.properties?.id)
      this.anchor(value.id, schema.properties.type !== undefined);
  }

  anchor(id: string, isBlock: boolean): void {
    this.container.anchors.push({ id, pointer: pointerOf([...this.path, 'id']), isShown: this.isShown, isBlock });
  }

  query(query: JsonObject, list: Schema): void {
    const { container, owner, isShown } = this;
    this.context.graph.queries.push({ query, list, owner, container, pointer: pointerOf(this.path), isShown });
  }

  /** A block of a list of blocks. An unknown one is one problem: nothing else about it is said. */
  block(value: Json | undefined, allowed: string[] | undefined): void {
    const type = isObject(value) ? value.type : undefined;
    const checked = typeof type === 'string' ? this.context.schemas.blocks.get(type) : undefined;
    if (!isObject(value) || typeof type !== 'string' || !checked) {
      this.unknownBlock(value);
      return;
    }
    if (allowed && !allowed.includes(type) && type !== 'shared' && type !== 'slot') {
      this.context.reports.add('block-not-allowed', { type, owner: this.owner, allowed }, this.at('type'));
    }
    this.knownBlock(value, type, checked);
  }

  knownBlock(value: JsonObject, type: string, checked: CheckedSchema): void {
    const { owner, isShown } = this;
    this.owner = `a "${type}" block`;
    this.isShown = isShown && isPublished(value, this.context.graph.at);
    if (type === 'slot') this.slot();
    if (type === 'shared' && typeof value.use === 'string') {
      const hasOwnId = typeof value.id === 'string';
      this.container.uses.push({
        name: value.use,
        pointer: pointerOf([...this.path, 'use']),
        isShown: this.isShown,
        hasOwnId,
      });
    }
    const before = this.context.reports.problems.length;
    this.check(value, checked);
    const isSound = this.context.reports.problems.length === before;
    if (type === 'form' && isSound)
      this.context.graph.forms.push({ form: value, container: this.container, pointer: pointerOf(this.path) });
    this.owner = owner;
    this.isShown = isShown;
  }

  slot(): void {
    if (this.container.kind === 'layout') this.container.slots.push(pointerOf(this.path));
    else this.context.reports.add('slot-outside-layout', undefined, this.at('type'));
  }

  /** What is inside may be linked to all the same, but nobody can tell what. */
  unknownBlock(value: Json | undefined): void {
    this.container.isWhole = false;
    if (this.container.kind === 'layout' && JSON.stringify(value ?? null).includes('"slot"'))
      this.container.slots.push('');
    const { reports, schemas } = this.context;
    const known = [...schemas.blocks.keys()].filter((type) => type !== 'slot' || this.container.kind === 'layout');
    if (!isObject(value)) {
      const found = Array.isArray(value) ? 'a list inside a list' : describeValue(value);
      reports.add('value-type', { owner: this.owner, key: '', found, wanted: 'a block { "type": … }' }, this.place);
    } else if (value.type === undefined) reports.add('block-type-missing', { known }, this.place);
    else {
      const type = typeof value.type === 'string' ? value.type : JSON.stringify(value.type);
      const suggestion = nearest(type, known);
      reports.add('block-type-unknown', { type, known, ...(suggestion && { suggestion }) }, this.at('type'));
    }
  }

  at(key: string) {
    return { file: this.container.file, pointer: pointerOf([...this.path, key]) };
  }

  text(written: string, schema: Schema | undefined): void {
    const { format } = schema ?? {};
    if (format === 'regex') {
      this.reference('regex', written);
      return;
    }
    const hasTokens = written.includes('{');
    const text = hasTokens ? this.withTokens(written) : written;
    if (text === undefined || !schema) return;
    if (text !== written) this.judgeReplaced(text, schema);
    if (format) this.marked(text, format === 'media' && schema.properties ? 'picture' : format, schema);
  }

  withTokens(written: string): string | undefined {
    const quick = replaceSoundTokens(written, this.tokens, this.context.soundTokens);
    if (quick !== undefined) return quick;
    const { isSiteKnown, reports } = this.context;
    const hasManyPages = this.container.kind !== 'page';
    return checkTokens(
      written,
      { ...this.place, context: this.tokens, isSiteKnown, hasManyPages, isFromItem: this.isFromItem },
      reports,
    );
  }

  /** What the validator could not judge as long as a token stood there. */
  judgeReplaced(text: string, schema: Schema): void {
    const {
      minLength = 0,
      maxLength = Number.POSITIVE_INFINITY,
      pattern,
    } = schema as { minLength?: number; maxLength?: number; pattern?: string };
    // Characters are never more than code units, and at least half as many.
    if (text.length >= minLength * 2 && text.length <= maxLength && !pattern) return;
    const length = [...text].length;
    const of = {
      owner: this.owner,
      key: String(this.path.at(-1)),
      ...(schema.description && { about: schema.description }),
    };
    const fault =
      length < minLength
        ? 'minLength'
        : length > maxLength
          ? 'maxLength'
          : pattern && !new RegExp(pattern, 'u').test(text)
            ? 'pattern'
            : undefined;
    if (fault) reportLength(fault, text, schema, of, this.place, this.context.reports);
  }

  marked(text: string, format: string, schema: Schema | undefined): void {
    // An empty text has that problem already.
    if (text === '' && schema?.minLength) return;
    if (references.has(format)) this.reference(format as ReferenceKind, text);
    else if (format === 'media' || format === 'picture')
      this.reference(format, text.includes('{') ? (this.withTokens(text) ?? '') : text);
    else if (format === 'endpoint' && mediaPath.test(text)) this.reference('media', text);
    else if (format === 'markdown') this.markdown(text);
    else if (format === 'date') checkDate(text, this.place, this.context.reports);
  }

  reference(kind: ReferenceKind, value: string, within?: string): void {
    if (this.context.sound?.has(kind, value)) return;
    const { container, isShown } = this;
    this.context.graph.references.push({
      kind,
      value,
      container,
      pointer: pointerOf(this.path),
      ...(within && { within }),
      isShown,
    });
  }

  markdown(text: string): void {
    if (!text.includes('](') && !text.includes('<')) return;
    const { links, html, images } = inspectMarkdown(text);
    for (const link of links) this.reference('link', link, link);
    // One tag says it; its closing tag and the next ones are the same mistake.
    if (html[0]) this.context.reports.add('markdown-html', { tag: html[0] }, { ...this.place, within: html[0] });
    for (const path of images) this.context.reports.add('markdown-picture', { path }, { ...this.place, within: path });
  }
}

/** What stands under a wrong key or in a wrong kind of value is not walked: the ids in it are there all the same. */
function hidesIds({ keyword, instancePath, params }: SchemaFault, value: Json | undefined): boolean {
  if (keyword !== 'additionalProperties' && keyword !== 'type') return false;
  const path = tokensOfPointer(instancePath);
  if (keyword === 'additionalProperties') path.push(String(params.additionalProperty));
  return JSON.stringify(readPath(value, path) ?? null).includes('"id":');
}
