import { checks } from '#blocks/checks.ts';
import { datesKey, isPublished, stateOfDates } from '#engine/content/publication.ts';
import type { Schema } from '#engine/content/schema/schema.ts';
import type { CheckedSchema } from '#engine/content/schema/siteSchemas.ts';
import { pointerOf } from '#engine/problems/pointer.ts';
import { isObject, type Json, type JsonObject, ownValue } from '#shared/json.ts';
import { nearest } from '#shared/nearest.ts';
import { describeValue } from '#shared/words.ts';
import { certainType } from './certainNames.ts';
import { hidesIds } from './consequences.ts';
import { checkPeriod } from './dates.ts';
import { reportFaults } from './faults.ts';
import { likelyType } from './likelyType.ts';
import { checkLinkShown, checkPairs, leadsToPerson } from './sameTwice.ts';
import { TextWalk } from './textWalk.ts';

/** What is missing or no text has that problem already, and nobody knows what was meant. */
const mayMeet = (value: JsonObject, condition: Record<string, string>) =>
  Object.entries(condition).every(([key, expected]) => typeof value[key] !== 'string' || value[key] === expected);

/** Walks one file: checks every value against its schema and gathers what it refers to. */
export class Walk extends TextWalk {
  /** Checks a value against a schema, then walks it; returns whether it fits. */
  check(value: Json | undefined, { schema, validate }: CheckedSchema): boolean {
    const faults = validate(value);
    if (faults.length > 0) {
      reportFaults(faults, { value, schema, owner: this.owner, ...this.place }, this.draft.reports);
      if (faults.some((fault) => hidesIds(fault, value, schema))) this.draft.isWhole = false;
    }
    this.value(value, schema);
    return faults.length === 0;
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
    const { isFromItem, isShown } = this;
    if (schema?.properties?.publishAt && ('publishAt' in value || 'expireAt' in value)) this.dates(value);
    if (isQuery) this.query(value, schema);
    if (schema && (!schema.properties || (this.kind === 'site' && this.path.length === 0))) checkPairs(value, this);
    if (schema?.place && typeof value.src === 'string') this.picture(value.src, value, schema);
    for (const key in value) {
      if (key === '$schema') continue;
      this.path.push(key);
      const own = ownValue(schema?.properties, key) ?? others;
      // Below a key that means nothing, nobody knows whether there are items.
      this.isFromItem = isFromItem || (isQuery && key === 'as') || (schema !== undefined && own === undefined);
      const file = schema?.format === 'media' && key.startsWith('src') && value[key];
      if (typeof file === 'string') this.marked(file, 'picture', own);
      else if (own?.formatWhen && !mayMeet(value, own.formatWhen)) this.value(value[key], undefined);
      else this.value(value[key], own);
      if (own?.format === 'link' && leadsToPerson(String(value[key])) && schema)
        checkLinkShown(key, value, schema, this);
      this.path.pop();
    }
    this.isFromItem = isFromItem;
    if (typeof value.id === 'string' && schema?.properties?.id) this.anchor(value.id);
    this.isShown = isShown;
  }

  /** The dates of a page, a block or an entry of a list: what is in it is shown between them. */
  dates({ publishAt, expireAt, ...rest }: JsonObject): void {
    const dates = { publishAt, expireAt };
    const { at } = this.view;
    this.draft.from[datesKey(dates)] = stateOfDates(dates, at);
    this.isShown &&= isPublished(dates, at);
    const { type, hidden } = rest;
    checkPeriod(
      { ...dates, hidden },
      type === undefined ? 'This entry' : 'This block',
      this.place,
      at,
      this.draft.reports,
    );
  }

  anchor(id: string): void {
    const pointer = pointerOf([...this.path, 'id']);
    this.draft.add('anchors', { id, pointer, isShown: this.isShown, isWritten: true });
  }

  query(query: JsonObject, list: Schema): void {
    const { owner, isShown } = this;
    const listName = this.view.schemas.lists.names.get(list) ?? '';
    this.draft.add('queries', { query, listName, owner, pointer: pointerOf(this.path), isShown });
  }

