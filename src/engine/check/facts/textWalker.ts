import { fontFileIn } from '#engine/content/media/font.ts';
import type { Schema } from '#engine/content/schema/schema.ts';
import { isUnwritten } from '#engine/content/schema/unwritten.ts';
import { inspectMarkdown } from '#engine/content/text/inspectMarkdown.ts';
import { hideBracesInCode, showHiddenBraces } from '#engine/content/text/literalBraces.ts';
import { type TokenTextKind, textKindOf, tokensIn } from '#engine/content/text/tokens.ts';
import { getOwnValue, type JsonObject } from '#shared/json.ts';
import { bareAddressPattern } from '#shared/markdownGrammar/bareAddresses.ts';
import { formatPointer } from '#shared/pointer.ts';
import { checkSiteAddress } from './consequences.ts';
import { checkContactLinksInText } from './contactLinks.ts';
import { checkTimeFormat } from './dates.ts';
import type { FactGatherer } from './factGatherer.ts';
import type { ReferenceKind } from './facts.ts';
import { checkMalformedTokens } from './malformedTokens.ts';
import { checkPlaceholder } from './placeholders.ts';
import { checkSiteLinksInText } from './siteLinks.ts';
import {
  checkAltText,
  checkBoldMarkers,
  checkHeadingMarks,
  checkLinkWords,
  checkOneLine,
  checkPlainText,
  displayWidthOf,
} from './textAdvice.ts';
import { addHeadings, walkHeadings } from './textHeadings.ts';
import { findBrokenTextLimit } from './textPatterns.ts';
import { checkTextPlace } from './textPlace.ts';
import { checkTokens, linkBeforeQuery, replaceKnownTokens } from './tokens.ts';
import { reportEmptyText, reportLength } from './valueErrors.ts';
import type { WalkPosition } from './walkPosition.ts';
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

export function walkText(written: string, schema: Schema | undefined, position: WalkPosition): void {
  const { format } = schema ?? {};
  if (format !== 'markdown') checkTextPlace(position);
  if (format === 'verbatim') return;
  if (format === 'regex') {
    addReference('regex', written, position);
    return;
  }
  if (schema?.minLength && !schema.whenMissing && written.charCodeAt(0) <= 32 && written.trim() === '') {
    reportEmpty(written, schema, position);
    return;
  }
  if (
    position.kind === 'site' &&
    position.path.length === 1 &&
    checkSiteAddress(written, position.location, position.reports)
  )
    return;
  const hasTokens = written.includes('{');
  const kind = textKindOf(schema);
  const text = hasTokens ? replaceTokens(written, kind, position) : written;
  const mayBeMalformed = hasTokens
    ? text === undefined || text.includes('{') || text.includes('}')
    : written.includes('}');
  if (mayBeMalformed && reportMalformedTokens(written, schema, position) && format !== 'markdown') return;
  // Links are checked even if a token elsewhere in the text is unknown.
  if (text === undefined && format === 'markdown') walkMarkdown(written, schema, position);
  if (format === 'markdown' && schema && position.textRules.markdown.length > 0)
    runTextRules(position.textRules.markdown, written, schema, position, text ?? written);
  const link = text === undefined && format === 'link' ? linkBeforeQuery(written) : undefined;
  if (link) addReference('link', link, position);
  if (text === undefined || !schema) return;
  // An empty value is reported where it is written.
  if (text !== written && text.trim() !== '') checkReplacedText(text, schema, position);
  if (schema.place && text) addPicture(text, undefined, schema, position);
  if (format) walkFormattedText(text, format === 'media' && schema.properties ? 'picture' : format, schema, position);
  else walkPlainText(written, text, schema, position);
}

function reportMalformedTokens(written: string, schema: Schema | undefined, position: WalkPosition): boolean {
  const { isFromItem, context, factsBuilder, reports } = position;
  const isData = !schema || schema.format === 'endpoint';
  const location = { ...position.location, context: position.tokens, about: schema?.description, isData, isFromItem };
  // Suggestions name values of the site.
  factsBuilder.dependencies.site = context.lookUp('site');
  return checkMalformedTokens(written, textKindOf(schema), location, reports);
}

export function addPicture(
  path: string,
  written: JsonObject | undefined,
  schema: Schema,
  position: WalkPosition,
): void {
  const needed = schema.place ? displayWidthOf(schema.place.widths) : 0;
  if (path === '') return;
  if (!path.includes('{'))
    position.factsBuilder.addPicture({
      path,
      needed,
      pointer: formatPointer(written ? [...position.path, 'src'] : position.path),
    });
  // An unknown key may be a misspelt "alt".
  const isKnown = Object.keys(written ?? {}).every((key) => getOwnValue(schema.properties, key));
  if (schema.needsAlt && isKnown) checkAltText(path, written?.alt, position.location, position.reports);
}

/** Reports a text of spaces only, which the validator accepts, or a file that is not chosen yet. */
function reportEmpty(text: string, schema: Schema, position: WalkPosition): void {
  if (!position.isShown && isUnwritten(text, schema)) return;
  reportEmptyText(text, schema, valueOwner(schema, position), position.location, position.reports);
}

/** Arguments that name the current text in sentences. */
function valueOwner({ description }: Schema, position: WalkPosition) {
  return { owner: position.owner, key: String(position.path.at(-1)), about: description };
}

