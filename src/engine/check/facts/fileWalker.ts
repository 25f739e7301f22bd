import { checks } from '#blocks/checks.ts';
import { isPublished, scheduleKey, scheduleStateAt } from '#engine/content/publication.ts';
import type { Schema } from '#engine/content/schema/schema.ts';
import type { CompiledSchema } from '#engine/content/schema/siteSchemas.ts';
import { preventsShowing } from '#engine/problems/severity.ts';
import { describeValue } from '#shared/formatText.ts';
import { getOwnValue, isObject, type Json, type JsonObject } from '#shared/json.ts';
import { findNearestName } from '#shared/nearestName.ts';
import { formatPointer } from '#shared/pointer.ts';
import { certainBlockTypeFix } from './certainFixes.ts';
import { mayHideIds } from './consequences.ts';
import { checkContactLink, checkContactPairs, isContactLink } from './contactLinks.ts';
import { checkPeriod } from './dates.ts';
import { guessBlockType } from './guessBlockType.ts';
import { checkHeadingSteps, type ListedHeading } from './headingSteps.ts';
import { schedulesAround } from './schedulesAround.ts';
import { checkSiteLink } from './siteLinks.ts';
import { addPicture, walkFormattedText, walkText } from './textWalker.ts';
import { isReplaced, reportValidationErrors } from './validationErrors.ts';
import type { WalkPosition } from './walkPosition.ts';

/** Values that are missing or no text count as a match: they are reported elsewhere. */
const mayMatchCondition = (value: JsonObject, condition: Record<string, string>) =>
  Object.entries(condition).every(([key, expected]) => typeof value[key] !== 'string' || value[key] === expected);

/**
 * Checks a value against a schema, then walks it.
 * @returns true if it matches
 */
export function checkAndWalk(
  value: Json | undefined,
  { schema, validate }: CompiledSchema,
  position: WalkPosition,
): boolean {
  const errors = validate(value).filter((error) => !isReplaced(error, value, schema));
  if (errors.length > 0) {
    const { owner, isShown } = position;
    reportValidationErrors(errors, { value, schema, owner, isShown, ...position.location }, position.reports);
    if (errors.some((error) => mayHideIds(error, value, schema))) position.factsBuilder.isComplete = false;
  }
  walkValue(value, schema, position);
  return errors.length === 0;
}

function walkValue(value: Json | undefined, schema: Schema | undefined, position: WalkPosition): void {
  if (typeof value === 'string') walkText(value, schema, position);
  else if (Array.isArray(value)) walkList(value, schema, position);
  else if (isObject(value)) walkObject(value, schema, position);
}

export function walkList(values: Json[], schema: Schema | undefined, position: WalkPosition): void {
  const { blocks } = schema ?? {};
  if (blocks) walkBlocks(values, Array.isArray(blocks) ? blocks : undefined, position);
  for (let index = 0; !blocks && index < values.length; index++) {
    position.path.push(index);
    walkValue(values[index], schema?.items, position);
    position.path.pop();
  }
}

/** Walks a list of blocks, whose texts have one outline. */
function walkBlocks(values: Json[], allowed: string[] | undefined, position: WalkPosition): void {
  const { listedHeadings } = position;
  const headings: ListedHeading[] = [];
  position.listedHeadings = headings;
  for (const [index, value] of values.entries()) {
    position.path.push(index);
    if (isObject(value) && value.heading) headings.push({});
    walkBlock(value, allowed, position);
    position.path.pop();
  }
  position.listedHeadings = listedHeadings;
  checkHeadingSteps(headings, position.reports);
}

