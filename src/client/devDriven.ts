/*
 * Only in dev: blocks that code of their own has brought to life follow what is saved. Such code has written into the
 * markup, so a block is compared as it was delivered.
 */
import { touch } from './islands.ts';

const delivered = new WeakMap<Element, string>();

/** What a block is made of: its markup, and the address of what it fetches when it is touched. */
const sourceOf = (block: Element) =>
  `${block.outerHTML}${block.closest<HTMLElement>('[data-islands]')?.dataset.islands}`;

/** Takes note of the blocks that nobody has touched yet. */
export function noteDelivered(): void {
  for (const block of document.querySelectorAll('[data-drive]:not([data-live])')) delivered.set(block, sourceOf(block));
}

/** Puts the block as it is now in place of one that has come to life, unless it is the same. What was filled in stays. */
export function followDriven(block: HTMLElement, incoming: HTMLElement): void {
  block.dataset.at = incoming.dataset.at;
  if (delivered.get(block) === sourceOf(incoming)) return;
  const fresh = document.importNode(incoming, true);
  copyValues(block, fresh);
  block.replaceWith(fresh);
  touch(fresh);
}

function copyValues(from: Element, to: Element): void {
  const inputs = (within: Element) => [...within.querySelectorAll<HTMLInputElement>('[name]:not([type=file])')];
  const before = inputs(from);
  for (const input of inputs(to)) {
    const isChoice = /radio|checkbox/.test(input.type);
    const same = before.find(
      ({ name, type, value }) => name === input.name && type === input.type && (!isChoice || value === input.value),
    );
    if (!same) continue;
    if (isChoice) input.checked = same.checked;
    else input.value = same.value;
  }
}
