import { defineMigration, type EditableBlock, type Written } from '#shared/migration.ts';

export default defineMigration({
  about:
    'A listing with the look "pictures" is a block of its own, "gallery": it has "categories" and "dates" in place of "filters", a "name" in place of "structuredData", and one "image" where there was a "large" one too.',
  change(block) {
    if (block.get('look') !== 'pictures') return;
    block.change('type', () => 'gallery');
    block.remove('look');
    if (block.get('columns') === undefined) block.add('columns', 3);
    block.split('filters', splitFilters);
    const name = block.get('structuredData/name');
    if (block.get('structuredData/kind') === 'gallery' && name !== undefined)
      block.split('structuredData', () => ({ name }));
    for (const item of block.each('items')) mergeItemImages(item);
    mergeImageSources(block);
  },
});

interface FilterVersion1 {
  field: string;
  [key: string]: Written | undefined;
}

/** Converts the filters. Only the first filter of a kind is used: a second one only looked different on phones. */
function splitFilters(written: Written): { [key: string]: Written } {
  const filters = written as unknown as FilterVersion1[];
  const firstOfField = (field: string, keys: string[]) =>
    filters
      .filter((filter) => filter.field === field)
      .slice(0, 1)
      .map((filter) => Object.fromEntries(Object.entries(filter).filter(([key]) => keys.includes(key))) as Written);
  const [categories] = firstOfField('category', ['label', 'all', 'options']);
  const [dates] = firstOfField('date', ['label', 'all', 'past', 'upcoming']);
  // Unsupported filters stay, for the check to report.
  const others = filters.filter(({ field }) => field !== 'category' && field !== 'date');
  return {
    ...(categories && { categories }),
    ...(dates && { dates }),
    ...(others.length > 0 && { filters: others as unknown as Written }),
  };
}

/**
 * Merges the two images of an item. One file is the source of all sizes, so the large one stays, with the properties of
 * the small one.
 */
function mergeItemImages(item: EditableBlock): void {
  const large = item.get('large');
  if (large === undefined) return;
  item.remove('large');
  if (item.get('image') === undefined) item.add('image', large);
  else item.change('image', (image) => withFile(image, large));
}

const isJsonObject = (value: Written): value is { [key: string]: Written | undefined } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const withFile = (image: Written, large: Written): Written =>
  isJsonObject(image) ? { ...image, ...(isJsonObject(large) ? large : { src: large }) } : large;

/** The same for pictures from a data list or a page. */
function mergeImageSources(block: EditableBlock): void {
  const large = block.get('items/as/large');
  if (large === undefined) return;
  block.remove('items/as/large');
  if (large !== (block.get('items/as/image') ?? 'image')) {
    block.remove('items/as/image');
    block.add('items/as/image', large);
  }
  if (Object.keys(block.get('items/as') as object).length === 0) block.remove('items/as');
}