function walkPlainText(written: string, text: string, schema: Schema, position: WalkPosition): void {
  const { comfortable } = schema;
  const { reports } = position;
  if (position.mayHoldMarkup) checkPlainText(written, position.location, reports);
  if (position.mayHoldPlaceholder) checkPlaceholder(written, position.location, reports);
  // Characters are never more than code units.
  const length = comfortable && text.length > comfortable ? [...text].length : 0;
  if (comfortable && length > comfortable)
    reports.add('text-overflows', { key: String(position.path.at(-1)), length, comfortable }, position.location);
  runTextRules(position.textRules.plain, written, schema, position, text);
}

function runTextRules(
  rules: readonly FactGatherer[],
  written: string,
  schema: Schema,
  position: WalkPosition,
  shown: string,
): void {
  for (const { name, text: gather } of rules) {
    const fact = gather?.(written, schema, position, shown);
    if (fact !== undefined) position.factsBuilder.addRuleFact(name, fact);
  }
}

function replaceTokens(text: string, kind: TokenTextKind, position: WalkPosition): string | undefined {
  const { siteText, isSiteKnown, brokenSiteKeys, lookUp } = position.context;
  const { dependencies } = position.factsBuilder;
  const onReplaced = (token: string, text: string) => {
    dependencies[token] = text;
  };
  const written = kind === 'inline' || kind === 'flow' ? hideBracesInCode(text, kind) : text;
  const known = replaceKnownTokens(written, position.tokens, { siteText, onReplaced });
  if (known !== undefined) return showHiddenBraces(known);
  const hasManyPages = position.kind !== 'page';
  const { isFromItem } = position;
  if (!tokensIn(written).every((token) => isFromItem && token.startsWith('item.'))) dependencies.site = lookUp('site');
  const location = {
    ...position.location,
    context: position.tokens,
    isSiteKnown,
    brokenSiteKeys,
    hasManyPages,
    isFromItem,
  };
  return checkTokens(written, kind, location, position.reports);
}

/** Repeats the validator's checks that depend on the replaced text. */
function checkReplacedText(text: string, schema: Schema, position: WalkPosition): void {
  const keyword = findBrokenTextLimit(text, schema);
  if (keyword) reportLength(keyword, text, schema, valueOwner(schema, position), position.location, position.reports);
}

export function walkFormattedText(
  text: string,
  format: string,
  schema: Schema | undefined,
  position: WalkPosition,
): void {
  // The empty text is reported by the validator.
  if (text === '' && schema?.minLength) return;
  if (text === '' && (format === 'media' || format === 'picture'))
    reportEmpty(text, { ...schema, format: 'media' }, position);
  else if (referenceFormats.has(format)) addReference(format as ReferenceKind, text, position);
  else if (format === 'media' || format === 'picture')
    addReference(format, text.includes('{') ? (replaceTokens(text, 'plain', position) ?? '') : text, position);
  else if (format === 'endpoint' || format === 'frame') addEndpoint(text, format, schema, position);
  else if (format === 'typefaces' && fontFileIn(text)) addReference('font', text, position);
  else if (format === 'markdown') walkMarkdown(text, schema, position);
  else if (schema && format === 'site-address') checkOwnAddress(text, schema, position);
  else if (schema) checkTimeFormat(text, schema, position);
}

/** Reports an address that matches the pattern, but that no browser can read. */
function checkOwnAddress(address: string, schema: Schema, position: WalkPosition): void {
  if (!URL.canParse(address) && !findBrokenTextLimit(address, schema))
    reportLength('pattern', address, schema, valueOwner(schema, position), position.location, position.reports);
}

function addEndpoint(address: string, format: string, schema: Schema | undefined, position: WalkPosition): void {
  if (mediaJsonPattern.test(address)) addReference('media', address, position);
  // An address among the site's own values is requested only where a block uses it, or takes it by itself.
  const isOfBlocks = position.kind !== 'site' || position.currentBlock !== undefined || schema?.isForBlocks === true;
  const isRequested = position.isShown && isOfBlocks;
  const origin = isRequested ? findRequestedOrigin(address, format) : undefined;
  if (origin) position.factsBuilder.add('endpoints', origin);
}

function addReference(
  kind: ReferenceKind,
  value: string,
  position: WalkPosition,
  within?: string,
  isBare?: true,
): void {
  const { path, isShown, factsBuilder } = position;
  const written = { ...(within && { within }), ...(isBare && { isBare }) };
  factsBuilder.addReference({ kind, value, pointer: formatPointer(path), ...written, isShown });
}

function walkMarkdown(text: string, schema: Schema | undefined, position: WalkPosition): void {
  const { reports, location } = position;
  const markup = schema?.markup ?? 'inline';
  if (markup === 'flow' && (text.includes('#') || /^ {0,3}[-=]/m.test(text))) {
    if (text.includes('##')) checkHeadingMarks(text, location, reports);
    walkHeadings(text, position);
    addHeadings(text, position);
  }
  if (text.includes('[')) checkLinkWords(text, markup, location, reports);
  if (text.includes('**')) checkBoldMarkers(text, markup, location, reports);
  if (markup === 'inline') checkOneLine(text, location, reports);
  if (position.mayHoldPlaceholder) checkPlaceholder(text, location, reports);
  if (!/[[<]/.test(text) && !bareAddressPattern.test(text)) return;
  const { links, html, images } = inspectMarkdown(text, markup);
  checkContactLinksInText(links, position);
  checkSiteLinksInText(links, position);
  // A link that still contains a token is incomplete.
  for (const { href, words, isBare } of links)
    if (tokensIn(href).length === 0) addReference('link', href, position, isBare ? words : href, isBare);
  // Its closing tag and further tags are the same mistake.
  if (html[0]) reports.add('markdown-html', { tag: html[0] }, { ...location, within: html[0] });
  for (const path of images) reports.add('markdown-picture', { path }, { ...location, within: path });
}