function walkObject(value: JsonObject, schema: Schema | undefined, position: WalkPosition): void {
  const others = isObject(schema?.additionalProperties) ? (schema.additionalProperties as Schema) : undefined;
  const isQuery = schema?.list === true;
  const { isFromItem, isShown } = position;
  if (schema?.properties?.publishAt && ('publishAt' in value || 'expireAt' in value)) checkDates(value, position);
  if (isQuery) addQuery(value, schema, position);
  if (schema && (!schema.properties || (position.kind === 'site' && position.path.length === 0)))
    checkContactPairs(value, position);
  if (schema?.place && typeof value.src === 'string') addPicture(value.src, value, schema, position);
  for (const key in value) {
    if (key === '$schema') continue;
    position.path.push(key);
    const propertySchema = getOwnValue(schema?.properties, key) ?? others;
    // Below an unknown key it is not known whether there are items.
    position.isFromItem =
      isFromItem || (isQuery && key === 'as') || (schema !== undefined && propertySchema === undefined);
    if (propertySchema?.inPlaceOf) checkReplaced(key, value, propertySchema, position);
    const file = schema?.format === 'media' && key.startsWith('src') && value[key];
    if (typeof file === 'string') walkFormattedText(file, 'picture', propertySchema, position);
    else if (propertySchema?.formatWhen && !mayMatchCondition(value, propertySchema.formatWhen))
      walkValue(value[key], undefined, position);
    else walkValue(value[key], propertySchema, position);
    if (propertySchema?.format === 'link' && schema) {
      const link = String(value[key]);
      if (isContactLink(link)) checkContactLink(key, value, schema, position);
      else if (link.startsWith('http')) checkSiteLink(key, value, schema, position);
    }
    position.path.pop();
  }
  position.isFromItem = isFromItem;
  if (typeof value.id === 'string' && schema?.properties?.id) addAnchor(value.id, position);
  position.isShown = isShown;
}

/** Reports properties that have no effect beside another one of the same object. */
function checkReplaced(key: string, value: JsonObject, schema: Schema, { reports, file, path }: WalkPosition): void {
  for (const property of [schema.inPlaceOf ?? []].flat().filter((name) => name in value))
    reports.add(
      'property-unused-beside',
      { property, other: key },
      { file, pointer: formatPointer([...path.slice(0, -1), property]), at: 'key' },
    );
}

/** Checks the schedule of a page, a block or an item, and hides its content outside that time. */
function checkDates({ publishAt, expireAt, ...others }: JsonObject, position: WalkPosition): void {
  const dates = { publishAt, expireAt };
  const { at } = position.context;
  position.factsBuilder.dependencies[scheduleKey(dates)] = scheduleStateAt(dates, at);
  position.isShown &&= isPublished(dates, at);
  const { type, hidden } = others;
  checkPeriod(
    { ...dates, hidden },
    type === undefined ? 'This entry' : 'This block',
    position.location,
    at,
    position.reports,
  );
}

function addAnchor(id: string, position: WalkPosition): void {
  const pointer = formatPointer([...position.path, 'id']);
  position.factsBuilder.add('anchors', { id: id.normalize(), pointer, isShown: position.isShown, isWritten: true });
}

function addQuery(query: JsonObject, list: Schema, position: WalkPosition): void {
  const { owner, isShown } = position;
  const listName = position.context.schemas.lists.names.get(list) ?? '';
  position.factsBuilder.add('queries', { query, listName, owner, pointer: formatPointer(position.path), isShown });
}

/** Walks a block of a list of blocks. An unknown one is one problem, and its content is not checked. */
export function walkBlock(value: Json | undefined, allowed: string[] | undefined, position: WalkPosition): void {
  const type = isObject(value) ? value.type : undefined;
  const compiled = typeof type === 'string' ? position.context.schemas.blocks.get(type) : undefined;
  if (!isObject(value) || typeof type !== 'string' || !compiled) {
    reportUnknownBlock(value, position);
    return;
  }
  if (allowed && !allowed.includes(type) && type !== 'shared' && type !== 'slot') {
    position.reports.add('block-not-allowed', { type, owner: position.owner, allowed }, position.locationOf('type'));
  }
  walkKnownBlock(value, type, compiled, position);
}

