import { fontFileIn } from '#engine/content/media/font.ts';
import type { Schema } from '#engine/content/schema/schema.ts';
import { inspectMarkdown } from '#engine/content/text/markdown.ts';
import { type TokenContext, tokensIn } from '#engine/content/text/tokens.ts';
import { pointerOf } from '#engine/problems/pointer.ts';
import type { SourceFile } from '#engine/problems/sourceFile.ts';
import type { JsonObject } from '#shared/json.ts';
import { ownValue } from '#shared/json.ts';
import type { ValuePlace } from '../reports.ts';
import {
  checkAlt,
  checkHeadings,
  checkLinkWords,
  checkPlainText,
  checkStars,
  mayHoldMarkup,
  widthAt1x,
} from './advice.ts';
import { checkBraces } from './braces.ts';
import { checkAddress } from './consequences.ts';
import { checkTime } from './dates.ts';
import type { Draft } from './draft.ts';
import type { FileKind, ReferenceKind } from './facts.ts';
import { reportLength } from './faults.ts';
import { checkPlaceholder, mayHoldPlaceholder } from './placeholders.ts';
import { checkLinksShown } from './sameTwice.ts';
import type { SiteView } from './siteView.ts';
import { checkTokens, linkBeforeQuery, replaceKnownTokens } from './tokens.ts';
import { askedBy, mediaPath } from './webAddresses.ts';

/** Marks that simply name something. */
const references = new Set<string>([
  'link',
  'stylesheet',
  'route',
  'alias',
  'data',
  'icon',
  'regex',
  'layout',
  'shared',
] satisfies ReferenceKind[]);

/** Keywords of JSON Schema for texts. */
type TextLimits = { minLength?: number; maxLength?: number; pattern?: string };

/** A file that is walked. */
export interface WalkedFile {
  file: SourceFile;
  kind: FileKind;
  /** Of a page. */
  page?: JsonObject;
  /** It is part of the site on the day of the check. */
  isShown: boolean;
}

/** Where a walk through a file stands, and what it does with a text: judges it, and gathers what it refers to. */
export class TextWalk {
  readonly view: SiteView;
  readonly draft: Draft;
  readonly file: SourceFile;
  readonly kind: FileKind;
  readonly tokens: TokenContext;
  /** Keys that lead to the value at hand. */
  readonly path: (string | number)[] = [];
  /** The block at hand, or the file, for sentences. */
  owner: string;
  isShown: boolean;
  blockAtHand: { value: JsonObject; depth: number } | undefined;
  readonly mayHoldMarkup: boolean;
  readonly mayHoldPlaceholder: boolean;
  /** Where the value at hand stands. */
  readonly place: ValuePlace;
  /** Texts at hand may take their words from an item of a query. */
  isFromItem = false;

  constructor(view: SiteView, draft: Draft, { file, kind, page, isShown }: WalkedFile, owner: string) {
    this.view = view;
    this.draft = draft;
    this.file = file;
    this.kind = kind;
    this.tokens = page ? { site: view.tokens.site, page } : view.tokens;
    this.owner = owner;
    this.isShown = isShown;
    this.mayHoldMarkup = mayHoldMarkup(file);
    this.mayHoldPlaceholder = mayHoldPlaceholder(file);
    const { path } = this;
    // Only a problem asks for the pointer, and most values have none.
    this.place = {
      file,
      get pointer() {
        return pointerOf(path);
      },
    };
  }

  at(key: string) {
    return { file: this.file, pointer: pointerOf([...this.path, key]) };
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
    if (this.kind === 'site' && this.path.length === 1 && checkAddress(written, this.place, this.draft.reports)) return;
    const hasTokens = written.includes('{');
    const text = hasTokens ? this.withTokens(written) : written;
    const mayBeTorn = hasTokens
      ? text === undefined || text.includes('{') || text.includes('}')
      : written.includes('}');
    if (mayBeTorn && this.hasTornTokens(written, schema) && format !== 'markdown') return;
    // Links are judged all the same where a token beside them stands for nothing.
    if (text === undefined && format === 'markdown') this.markdown(written, schema);
    const link = text === undefined && format === 'link' ? linkBeforeQuery(written) : undefined;
    if (link) this.reference('link', link);
    if (text === undefined || !schema) return;
    // A value that is empty has that problem where it is written.
    if (text !== written && text.trim() !== '') this.judgeReplaced(text, schema);
    if (schema.place && text) this.picture(text, undefined, schema);
    if (format) this.marked(text, format === 'media' && schema.properties ? 'picture' : format, schema);
    else this.plainText(written, text, schema);
  }

  /** Reports what was meant as a token and is none; nothing else about such a text is certain. */
  hasTornTokens(written: string, schema: Schema | undefined): boolean {
    const { isFromItem, view, draft } = this;
    const isData = !schema || schema.format === 'endpoint';
    const { file, pointer } = this.place;
    const place = { file, pointer, context: this.tokens, about: schema?.description, isData, isFromItem };
    // Suggestions name values of the site.
    draft.from.site = view.lookUp('site');
    return checkBraces(written, place, draft.reports);
  }

