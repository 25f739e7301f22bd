import { restOf } from '../../fetchRest.ts';
import { itemsIn, type List } from '../lists/list.ts';

/** Adds the end of a long list to what can be shown. @throws when it cannot be fetched */
export async function addRest(list: List): Promise<void> {
  const rest = await restOf(list.frame);
  if (list.isComplete) return;
  list.isComplete = true;
  list.items.push(...itemsIn(rest));
}