  /** A block of a list of blocks. An unknown one is one problem: nothing else about it is said. */
  block(value: Json | undefined, allowed: string[] | undefined): void {
    const type = isObject(value) ? value.type : undefined;
    const checked = typeof type === 'string' ? this.view.schemas.blocks.get(type) : undefined;
    if (!isObject(value) || typeof type !== 'string' || !checked) {
      this.unknownBlock(value);
      return;
    }
    if (allowed && !allowed.includes(type) && type !== 'shared' && type !== 'slot') {
      this.draft.reports.add('block-not-allowed', { type, owner: this.owner, allowed }, this.at('type'));
    }
    this.knownBlock(value, type, checked);
  }

  knownBlock(value: JsonObject, type: string, checked: CheckedSchema): void {
    const { owner, isShown, blockAtHand } = this;
    this.blockAtHand = { value, depth: this.path.length };
    this.owner = `a "${type}" block`;
    this.isShown = isShown && isPublished(value, this.view.at);
    if (type === 'slot') this.slot();
    if (type === 'shared' && typeof value.use === 'string') {
      const hasOwnId = typeof value.id === 'string';
      const pointer = pointerOf([...this.path, 'use']);
      this.draft.add('uses', { name: value.use, pointer, isShown: this.isShown, hasOwnId });
    }
    const { problems } = this.draft.reports;
    const before = problems.length;
    this.check(value, checked);
    const isValid = problems.slice(before).every(({ severity }) => severity === 'warning');
    if (isValid && checks[type]) this.draft.add('checkedBlocks', { type, block: value, pointer: pointerOf(this.path) });
    this.owner = owner;
    this.isShown = isShown;
    this.blockAtHand = blockAtHand;
  }

  slot(): void {
    if (this.kind === 'layout') this.draft.add('slots', pointerOf(this.path));
    else this.draft.reports.add('slot-outside-layout', undefined, this.at('type'));
  }

  /** What is inside may be linked to all the same, but nobody knows what. */
  unknownBlock(value: Json | undefined): void {
    this.draft.isWhole = false;
    // What is not walked may hold anything.
    this.draft.from[datesKey({})] = '';
    if (this.kind === 'layout' && JSON.stringify(value ?? null).includes('"slot"')) this.draft.add('slots', '');
    const { reports } = this.draft;
    const known = [...this.view.schemas.blocks.keys()].filter((type) => type !== 'slot' || this.kind === 'layout');
    if (!isObject(value)) {
      const found = Array.isArray(value) ? 'a list inside a list' : describeValue(value);
      const written = typeof value === 'string' ? this.asBlock(value) : undefined;
      const args = { owner: this.owner, key: '', found, expected: 'a block { "type": … }', written };
      reports.add('value-type', args, this.place);
    } else if (value.type === undefined) this.missingType(value, known);
    else {
      const type = typeof value.type === 'string' ? value.type : JSON.stringify(value.type);
      const place = { ...this.at('type'), ...certainType(type, known) };
      reports.add(
        'block-type-unknown',
        { type, known, suggestion: likelyType(type, known, this.view.schemas.blocks) },
        place,
      );
    }
  }

  /** How a text among blocks would be written as the block that was meant. */
  asBlock(text: string): string {
    const { schemas, source, lookUp } = this.view;
    this.draft.from[`shared:${text}`] = lookUp(`shared:${text}`);
    if (source.shared.has(text)) return `{ "type": "shared", "use": ${JSON.stringify(text)} }`;
    return schemas.blocks.has(text) ? `{ "type": ${JSON.stringify(text)}, … }` : '{ "type": "rich-text", "text": "…" }';
  }

  missingType(block: JsonObject, known: string[]): void {
    const misspelt = Object.keys(block).find((key) => known.includes(String(block[key])) && nearest(key, ['type']));
    if (misspelt === undefined) this.draft.reports.add('block-type-missing', { known }, this.place);
    else {
      const args = { key: misspelt, owner: 'a block', known: ['type'], suggestion: 'type' };
      this.draft.reports.add('key-unknown', args, { ...this.at(misspelt), at: 'key' as const });
    }
  }
}
