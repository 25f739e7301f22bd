/*
 * Islands: blocks wake when somebody needs them, by code of their own or by React. That is not part of this module:
 * `runtime.tsx` brings it when the first block of its own wakes.
 */
import { fetchOnce } from './fetchOnce.ts';
import { restOf } from './fetchRest.ts';
import { type Field, fillFromAddress } from './fromAddress.ts';
import { followNewerBuild } from './newerBuild.ts';
import { preload } from './preload.ts';
import { armReveals } from './reveal.ts';
import { touchedIsland } from './touchedIsland.ts';

const waking = new WeakMap<HTMLElement, Promise<void>>();

/** Called once, when a block reacts to input. */
let afterFirstBlock = () => {};

/** Says what to do when the first block has come to life. */
export function whenBlockWakes(prepare: () => void): void {
  afterFirstBlock = prepare;
}

/** React first, what is built on it in a task of its own: together they would block a slow processor for too long. */
const loadRuntime = fetchOnce(async () => {
  await import('./reactFirst.ts');
  await new Promise((next) => setTimeout(next));
  return import('./runtime.tsx');
});

let runtime: typeof import('./runtime.tsx') | undefined;

async function hydrate(island: HTMLElement): Promise<void> {
  runtime = await loadRuntime();
  await runtime.hydrate(island);
}

/** Ends what React does below an element, before it leaves the page. */
export function endWithin(container: Element): void {
  runtime?.unmountWithin(container);
}

/** @param addresses of the block's own code, and of what this imports */
async function drive(island: HTMLElement, addresses: string): Promise<void> {
  const [address = ''] = addresses.split(' ');
  const [module, rest] = await Promise.all([import(/* @vite-ignore */ address), restOf(island)]);
  if (!island.isConnected) return;
  module.drive(island, rest);
  island.dataset.live = '';
}

/** Makes a block interactive; a second call waits for the first. */
export async function wake(island: HTMLElement): Promise<void> {
  let work = waking.get(island);
  if (!work) {
    preload(island);
    const { drive: addresses } = island.dataset;
    work = addresses ? drive(island, addresses) : hydrate(island);
  }
  waking.set(island, work);
  try {
    await work;
    afterFirstBlock();
    afterFirstBlock = () => {};
  } catch (error) {
    // The static block stays; a later touch tries again.
    waking.delete(island);
    console.error(`A "${island.dataset.block}" block could not be made interactive.`, error);
    followNewerBuild();
  }
}

/**
 * Presses again what was pressed before it could react. Meanwhile `data-pressed` says so on the block or menu around
 * it: a switch knows that it was pressed in the state it was delivered in.
 */
export async function press(part: HTMLElement, button: HTMLElement): Promise<void> {
  const isIsland = 'island' in part.dataset;
  part.dataset.pressed = '';
  if (isIsland) await wake(part);
  if (!isIsland || 'live' in part.dataset) button.click();
  delete part.dataset.pressed;
}

/** Wakes the block that was touched or focused. */
export function touch(target: EventTarget | null): void {
  const island = touchedIsland(target);
  if (island) wake(island);
}

const whenIdle = (work: () => void) => (window.requestIdleCallback ?? setTimeout)(work);

/** Distance from the view, px, at which a block wakes. */
const nearPx = 300;

const nearby = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) continue;
      preload(target);
      whenIdle(() => wakeNear(target as HTMLElement));
    }
  },
  { rootMargin: `${nearPx}px 0px` },
);

/** Where that fails it is tried again the next time that the block comes near. */
async function wakeNear(island: HTMLElement): Promise<void> {
  await wake(island);
  if ('live' in island.dataset) nearby.unobserve(island);
}

/** Takes charge of the blocks below an element: after load, and after each client navigation. */
export function attach(root: ParentNode): void {
  for (const island of root.querySelectorAll<HTMLElement>('[data-hydrate]')) {
    const { hydrate } = island.dataset;
    if (hydrate === 'visible') nearby.observe(island);
    if (hydrate === 'load') wake(island);
    if (hydrate === 'idle') whenIdle(() => wake(island));
  }
  if (location.search || location.hash) {
    // Forms of the shell too: they stay when the page changes.
    for (const field of document.querySelectorAll<Field>('[data-address]')) if (fillFromAddress(field)) touch(field);
  }
  armReveals(root);
}
