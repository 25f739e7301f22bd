import { fontFileIn } from '#engine/content/media/font.ts';
import type { Schema } from '#engine/content/schema/schema.ts';
import { inspectMarkdown } from '#engine/content/text/inspectMarkdown.ts';
import { type TokenContext, tokensIn } from '#engine/content/text/tokens.ts';
import type { SourceFile } from '#engine/problems/sourceFile.ts';
import { getOwnValue, type JsonObject } from '#shared/json.ts';
import { formatPointer } from '#shared/pointer.ts';
import type { ValueLocation } from '../problemCollector.ts';
import { checkSiteAddress } from './consequences.ts';
import { checkContactLinksInText } from './contactLinks.ts';
import { checkTimeFormat } from './dates.ts';
import type { FileKind, ReferenceKind } from './facts.ts';
import type { FactsBuilder } from './factsBuilder.ts';
import type { FactsContext } from './factsContext.ts';
import { checkMalformedTokens } from './malformedTokens.ts';
import { checkPlaceholder, mayHoldPlaceholder } from './placeholders.ts';
import {
  checkAltText,
  checkBoldMarkers,
  checkHeadings,
  checkLinkWords,
  checkPlainText,
  displayWidthOf,
  mayHoldMarkup,
} from './textAdvice.ts';
import { findBrokenTextLimit } from './textPatterns.ts';
import { checkTokens, linkBeforeQuery, replaceKnownTokens } from './tokens.ts';
import { reportLength } from './valueErrors.ts';
import { findRequestedOrigin, mediaJsonPattern } from './webAddresses.ts';

