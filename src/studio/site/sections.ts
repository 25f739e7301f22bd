import { isLinkList } from '../menu/linkTree.ts';
import { type FieldSchema, fieldKind, typesOf } from '../properties/fieldSchema.ts';

/** A part of what holds for the whole site, with a page of its own in the studio. */
export interface SiteSection {
  /** Part of its address. */
  name: string;
  title: string;
  /** Keys of `_site.json` that belong to it. */
  keys: string[];
  /** The only one of its keys that is a group: its form shows what is in that. */
  whole?: string;
  /** Pointers of lists in it that are edited as trees. */
  trees: string[];
}

/** Values that stand by themselves, by the group that their schema puts them in. */
const together: Record<string, { name: string; title: string }> = {
  content: { name: 'name', title: 'Name and contact' },
  appearance: { name: 'appearance', title: 'Appearance' },
  more: { name: 'technical', title: 'Language and addresses' },
};

/** So many texts together, as a postal address, need no section of their own. */
const fewTexts = 6;

/** Whether a value is edited together with those around it, as one text or a few. */
function isSmall(schema: FieldSchema): boolean {
  const kind = fieldKind(schema);
  if (kind === 'list' || kind === 'blocks' || kind === 'free' || kind === 'mixed') return false;
  if (kind !== 'object') return true;
  const inner = Object.values(schema.properties ?? {});
  return inner.length > 0 && inner.length <= fewTexts && inner.every((one) => fieldKind(one) === 'text');
}

/** The sections of a site, as its schema groups what there is: those that few need come last. */
export function sectionsOf({ properties = {} }: FieldSchema): SiteSection[] {
  const sections = new Map<string, SiteSection & { isLast: boolean }>();
  for (const [key, schema] of Object.entries(properties)) {
    if (key.startsWith('$')) continue;
    const group = schema.group ?? 'content';
    const isLast = group === 'more';
    const shared = together[group];
    if (isSmall(schema) && shared) {
      const section = sections.get(shared.name) ?? { ...shared, keys: [], trees: [], isLast };
      sections.set(shared.name, { ...section, keys: [...section.keys, key] });
      continue;
    }
    const isGroup = typesOf(schema).join() === 'object' && schema.properties !== undefined;
    const section = { name: key, title: schema.title ?? key, keys: [key], trees: treesOf(key, schema), isLast };
    sections.set(key, isGroup ? { ...section, whole: key } : section);
  }
  const all = [...sections.values()];
  const inOrder = [...all.filter(({ isLast }) => !isLast), ...all.filter(({ isLast }) => isLast)];
  return inOrder.map(({ isLast: _, ...section }) => section);
}

/** Lists whose entries have entries of their own. */
function treesOf(key: string, schema: FieldSchema): string[] {
  if (isNested(schema)) return [`/${key}`];
  const inner = Object.entries(schema.properties ?? {}).filter(([, one]) => isNested(one));
  return inner.map(([name]) => `/${key}/${name}`);
}

const isNested = (schema: FieldSchema): boolean =>
  isLinkList(schema) && Object.values(schema.items?.properties ?? {}).some(isLinkList);

/** The section that a place of `_site.json` belongs to. */
export function sectionAt(sections: readonly SiteSection[], pointer: string): SiteSection | undefined {
  const key = pointer.split('/')[1] ?? '';
  return sections.find(({ keys }) => keys.includes(key));
}

/** What the form of a section shows: the schema, and where in `_site.json` that is. */
export function formOf(
  { whole, keys, trees, title }: SiteSection,
  schema: FieldSchema,
): { pointer: string; schema: FieldSchema } {
  const { properties = {} } = schema;
  const own = whole === undefined ? undefined : properties[whole];
  const pointer = whole === undefined ? '' : `/${whole}`;
  const shown = own ? Object.entries(own.properties ?? {}) : keys.map((key) => [key, properties[key] ?? {}] as const);
  const inForm = shown.filter(([key]) => !trees.includes(`${pointer}/${key}`));
  const isOneGroup = new Set(inForm.map(([, { group }]) => group)).size < 2;
  const entries = inForm
    .filter(([, one]) => !isFixed(one))
    .map(([key, one]) => [key, isOneGroup ? { ...one, group: 'content' as const } : one]);
  return { pointer, schema: { ...(own ?? schema), title, properties: Object.fromEntries(entries) } };
}

/** Whether there is nothing to choose. */
const isFixed = ({ enum: choices }: FieldSchema) => choices?.length === 1;

/** A form's schema with only the fields that have all of these words in them. */
export function fieldsWith(schema: FieldSchema, words: string): FieldSchema {
  const asked = words.toLowerCase().split(/\s+/).filter(Boolean);
  const kept = Object.entries(schema.properties ?? {}).filter(([key, { title = '', description = '' }]) => {
    const text = `${key} ${title} ${description}`.toLowerCase();
    return asked.every((word) => text.includes(word));
  });
  return { ...schema, properties: Object.fromEntries(kept) };
}