function walkKnownBlock(value: JsonObject, type: string, compiled: CompiledSchema, position: WalkPosition): void {
  const { owner, isShown, currentBlock: outerBlock } = position;
  position.currentBlock = { value, depth: position.path.length };
  position.owner = `a "${type}" block`;
  position.isShown = isShown && isPublished(value, position.context.at);
  if (type === 'slot') walkSlot(position);
  if (type === 'shared' && typeof value.use === 'string') {
    const hasOwnId = typeof value.id === 'string';
    const pointer = formatPointer([...position.path, 'use']);
    position.factsBuilder.add('uses', { name: value.use, pointer, isShown: position.isShown, hasOwnId });
  }
  const { problems } = position.reports;
  const problemCount = problems.length;
  checkAndWalk(value, compiled, position);
  const isValid = !problems.slice(problemCount).some(preventsShowing);
  if (isValid && checks[type]) {
    const around = schedulesAround(position.file.json, position.path);
    const pointer = formatPointer(position.path);
    position.factsBuilder.add('checkedBlocks', { type, block: value, pointer, ...(around.length > 0 && { around }) });
  }
  position.owner = owner;
  position.isShown = isShown;
  position.currentBlock = outerBlock;
}

function walkSlot(position: WalkPosition): void {
  if (position.kind === 'layout') position.factsBuilder.add('slots', formatPointer(position.path));
  else position.reports.add('slot-outside-layout', undefined, position.locationOf('type'));
}

/** Reports an unknown block. Its content is unknown, but links may lead to it. */
function reportUnknownBlock(value: Json | undefined, position: WalkPosition): void {
  position.factsBuilder.isComplete = false;
  // Content that is not walked may depend on any date.
  position.factsBuilder.dependencies[scheduleKey({})] = '';
  if (position.kind === 'layout' && JSON.stringify(value ?? null).includes('"slot"'))
    position.factsBuilder.add('slots', '');
  const { reports } = position;
  const known = [...position.context.schemas.blocks.keys()].filter(
    (type) => type !== 'slot' || position.kind === 'layout',
  );
  if (!isObject(value)) {
    const found = Array.isArray(value) ? 'a list inside a list' : describeValue(value);
    const replacement = typeof value === 'string' ? formatAsBlock(value, position) : undefined;
    const args = { owner: position.owner, key: '', found, expected: 'a block { "type": … }', replacement };
    reports.add('value-type', args, position.location);
  } else if (value.type === undefined) reportMissingType(value, known, position);
  else {
    const type = typeof value.type === 'string' ? value.type : JSON.stringify(value.type);
    const location = { ...position.locationOf('type'), ...certainBlockTypeFix(type, known) };
    reports.add(
      'block-type-unknown',
      { type, known, suggestion: guessBlockType(type, known, position.context.schemas.blocks) },
      location,
    );
  }
}

/** Suggests how to write a text among blocks as the block that was meant. */
function formatAsBlock(text: string, position: WalkPosition): string {
  const { schemas, source, lookUp } = position.context;
  position.factsBuilder.dependencies[`shared:${text}`] = lookUp(`shared:${text}`);
  if (source.shared.has(text)) return `{ "type": "shared", "use": ${JSON.stringify(text)} }`;
  return schemas.blocks.has(text) ? `{ "type": ${JSON.stringify(text)}, … }` : '{ "type": "rich-text", "text": "…" }';
}

function reportMissingType(block: JsonObject, known: string[], position: WalkPosition): void {
  const misspelt = Object.keys(block).find(
    (key) => known.includes(String(block[key])) && findNearestName(key, ['type']),
  );
  if (misspelt === undefined) position.reports.add('block-type-missing', { known }, position.location);
  else {
    const args = { key: misspelt, owner: 'a block', known: ['type'], suggestion: 'type' };
    position.reports.add('key-unknown', args, { ...position.locationOf(misspelt), at: 'key' as const });
  }
}
