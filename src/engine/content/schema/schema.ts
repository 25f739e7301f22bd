import { isObject, type JsonObject } from '#shared/json.ts';

/** Draft-07 schema with additional keywords of the engine. */
export interface Schema extends JsonObject {
  $id?: string;
  $ref?: string;
  /** On a block: version of its properties, increased with each migration (`blocks/<type>/migrations`). */
  version?: number;
  title?: string;
  /** On a block: synonyms for the search in the studio. */
  alsoCalled?: string[];
  /**
   * On a block: properties of a new one in the studio. Texts to be written are empty; tokens stand for values of the
   * site, and are left empty where the site has none.
   */
  start?: JsonObject;
  description?: string;
  type?: string | string[];
  properties?: Record<string, Schema>;
  definitions?: Record<string, Schema>;
  items?: Schema;
  additionalProperties?: boolean | (Schema & JsonObject);
  required?: string[];
  enum?: (string | number | boolean | null)[];
  const?: string;
  /** Type of the value in the generated types of a block, in place of what follows from the schema. */
  tsType?: string;
  /**
   * Meaning of a value: link, media, markdown, icon, data, regex, date, moment, deadline, time-zone, typefaces, stylesheet,
   * endpoint, frame (address shown in the page), site-address (of a site itself) or verbatim (text without tokens); read by the engine only: route,
   * alias, layout or shared.
   */
  format?: string;
  /** On a text with a format: values of properties of the same object for which the format applies. */
  formatWhen?: Record<string, string>;
  /** On an enum: names of custom parts of this kind are added to the choices. */
  choicesOf?: 'rules';
  /** On a property: problem code that is reported in place of `key-missing`, with its `owner`. */
  whenMissing?: string;
  minItems?: number;
  /** On an array: its items may also be selected by a query (`from`, `pages`). */
  list?: boolean;
  /** On an array: its items are blocks, of any type or of the listed types. */
  blocks?: boolean | string[];
  /** Section of the studio's form for the property; with the content if absent. */
  group?: 'appearance' | 'more';
  /** On a date: the content ends then. Upcoming ends are reported a month before. */
  isEnd?: boolean;
  /** On markdown: `flow` allows paragraphs, lists and sub-headings. */
  markup?: 'inline' | 'flow';
  /** On a property: only the check and editors read it; components never receive it, so that no page has it. */
  isForEditors?: boolean;
  /** On a file of `_media`: only the block's `data` reads it. Its property stays the name, and no page offers the file. */
  isForBuild?: boolean;
  /** On a property of a page: forms and editors offer it in templates only. */
  isOfTemplates?: boolean;
  /** On a property: a new block comes without it, since only its author can decide. */
  isDecidedByAuthor?: boolean;
  /** On an enum: names of its choices for people; a choice without one is named by its value. */
  choiceNames?: Record<string, string>;
  /** On a property of a block: key of `_site.json` that supplies the default value. */
  fromSite?: string;
  /** On an address of `_site.json`: blocks request it without naming it, as they take it by `fromSite`. */
  isForBlocks?: boolean;
  /** On a field name: key of the block's list whose items must have the field. */
  fieldOf?: string;
  /** On a property of a block: other properties that have no effect beside it, and are not needed then. */
  inPlaceOf?: string | string[];
  /** On markdown: the studio edits it as it is written. */
  isSource?: boolean;
  /** On a text: recommended maximum number of characters; longer texts cause a warning. */
  comfortable?: number;
  /** On a picture: it is not decorative and needs an alternative text. */
  needsAlt?: boolean;
  /** On a picture: rendered widths in px, and the `sizes` attribute that selects among them. */
  place?: { widths: number[]; sizes: string };
}

/** Maps the direct subschemas of a schema, grouped by keyword. */
export function mapSubschemas(schema: Schema, change: (inner: Schema) => Schema): Partial<Schema> {
  const { properties, items, additionalProperties } = schema;
  const changed = Object.entries(properties ?? {}).map(([name, property]) => [name, change(property)]);
  return {
    ...(properties && { properties: Object.fromEntries(changed) }),
    ...(items && { items: change(items) }),
    ...(isObject(additionalProperties) && { additionalProperties: change(additionalProperties as Schema) }),
  };
}
