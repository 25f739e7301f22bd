import type { Schema } from '#engine/content/schema/schema.ts';
import { inspectMarkdown } from '#engine/content/text/markdown.ts';
import { type TokenContext, tokensIn } from '#engine/content/text/tokens.ts';
import { pointerOf } from '#engine/problems/pointer.ts';
import type { JsonObject } from '#shared/json.ts';
import { checkHeadings } from './advice/headings.ts';
import { checkLinkWords } from './advice/linkWords.ts';
import { reportOverflow } from './advice/overflow.ts';
import { checkAlt, widthAt1x } from './advice/pictures.ts';
import { checkPlainText, mayHoldMarkup } from './advice/plainText.ts';
import { checkDate } from './dates.ts';
import { originOf } from './endpoints.ts';
import { reportLength } from './faults.ts';
import type { Container, ReferenceKind } from './graph.ts';
import { checkRowField, checkRowKeys } from './rowFields.ts';
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

/** Where a walk through a file stands, and what it does with a text: judges it, and gathers what it refers to. */
export class TextWalk {
  readonly context: WalkContext;
  readonly container: Container;
  readonly tokens: TokenContext;
  /** Keys that lead to the value at hand. */
  readonly path: (string | number)[] = [];
  /** The block at hand, or the file, for sentences. */
  owner: string;
  isShown: boolean;
  blockAtHand: { value: JsonObject; depth: number } | undefined;
  readonly mayHoldMarkup: boolean;
  /** Texts at hand may take their words from an item of a query. */
  isFromItem = false;

  constructor(context: WalkContext, container: Container, owner: string) {
    this.context = context;
    this.container = container;
    this.tokens = container.page ? { site: context.tokens.site, page: container.page.page } : context.tokens;
    this.owner = owner;
    this.isShown = container.isShown;
    this.mayHoldMarkup = mayHoldMarkup(container.file);
  }

  get place() {
    return { file: this.container.file, pointer: pointerOf(this.path) };
  }

  at(key: string) {
    return { file: this.container.file, pointer: pointerOf([...this.path, key]) };
  }

  text(written: string, schema: Schema | undefined): void {
    const { format } = schema ?? {};
    if (format === 'verbatim') return;
    if (format === 'regex') {
      this.reference('regex', written);
      return;
    }
    if (schema?.minLength && !schema.whenMissing && written.charCodeAt(0) <= 32 && written.trim() === '') {
      this.blank(schema);
      return;
    }
    const hasTokens = written.includes('{');
    const text = hasTokens ? this.withTokens(written) : written;
    // Links are judged all the same where a token beside them stands for nothing.
    if (text === undefined && format === 'markdown') this.markdown(written, schema);
    if (text === undefined || !schema) return;
    // A value that is empty has that problem where it is written.
    if (text !== written && text.trim() !== '') this.judgeReplaced(text, schema);
    if (schema.place && text) this.picture(text, undefined, schema);
    if (format) this.marked(text, format === 'media' && schema.properties ? 'picture' : format, schema);
    else this.plainText(written, text, schema);
  }

  picture(path: string, written: JsonObject | undefined, schema: Schema): void {
    const needed = schema.place ? widthAt1x(schema.place.widths) : 0;
    // Another place that asks for less says nothing new.
    if (needed > (this.context.widest.get(path) ?? 0) && !path.includes('{')) {
      this.context.widest.set(path, needed);
      this.container.pictures.push({ path, needed, pointer: pointerOf(written ? [...this.path, 'src'] : this.path) });
    }
    // An unknown key may well be a misspelt "alt".
    const isKnown = Object.keys(written ?? {}).every((key) => schema.properties?.[key]);
    if (schema.needsAlt && isKnown) checkAlt(path, written?.alt, this.place, this.context.reports);
  }

  /** Spaces are no text, though the validator counts them. */
  blank({ description }: Schema): void {
    const of = { owner: this.owner, key: String(this.path.at(-1)), ...(description && { about: description }) };
    this.context.reports.add('text-empty', of, this.place);
  }

  plainText(written: string, text: string, { fieldOf, comfortable }: Schema): void {
    if (this.mayHoldMarkup) checkPlainText(written, this.place, this.context.reports);
    if (comfortable && text.length > comfortable) reportOverflow(text, String(this.path.at(-1)), comfortable, this);
    if (fieldOf && written.trim() && this.blockAtHand) this.rowField(written, fieldOf, this.blockAtHand);
  }

  rowField(name: string, list: string, { value, depth }: { value: JsonObject; depth: number }): void {
    const entries = value[list];
    const pointer = pointerOf([...this.path.slice(0, depth), list]);
    if (Array.isArray(entries)) {
      checkRowField(name, list, entries, this.place, this.context.reports);
      checkRowKeys(name, entries, { file: this.container.file, pointer }, this.context.reports);
    } else {
      this.container.rowFields.push({ name, pointer: pointerOf(this.path), list: pointer });
    }
  }

  withTokens(written: string): string | undefined {
    const quick = replaceSoundTokens(written, this.tokens, this.context);
    if (quick !== undefined) return quick;
    const { isSiteKnown, brokenSiteKeys, reports } = this.context;
    const hasManyPages = this.container.kind !== 'page';
    this.container.needsSite ||= !tokensIn(written).every((token) => this.isFromItem && token.startsWith('item.'));
    return checkTokens(
      written,
      { ...this.place, context: this.tokens, isSiteKnown, brokenSiteKeys, hasManyPages, isFromItem: this.isFromItem },
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
    if (text === '' && (format === 'media' || format === 'picture')) {
      this.blank(schema ?? {});
      return;
    }
    if (references.has(format)) this.reference(format as ReferenceKind, text);
    else if (format === 'media' || format === 'picture')
      this.reference(format, text.includes('{') ? (this.withTokens(text) ?? '') : text);
    else if (format === 'endpoint') this.endpoint(text);
    else if (format === 'markdown') this.markdown(text, schema);
    else if (format === 'date') checkDate(text, this.place, this.context.reports);
  }

  endpoint(address: string): void {
    if (mediaPath.test(address)) this.reference('media', address);
    // An address among the site's own values is asked where a block names it.
    const isAsked = this.isShown && (this.container.kind !== 'site' || this.blockAtHand !== undefined);
    const origin = isAsked ? originOf(address) : undefined;
    if (origin) this.container.endpoints.push(origin);
  }

  reference(kind: ReferenceKind, value: string, within?: string): void {
    const { container, isShown } = this;
    if (this.context.sound?.has(kind, value)) {
      if (kind === 'link' && value.startsWith('/')) container.links.push(value);
      return;
    }
    this.context.graph.references.push({
      kind,
      value,
      container,
      pointer: pointerOf(this.path),
      ...(within && { within }),
      isShown,
    });
  }

  markdown(text: string, schema: Schema | undefined): void {
    const { reports } = this.context;
    if (schema?.markup === 'flow' && text.includes('#')) checkHeadings(text, this.place, reports);
    if (text.includes('[')) checkLinkWords(text, this.place, reports);
    if (!text.includes('](') && !text.includes('<')) return;
    const { links, html, images } = inspectMarkdown(text);
    // What holds a token still is not yet a link.
    for (const link of links) if (tokensIn(link).length === 0) this.reference('link', link, link);
    // One tag says it; its closing tag and the next ones are the same mistake.
    if (html[0]) this.context.reports.add('markdown-html', { tag: html[0] }, { ...this.place, within: html[0] });
    for (const path of images) this.context.reports.add('markdown-picture', { path }, { ...this.place, within: path });
  }
}
