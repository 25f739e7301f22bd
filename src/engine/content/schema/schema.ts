import { isObject, type JsonObject } from '#shared/json.ts';

/** A draft-07 schema, with the marks that give a value its meaning. */
export interface Schema extends JsonObject {
  $id?: string;
  $ref?: string;
  /** Of a block: grows with each change of its shape that a migration brings about (`blocks/<type>/migrations`). */
  version?: number;
  title?: string;
  /** Of a block: words under which people look for it. */
  alsoCalled?: string[];
  description?: string;
  type?: string | string[];
  properties?: Record<string, Schema>;
  definitions?: Record<string, Schema>;
  items?: Schema;
  additionalProperties?: boolean | (Schema & JsonObject);
  required?: string[];
  enum?: (string | number | boolean | null)[];
  const?: string;
  /** link, media, markdown, icon, data, regex, date, moment, time-zone, typefaces, stylesheet, endpoint, frame (an address that is shown in the page) or verbatim (a text without tokens); where only the engine reads it: route, alias, layout or shared. */
  format?: string;
  /** On a text with a format: values of the properties beside it with which it has that format. */
  formatWhen?: Record<string, string>;
  /** On a choice: parts of the site's own of this kind can be chosen too, by their names. */
  choicesOf?: 'rules';
  /** On a property: code of the problem, made from its `owner`, that is reported in place of `key-missing`. */
  whenMissing?: string;
  /** On an array. */
  minItems?: number;
  /** On an array: its items may also come from a query (`from`, `pages`). */
  list?: boolean;
  /** On an array: its items are blocks, of any type or of those in the list. */
  blocks?: boolean | string[];
  /** In which part of the studio's form the property stands; among its content when left out. */
  group?: 'appearance' | 'more';
  /** On a date: what it stands with ends then, which has to be known a month before. */
  isEnd?: boolean;
  /** On markdown: `flow` allows paragraphs, lists and sub-headings. */
  markup?: 'inline' | 'flow';
  /** On a property of a block: left out, it is the value of this key of `_site.json`. */
  fromSite?: string;
  /** On the name of a field: key of the block's list whose entries must have that field. */
  fieldOf?: string;
  /** On a text: how many characters fit its place well; longer ones are warned of. */
  comfortable?: number;
  /** On a picture: it says something, so that people who do not see it need words for it. */
  needsAlt?: boolean;
  /** On a picture: widths in px that its place needs, and the `sizes` attribute that chooses among them. */
  place?: { widths: number[]; sizes: string };
}

/** The schemas directly inside a schema, each changed, under the keywords that hold them. */
export function mapInside(schema: Schema, change: (inner: Schema) => Schema): Partial<Schema> {
  const { properties, items, additionalProperties: others } = schema;
  const changed = Object.entries(properties ?? {}).map(([name, property]) => [name, change(property)]);
  return {
    ...(properties && { properties: Object.fromEntries(changed) }),
    ...(items && { items: change(items) }),
    ...(isObject(others) && { additionalProperties: change(others as Schema) }),
  };
}