/** Formats of texts that are the name of something. */
const referenceFormats = new Set<string>([
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

/** File that is walked. */
export interface WalkedFile {
  file: SourceFile;
  kind: FileKind;
  /** Page in the file, if it is a page file. */
  page?: JsonObject;
  /** True if the file is part of the site at the time of the check. */
  isShown: boolean;
}

/** Walk through the texts of a file: checks them and gathers their references. It holds the current position. */
export class TextWalker {
  readonly context: FactsContext;
  readonly factsBuilder: FactsBuilder;
  readonly file: SourceFile;
  readonly kind: FileKind;
  readonly tokens: TokenContext;
  /** Path of the current value. */
  readonly path: (string | number)[] = [];
  /** Innermost block, or the file, as named in sentences. */
  owner: string;
  isShown: boolean;
  currentBlock: { value: JsonObject; depth: number } | undefined;
  readonly mayHoldMarkup: boolean;
  readonly mayHoldPlaceholder: boolean;
  /** Location of the current value. */
  readonly location: ValueLocation;
  /** True if current texts may contain tokens of a query's items. */
  isFromItem = false;

  constructor(
    context: FactsContext,
    factsBuilder: FactsBuilder,
    { file, kind, page, isShown }: WalkedFile,
    owner: string,
  ) {
    this.context = context;
    this.factsBuilder = factsBuilder;
    this.file = file;
    this.kind = kind;
    this.tokens = page ? { site: context.tokens.site, page } : context.tokens;
    this.owner = owner;
    this.isShown = isShown;
    this.mayHoldMarkup = mayHoldMarkup(file);
    this.mayHoldPlaceholder = mayHoldPlaceholder(file);
    const { path } = this;
    // A getter: only problems need the pointer, and most values have none.
    this.location = {
      file,
      get pointer() {
        return formatPointer(path);
      },
    };
  }

  locationOf(key: string) {
    return { file: this.file, pointer: formatPointer([...this.path, key]) };
  }

  walkText(written: string, schema: Schema | undefined): void {
    const { format } = schema ?? {};
    if (format === 'verbatim') return;
    if (format === 'regex') {
      this.addReference('regex', written);
      return;
    }
    if (schema?.minLength && !schema.whenMissing && written.charCodeAt(0) <= 32 && written.trim() === '') {
      this.reportEmptyText(schema);
      return;
    }
    if (
      this.kind === 'site' &&
      this.path.length === 1 &&
      checkSiteAddress(written, this.location, this.factsBuilder.reports)
    )
      return;
    const hasTokens = written.includes('{');
    const text = hasTokens ? this.replaceTokens(written) : written;
    const mayBeMalformed = hasTokens
      ? text === undefined || text.includes('{') || text.includes('}')
      : written.includes('}');
    if (mayBeMalformed && this.reportMalformedTokens(written, schema) && format !== 'markdown') return;
    // Links are checked even if a token elsewhere in the text is unknown.
    if (text === undefined && format === 'markdown') this.walkMarkdown(written, schema);
    const link = text === undefined && format === 'link' ? linkBeforeQuery(written) : undefined;
    if (link) this.addReference('link', link);
    if (text === undefined || !schema) return;
    // An empty value is reported where it is written.
    if (text !== written && text.trim() !== '') this.checkReplacedText(text, schema);
    if (schema.place && text) this.addPicture(text, undefined, schema);
    if (format) this.walkFormattedText(text, format === 'media' && schema.properties ? 'picture' : format, schema);
    else this.walkPlainText(written, text, schema);
  }

  /** Reports malformed tokens. Such a text is not checked further. */
  reportMalformedTokens(written: string, schema: Schema | undefined): boolean {
    const { isFromItem, context, factsBuilder } = this;
    const isData = !schema || schema.format === 'endpoint';
    const { file, pointer } = this.location;
    const location = { file, pointer, context: this.tokens, about: schema?.description, isData, isFromItem };
    // Suggestions name values of the site.
    factsBuilder.dependencies.site = context.lookUp('site');
    return checkMalformedTokens(written, location, factsBuilder.reports);
  }

  addPicture(path: string, written: JsonObject | undefined, schema: Schema): void {
    const needed = schema.place ? displayWidthOf(schema.place.widths) : 0;
    if (!path.includes('{'))
      this.factsBuilder.addPicture(path, needed, () => formatPointer(written ? [...this.path, 'src'] : this.path));
    // An unknown key may be a misspelt "alt".
    const isKnown = Object.keys(written ?? {}).every((key) => getOwnValue(schema.properties, key));
    if (schema.needsAlt && isKnown) checkAltText(path, written?.alt, this.location, this.factsBuilder.reports);
  }

  /** Reports a text of spaces only, which the validator accepts. */
  reportEmptyText(schema: Schema): void {
    this.factsBuilder.reports.add('text-empty', this.valueOwner(schema), this.location);
  }

  /** Arguments that name the current text in sentences. */
  valueOwner({ description }: Schema) {
    return { owner: this.owner, key: String(this.path.at(-1)), about: description };
  }

  walkPlainText(written: string, text: string, schema: Schema): void {
    const { comfortable } = schema;
    const { reports } = this.factsBuilder;
    if (this.mayHoldMarkup) checkPlainText(written, this.location, reports);
    if (this.mayHoldPlaceholder) checkPlaceholder(written, this.location, reports);
    // Characters are never more than code units.
    const length = comfortable && text.length > comfortable ? [...text].length : 0;
    if (comfortable && length > comfortable)
      reports.add('text-overflows', { key: String(this.path.at(-1)), length, comfortable }, this.location);
    for (const { name, text: gather } of this.context.gatherers) {
      const fact = gather?.(written, schema, this);
      if (fact !== undefined) this.factsBuilder.addRuleFact(name, fact);
    }
  }

  replaceTokens(written: string): string | undefined {
    const { siteText, isSiteKnown, brokenSiteKeys, lookUp } = this.context;
    const { dependencies } = this.factsBuilder;
    const onReplaced = (token: string, text: string) => {
      dependencies[token] = text;
    };
    const known = replaceKnownTokens(written, this.tokens, { siteText, onReplaced });
    if (known !== undefined) return known;
    const hasManyPages = this.kind !== 'page';
    const { isFromItem } = this;
    if (!tokensIn(written).every((token) => isFromItem && token.startsWith('item.')))
      dependencies.site = lookUp('site');
    const location = { ...this.location, context: this.tokens, isSiteKnown, brokenSiteKeys, hasManyPages, isFromItem };
    return checkTokens(written, location, this.factsBuilder.reports);
  }

  /** Repeats the validator's checks that depend on the replaced text. */
  checkReplacedText(text: string, schema: Schema): void {
    const keyword = findBrokenTextLimit(text, schema);
    if (keyword) reportLength(keyword, text, schema, this.valueOwner(schema), this.location, this.factsBuilder.reports);
  }

  walkFormattedText(text: string, format: string, schema: Schema | undefined): void {
    // The empty text is reported by the validator.
    if (text === '' && schema?.minLength) return;
    if (text === '' && (format === 'media' || format === 'picture')) this.reportEmptyText(schema ?? {});
    else if (referenceFormats.has(format)) this.addReference(format as ReferenceKind, text);
    else if (format === 'media' || format === 'picture')
      this.addReference(format, text.includes('{') ? (this.replaceTokens(text) ?? '') : text);
    else if (format === 'endpoint' || format === 'frame') this.addEndpoint(text, format);
    else if (format === 'typefaces' && fontFileIn(text)) this.addReference('font', text);
    else if (format === 'markdown') this.walkMarkdown(text, schema);
    else if (schema) checkTimeFormat(text, schema, this);
  }

  addEndpoint(address: string, format: string): void {
    if (mediaJsonPattern.test(address)) this.addReference('media', address);
    // An address among the site's own values is requested only where a block uses it.
    const isRequested = this.isShown && (this.kind !== 'site' || this.currentBlock !== undefined);
    const origin = isRequested ? findRequestedOrigin(address, format) : undefined;
    if (origin) this.factsBuilder.add('endpoints', origin);
  }

  addReference(kind: ReferenceKind, value: string, within?: string): void {
    const { isShown } = this;
    this.factsBuilder.addReference(kind, value, () => ({
      pointer: formatPointer(this.path),
      ...(within && { within }),
      isShown,
    }));
  }

  walkMarkdown(text: string, schema: Schema | undefined): void {
    const { reports } = this.factsBuilder;
    if (schema?.markup === 'flow' && text.includes('#')) checkHeadings(text, this.location, reports);
    if (text.includes('[')) checkLinkWords(text, this.location, reports);
    if (text.includes('**')) checkBoldMarkers(text, this.location, reports);
    if (this.mayHoldPlaceholder) checkPlaceholder(text, this.location, reports);
    if (!text.includes('](') && !text.includes('<')) return;
    checkContactLinksInText(text, this);
    const { links, html, images } = inspectMarkdown(text);
    // A link that still contains a token is incomplete.
    for (const link of links) if (tokensIn(link).length === 0) this.addReference('link', link, link);
    // Its closing tag and further tags are the same mistake.
    if (html[0]) reports.add('markdown-html', { tag: html[0] }, { ...this.location, within: html[0] });
    for (const path of images) reports.add('markdown-picture', { path }, { ...this.location, within: path });
  }
}
