import { writeLater, writeStep } from './address.ts';
import { type Choice, writeQuery } from './choice.ts';
import { batchOf, type List } from './list.ts';
import { render } from './render.ts';

/**
 * Puts a new choice in place.
 * @param next gives the choice that follows the one before
 * @param isTyped what is being typed is one step for Back, however many keys
 */
export async function change(list: List, next: (before: Choice) => Choice, isTyped = false): Promise<void> {
  if (!list.isComplete) await list.complete(list);
  // Another page may have come meanwhile.
  if (!list.frame.isConnected) return;
  const before = list.choice;
  const choice = next(before);
  if (`${choice}` === `${before}`) return;
  show(list, choice);
  if (isTyped && before.has('q')) writeLater(choice);
  else writeStep(choice);
}

/** Tells on the frame of a list that other items fit. */
export const changedEvent = 'lintel:list';

/** Shows a choice; where it is another one, a long list from its beginning. */
export function show(list: List, choice: Choice): void {
  if (writeQuery(choice, '') !== writeQuery(list.choice, '')) list.reached = batchOf(list);
  list.choice = choice;
  render(list);
  list.frame.dispatchEvent(new Event(changedEvent));
}
