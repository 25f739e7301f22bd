import { getOrInsert } from '#shared/getOrInsert.ts';
import { includesAllWords } from '#shared/includesAllWords.ts';
import { isLinkList } from '../menu/linkTree.ts';
import { type FieldSchema, fieldKindOf, typesOf } from '../properties/fieldSchema.ts';

/** Section of the site settings, with its own address in the studio. */
export interface SiteSection {
  name: string;
  title: string;
  /** Keys of `_site.json` that belong to it. */
  keys: string[];
  /** Its only key, if the value is an object: the form shows that object's properties. */
  whole?: string;
  /** Pointers of its lists that are edited as trees. */
  trees: string[];
}

/** Sections of small values, by the group in their schema. */
const sectionOfGroup: Record<string, { name: string; title: string }> = {
  content: { name: 'name', title: 'Name and contact' },
  appearance: { name: 'appearance', title: 'Appearance' },
  more: { name: 'technical', title: 'Language and addresses' },
};

/** Greatest number of texts in an object, such as a postal address, that has no separate section. */
const maxSmallTexts = 6;

/** @returns true if a value is edited together with others, because it is one text or a few */
function isSmall(schema: FieldSchema): boolean {
  const kind = fieldKindOf(schema);
  if (['list', 'blocks', 'free', 'mixed', 'variant'].includes(kind)) return false;
  if (kind !== 'object') return true;
  const inner = Object.values(schema.properties ?? {});
  return inner.length > 0 && inner.length <= maxSmallTexts && inner.every((one) => fieldKindOf(one) === 'text');
}

/** Sections of the site settings by the groups of their schema. Rarely needed ones come last. */
export function sectionsOf({ properties = {} }: FieldSchema): SiteSection[] {
  const sections = new Map<string, SiteSection>();
  const rank = ({ group }: FieldSchema) => Number(group === 'more');
  for (const [key, schema] of Object.entries(properties).toSorted(([, one], [, other]) => rank(one) - rank(other))) {
    if (key.startsWith('$')) continue;
    const shared = sectionOfGroup[schema.group ?? 'content'];
    if (isSmall(schema) && shared) {
      getOrInsert(sections, shared.name, () => ({ ...shared, keys: [], trees: [] })).keys.push(key);
      continue;
    }
    const isGroup = typesOf(schema).join() === 'object' && schema.properties !== undefined;
    const section = { name: key, title: schema.title ?? key, keys: [key], trees: treesOf(key, schema) };
    sections.set(key, isGroup ? { ...section, whole: key } : section);
  }
  return [...sections.values()];
}

/** Pointers of the lists whose entries have child entries. */
function treesOf(key: string, schema: FieldSchema): string[] {
  if (isNested(schema)) return [`/${key}`];
  const inner = Object.entries(schema.properties ?? {}).filter(([, one]) => isNested(one));
  return inner.map(([name]) => `/${key}/${name}`);
}

const isNested = (schema: FieldSchema): boolean =>
  isLinkList(schema) && Object.values(schema.items?.properties ?? {}).some(isLinkList);

export function sectionAt(sections: readonly SiteSection[], pointer: string): SiteSection | undefined {
  const key = pointer.split('/')[1] ?? '';
  return sections.find(({ keys }) => keys.includes(key));
}

/** Schema of a section's form, and the pointer of its value in `_site.json`. */
export function sectionFormOf(
  { whole, keys, trees, title }: SiteSection,
  schema: FieldSchema,
): { pointer: string; schema: FieldSchema } {
  const { properties = {} } = schema;
  const wholeSchema = whole === undefined ? undefined : properties[whole];
  const pointer = whole === undefined ? '' : `/${whole}`;
  const shown = wholeSchema
    ? Object.entries(wholeSchema.properties ?? {})
    : keys.map((key) => [key, properties[key] ?? {}] as const);
  const inForm = shown.filter(([key]) => !trees.includes(`${pointer}/${key}`));
  const isOneGroup = new Set(inForm.map(([, { group }]) => group)).size < 2;
  const entries = inForm
    .filter(([, one]) => !isFixed(one))
    .map(([key, one]) => [key, isOneGroup ? { ...one, group: 'content' as const } : one]);
  return { pointer, schema: { ...(wholeSchema ?? schema), title, properties: Object.fromEntries(entries) } };
}

const isFixed = ({ enum: choices }: FieldSchema) => choices?.length === 1;

/** Filters a form's schema to the fields that contain all of these words. */
export function filterFields(schema: FieldSchema, words: string): FieldSchema {
  const matching = Object.entries(schema.properties ?? {}).filter(([key, { title = '', description = '' }]) =>
    includesAllWords(`${key} ${title} ${description}`, words),
  );
  return { ...schema, properties: Object.fromEntries(matching) };
}
