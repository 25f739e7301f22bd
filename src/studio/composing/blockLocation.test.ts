import { expect, it } from 'vitest';
import type { OutlineList } from '#shared/studio.ts';
import { locationOfPageBlocks } from './blockLocation.ts';

it('finds the own blocks of a page where its layout has the slot inside a block', () => {
  const place = (file: string, pointer: string) => ({ file, pointer });
  const layout = (blocks: object[], own?: object) =>
    ({ place: place('_layouts/inner.json', '/blocks'), name: '', blocks, own }) as OutlineList;
  const own = { place: place('visit.json', '/blocks'), start: 0, count: 2 };
  const columns = (list: OutlineList) => layout([{ lists: [] }, { lists: [layout([]), list] }]);
  expect(locationOfPageBlocks(layout([], own))).toEqual(own.place);
  expect(locationOfPageBlocks(columns(layout([], own)))).toEqual(own.place);
  expect(locationOfPageBlocks(columns(layout([])))).toBeUndefined();
});
