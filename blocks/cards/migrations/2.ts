import { defineMigration, type EditableBlock } from '#shared/migration.ts';

export default defineMigration({
  about:
    'Cards with "display": "marquee" are a block of their own, "marquee"; a vertical one has "columns" in place of "rows".',
  change(block) {
    if (block.get('display') === 'marquee') toMarquee(block);
    else block.remove('marquee');
  },
});

function toMarquee(block: EditableBlock): void {
  block.change('type', () => 'marquee');
  block.remove('display');
  // A marquee never used these.
  for (const key of ['columns', 'autoplayMs', 'dots', 'items/as/size']) block.remove(key);
  for (const item of block.each('items')) item.remove('size');
  const isVertical = block.get('marquee/axis') === 'vertical';
  const rows = block.get('marquee/rows');
  const seconds = block.get('marquee/seconds');
  block.split('marquee', () => ({
    ...(isVertical && { columns: rows ?? 2 }),
    ...(!isVertical && rows !== undefined && { rows }),
    ...(seconds !== undefined && { seconds }),
  }));
  if (block.get('look') === undefined) block.add('look', 'picture');
}
