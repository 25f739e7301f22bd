import { checks } from '#blocks/checks.ts';
import { isPublished, scheduleKey, scheduleStateAt } from '#engine/content/publication.ts';
import type { Schema } from '#engine/content/schema/schema.ts';
import type { CompiledSchema } from '#engine/content/schema/siteSchemas.ts';
import { describeValue } from '#shared/formatText.ts';
import { getOwnValue, isObject, type Json, type JsonObject } from '#shared/json.ts';
import { findNearestName } from '#shared/nearestName.ts';
import { formatPointer } from '#shared/pointer.ts';
import { certainBlockTypeFix } from './certainFixes.ts';
import { mayHideIds } from './consequences.ts';
import { checkContactLink, checkContactPairs, isContactLink } from './contactLinks.ts';
import { checkPeriod } from './dates.ts';
import { guessBlockType } from './guessBlockType.ts';
import { TextWalker } from './textWalker.ts';
import { reportValidationErrors } from './validationErrors.ts';

/** Values that are missing or no text count as a match: they are reported elsewhere. */
const mayMatchCondition = (value: JsonObject, condition: Record<string, string>) =>
  Object.entries(condition).every(([key, expected]) => typeof value[key] !== 'string' || value[key] === expected);

/** Walks one file: checks every value against its schema and gathers facts. */
export class FileWalker extends TextWalker {
  /**
   * Checks a value against a schema, then walks it.
   * @returns true if it matches
   */
  checkAndWalk(value: Json | undefined, { schema, validate }: CompiledSchema): boolean {
    const errors = validate(value);
    if (errors.length > 0) {
      reportValidationErrors(errors, { value, schema, owner: this.owner, ...this.location }, this.factsBuilder.reports);
      if (errors.some((error) => mayHideIds(error, value, schema))) this.factsBuilder.isComplete = false;
    }
    this.walkValue(value, schema);
    return errors.length === 0;
  }

  walkValue(value: Json | undefined, schema: Schema | undefined): void {
    if (typeof value === 'string') this.walkText(value, schema);
    else if (Array.isArray(value)) this.walkList(value, schema);
    else if (isObject(value)) this.walkObject(value, schema);
  }

  walkList(values: Json[], schema: Schema | undefined): void {
    const { blocks } = schema ?? {};
    for (let index = 0; index < values.length; index++) {
      this.path.push(index);
      if (blocks) this.walkBlock(values[index], Array.isArray(blocks) ? blocks : undefined);
      else this.walkValue(values[index], schema?.items);
      this.path.pop();
    }
  }

  walkObject(value: JsonObject, schema: Schema | undefined): void {
    const others = isObject(schema?.additionalProperties) ? (schema.additionalProperties as Schema) : undefined;
    const isQuery = schema?.list === true;
    const { isFromItem, isShown } = this;
    if (schema?.properties?.publishAt && ('publishAt' in value || 'expireAt' in value)) this.checkDates(value);
    if (isQuery) this.addQuery(value, schema);
    if (schema && (!schema.properties || (this.kind === 'site' && this.path.length === 0)))
      checkContactPairs(value, this);
    if (schema?.place && typeof value.src === 'string') this.addPicture(value.src, value, schema);
    for (const key in value) {
      if (key === '$schema') continue;
      this.path.push(key);
      const propertySchema = getOwnValue(schema?.properties, key) ?? others;
      // Below an unknown key it is not known whether there are items.
      this.isFromItem =
        isFromItem || (isQuery && key === 'as') || (schema !== undefined && propertySchema === undefined);
      const file = schema?.format === 'media' && key.startsWith('src') && value[key];
      if (typeof file === 'string') this.walkFormattedText(file, 'picture', propertySchema);
      else if (propertySchema?.formatWhen && !mayMatchCondition(value, propertySchema.formatWhen))
        this.walkValue(value[key], undefined);
      else this.walkValue(value[key], propertySchema);
      if (propertySchema?.format === 'link' && isContactLink(String(value[key])) && schema)
        checkContactLink(key, value, schema, this);
      this.path.pop();
    }
    this.isFromItem = isFromItem;
    if (typeof value.id === 'string' && schema?.properties?.id) this.addAnchor(value.id);
    this.isShown = isShown;
  }

  /** Checks the schedule of a page, a block or an item, and hides its content outside that time. */
  checkDates({ publishAt, expireAt, ...others }: JsonObject): void {
    const dates = { publishAt, expireAt };
    const { at } = this.context;
    this.factsBuilder.dependencies[scheduleKey(dates)] = scheduleStateAt(dates, at);
    this.isShown &&= isPublished(dates, at);
    const { type, hidden } = others;
    checkPeriod(
      { ...dates, hidden },
      type === undefined ? 'This entry' : 'This block',
      this.location,
      at,
      this.factsBuilder.reports,
    );
  }