  picture(path: string, written: JsonObject | undefined, schema: Schema): void {
    const needed = schema.place ? widthAt1x(schema.place.widths) : 0;
    if (!path.includes('{'))
      this.draft.picture(path, needed, () => pointerOf(written ? [...this.path, 'src'] : this.path));
    // An unknown key may well be a misspelt "alt".
    const isKnown = Object.keys(written ?? {}).every((key) => ownValue(schema.properties, key));
    if (schema.needsAlt && isKnown) checkAlt(path, written?.alt, this.place, this.draft.reports);
  }

  /** Spaces are no text, though the validator counts them. */
  blank(schema: Schema): void {
    this.draft.reports.add('text-empty', this.of(schema), this.place);
  }

  /** What the text at hand is, for sentences. */
  of({ description }: Schema) {
    return { owner: this.owner, key: String(this.path.at(-1)), about: description };
  }

  plainText(written: string, text: string, schema: Schema): void {
    const { comfortable } = schema;
    if (this.mayHoldMarkup) checkPlainText(written, this.place, this.draft.reports);
    if (this.mayHoldPlaceholder) checkPlaceholder(written, this.place, this.draft.reports);
    // Characters are never more than code units.
    const length = comfortable && text.length > comfortable ? [...text].length : 0;
    if (comfortable && length > comfortable)
      this.draft.reports.add('text-overflows', { key: String(this.path.at(-1)), length, comfortable }, this.place);
    for (const { name, text: gather } of this.view.gatherers) {
      const fact = gather?.(written, schema, this);
      if (fact !== undefined) this.draft.gather(name, fact);
    }
  }

  withTokens(written: string): string | undefined {
    const { siteText, isSiteKnown, brokenSiteKeys, lookUp } = this.view;
    const { from } = this.draft;
    const took = (token: string, text: string) => {
      from[token] = text;
    };
    const known = replaceKnownTokens(written, this.tokens, { siteText, took });
    if (known !== undefined) return known;
    const hasManyPages = this.kind !== 'page';
    const { isFromItem } = this;
    if (!tokensIn(written).every((token) => isFromItem && token.startsWith('item.'))) from.site = lookUp('site');
    const place = { ...this.place, context: this.tokens, isSiteKnown, brokenSiteKeys, hasManyPages, isFromItem };
    return checkTokens(written, place, this.draft.reports);
  }

  /** What the validator could not judge as long as a token stood there. */
  judgeReplaced(text: string, schema: Schema): void {
    const { minLength = 0, maxLength = Number.POSITIVE_INFINITY, pattern } = schema as TextLimits;
    // Characters are never more than code units, and at least half as many.
    if (text.length >= minLength * 2 && text.length <= maxLength && !pattern) return;
    const length = [...text].length;
    const fault =
      length < minLength
        ? 'minLength'
        : length > maxLength
          ? 'maxLength'
          : pattern && !new RegExp(pattern, 'u').test(text)
            ? 'pattern'
            : undefined;
    if (fault) reportLength(fault, text, schema, this.of(schema), this.place, this.draft.reports);
  }

  marked(text: string, format: string, schema: Schema | undefined): void {
    // An empty text has that problem already.
    if (text === '' && schema?.minLength) return;
    if (text === '' && (format === 'media' || format === 'picture')) this.blank(schema ?? {});
    else if (references.has(format)) this.reference(format as ReferenceKind, text);
    else if (format === 'media' || format === 'picture')
      this.reference(format, text.includes('{') ? (this.withTokens(text) ?? '') : text);
    else if (format === 'endpoint' || format === 'frame') this.endpoint(text, format);
    else if (format === 'typefaces' && fontFileIn(text)) this.reference('font', text);
    else if (format === 'markdown') this.markdown(text, schema);
    else if (schema) checkTime(text, schema, this);
  }

  endpoint(address: string, format: string): void {
    if (mediaPath.test(address)) this.reference('media', address);
    // An address among the site's own values is asked where a block names it.
    const isAsked = this.isShown && (this.kind !== 'site' || this.blockAtHand !== undefined);
    const asked = isAsked ? askedBy(address, format) : undefined;
    if (asked) this.draft.add('endpoints', asked);
  }

  reference(kind: ReferenceKind, value: string, within?: string): void {
    const { isShown } = this;
    this.draft.refer(kind, value, () => ({ pointer: pointerOf(this.path), ...(within && { within }), isShown }));
  }

  markdown(text: string, schema: Schema | undefined): void {
    const { reports } = this.draft;
    if (schema?.markup === 'flow' && text.includes('#')) checkHeadings(text, this.place, reports);
    if (text.includes('[')) checkLinkWords(text, this.place, reports);
    if (text.includes('**')) checkStars(text, this.place, reports);
    if (this.mayHoldPlaceholder) checkPlaceholder(text, this.place, reports);
    if (!text.includes('](') && !text.includes('<')) return;
    checkLinksShown(text, this);
    const { links, html, images } = inspectMarkdown(text);
    // What holds a token still is not yet a link.
    for (const link of links) if (tokensIn(link).length === 0) this.reference('link', link, link);
    // One tag says it; its closing tag and the next ones are the same mistake.
    if (html[0]) this.draft.reports.add('markdown-html', { tag: html[0] }, { ...this.place, within: html[0] });
    for (const path of images) this.draft.reports.add('markdown-picture', { path }, { ...this.place, within: path });
  }
}