  addAnchor(id: string): void {
    const pointer = formatPointer([...this.path, 'id']);
    this.factsBuilder.add('anchors', { id, pointer, isShown: this.isShown, isWritten: true });
  }

  addQuery(query: JsonObject, list: Schema): void {
    const { owner, isShown } = this;
    const listName = this.context.schemas.lists.names.get(list) ?? '';
    this.factsBuilder.add('queries', { query, listName, owner, pointer: formatPointer(this.path), isShown });
  }

  /** Walks a block of a list of blocks. An unknown one is one problem, and its content is not checked. */
  walkBlock(value: Json | undefined, allowed: string[] | undefined): void {
    const type = isObject(value) ? value.type : undefined;
    const compiled = typeof type === 'string' ? this.context.schemas.blocks.get(type) : undefined;
    if (!isObject(value) || typeof type !== 'string' || !compiled) {
      this.reportUnknownBlock(value);
      return;
    }
    if (allowed && !allowed.includes(type) && type !== 'shared' && type !== 'slot') {
      this.factsBuilder.reports.add('block-not-allowed', { type, owner: this.owner, allowed }, this.locationOf('type'));
    }
    this.walkKnownBlock(value, type, compiled);
  }

  walkKnownBlock(value: JsonObject, type: string, compiled: CompiledSchema): void {
    const { owner, isShown, currentBlock: outerBlock } = this;
    this.currentBlock = { value, depth: this.path.length };
    this.owner = `a "${type}" block`;
    this.isShown = isShown && isPublished(value, this.context.at);
    if (type === 'slot') this.walkSlot();
    if (type === 'shared' && typeof value.use === 'string') {
      const hasOwnId = typeof value.id === 'string';
      const pointer = formatPointer([...this.path, 'use']);
      this.factsBuilder.add('uses', { name: value.use, pointer, isShown: this.isShown, hasOwnId });
    }
    const { problems } = this.factsBuilder.reports;
    const problemCount = problems.length;
    this.checkAndWalk(value, compiled);
    const isValid = problems.slice(problemCount).every(({ severity }) => severity === 'warning');
    if (isValid && checks[type])
      this.factsBuilder.add('checkedBlocks', { type, block: value, pointer: formatPointer(this.path) });
    this.owner = owner;
    this.isShown = isShown;
    this.currentBlock = outerBlock;
  }

  walkSlot(): void {
    if (this.kind === 'layout') this.factsBuilder.add('slots', formatPointer(this.path));
    else this.factsBuilder.reports.add('slot-outside-layout', undefined, this.locationOf('type'));
  }

  /** Reports an unknown block. Its content is unknown, but links may lead to it. */
  reportUnknownBlock(value: Json | undefined): void {
    this.factsBuilder.isComplete = false;
    // Content that is not walked may depend on any date.
    this.factsBuilder.dependencies[scheduleKey({})] = '';
    if (this.kind === 'layout' && JSON.stringify(value ?? null).includes('"slot"')) this.factsBuilder.add('slots', '');
    const { reports } = this.factsBuilder;
    const known = [...this.context.schemas.blocks.keys()].filter((type) => type !== 'slot' || this.kind === 'layout');
    if (!isObject(value)) {
      const found = Array.isArray(value) ? 'a list inside a list' : describeValue(value);
      const written = typeof value === 'string' ? this.formatAsBlock(value) : undefined;
      const args = { owner: this.owner, key: '', found, expected: 'a block { "type": … }', written };
      reports.add('value-type', args, this.location);
    } else if (value.type === undefined) this.reportMissingType(value, known);
    else {
      const type = typeof value.type === 'string' ? value.type : JSON.stringify(value.type);
      const location = { ...this.locationOf('type'), ...certainBlockTypeFix(type, known) };
      reports.add(
        'block-type-unknown',
        { type, known, suggestion: guessBlockType(type, known, this.context.schemas.blocks) },
        location,
      );
    }
  }

  /** Suggests how to write a text among blocks as the block that was meant. */
  formatAsBlock(text: string): string {
    const { schemas, source, lookUp } = this.context;
    this.factsBuilder.dependencies[`shared:${text}`] = lookUp(`shared:${text}`);
    if (source.shared.has(text)) return `{ "type": "shared", "use": ${JSON.stringify(text)} }`;
    return schemas.blocks.has(text) ? `{ "type": ${JSON.stringify(text)}, … }` : '{ "type": "rich-text", "text": "…" }';
  }

  reportMissingType(block: JsonObject, known: string[]): void {
    const misspelt = Object.keys(block).find(
      (key) => known.includes(String(block[key])) && findNearestName(key, ['type']),
    );
    if (misspelt === undefined) this.factsBuilder.reports.add('block-type-missing', { known }, this.location);
    else {
      const args = { key: misspelt, owner: 'a block', known: ['type'], suggestion: 'type' };
      this.factsBuilder.reports.add('key-unknown', args, { ...this.locationOf(misspelt), at: 'key' as const });
    }
  }
}
