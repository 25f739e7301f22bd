/*
 * Islands: blocks that become interactive one by one, when a rule of `hydration` says so. React is not part of this module:
 * `runtime.tsx` brings it with the first island.
 */
import { fetchOnce } from './fetchOnce.ts';
import { followAddress, noteDelivered } from './fromAddress.ts';
import { type HeldInput, pressAgain } from './heldInput.ts';
import { onAutoplay } from './hydration/autoplay.ts';
import { whenComposed } from './hydration/composition.ts';
import { onIdle } from './hydration/idle.ts';
import { onLoad } from './hydration/load.ts';
import { replayFields, replayRest, takeHeld } from './hydration/replay.ts';
import type { Rule } from './hydration/rule.ts';
import { whenTyped } from './hydration/typing.ts';
import { onVisible } from './hydration/visible.ts';
import { islandAt } from './islandAt.ts';
import { followNewerBuild } from './newerBuild.ts';
import { preload } from './preload.ts';

/** One rule for each value of `hydrate` in `block.ts` that is not about a touch alone. */
const rules: Record<string, Rule> = { load: onLoad, idle: onIdle, visible: onVisible };

const hydrating = new WeakMap<HTMLElement, Promise<void>>();

/** Input that came before its island could react, from the inline loader. */
let held: HeldInput[] = [];

/** Takes over what the inline loader holds, and goes on holding. */
export function takeOver(input: HeldInput[]): void {
  held = input;
}

/** React first, what is built on it in a task of its own: together they would block a slow processor for too long. */
const loadRuntime = fetchOnce(async () => {
  await import('./reactFirst.ts');
  await new Promise((next) => setTimeout(next));
  return import('./runtime.tsx');
});

let runtime: typeof import('./runtime.tsx') | undefined;

async function hydrateByReact(island: HTMLElement): Promise<void> {
  runtime = await loadRuntime();
  await whenComposed();
  if (import.meta.env.DEV) await whenTyped(island);
  await runtime.hydrate(island, () => {
    replayFields(held, island);
  });
}

/** Unmounts what React does below an element, before it leaves the page. */
export function unmountWithin(container: Element): void {
  runtime?.unmountWithin(container);
}

/** Time after which a page that is being left is gone, ms: Firefox ends its requests first, which is no failure. */
const leavingMs = 500;

/** Time after which a failure is reported, ms: a slow computer takes longer to leave a page. */
const reportMs = 3000;

/** Makes an island interactive and replays what is held for it; a second call waits for the first. */
export async function hydrate(island: HTMLElement): Promise<void> {
  let work = hydrating.get(island);
  if (!work) {
    preload(island);
    work = hydrateByReact(island);
    hydrating.set(island, work);
    work.then(
      () => island.dispatchEvent(new Event('lintel:live', { bubbles: true })),
      () => {},
    );
  }
  try {
    await work;
    delete island.dataset.failed;
    if ('live' in island.dataset) await replayRest(held, island);
  } catch (error) {
    // A later touch tries again.
    hydrating.delete(island);
    setTimeout(() => leaveStatic(island, error), leavingMs);
  }
}

/** Leaves a block without its code to the browser, as where there are no scripts at all. */
function leaveStatic(island: HTMLElement, error: unknown): void {
  const report = () => console.error(`A "${island.dataset.block}" block could not be made interactive.`, error);
  setTimeout(report, reportMs);
  island.dataset.failed = '';
  const missed = takeHeld(held, island);
  for (const { control } of missed) control.ariaBusy = null;
  pressAgain(missed);
  followNewerBuild();
}

/**
 * Presses again what was pressed in the menu before its code was there. Meanwhile `data-pressed` says so on the menu: a
 * switch knows that it was pressed in the state it was delivered in.
 */
export function press(part: HTMLElement, button: HTMLElement): void {
  part.dataset.pressed = '';
  button.click();
  delete part.dataset.pressed;
}

/** Hydrates the island that was touched or focused. */
export function touch(target: EventTarget | null): void {
  const island = islandAt(target);
  if (island) hydrate(island);
}

/** Takes charge of the islands below an element: after load, and after each client navigation. */
export function attach(root: ParentNode): void {
  noteDelivered(root);
  for (const island of root.querySelectorAll<HTMLElement>('[data-hydrate]:not([data-live])')) {
    const start = () => hydrate(island);
    rules[island.dataset.hydrate ?? '']?.(island, start);
    if (island.dataset.autoplay) onAutoplay(island, start);
  }
  if (location.search || location.hash) {
    // Forms of the shell too: they stay when the page changes.
    for (const element of document.querySelectorAll<HTMLElement>('[data-address]'))
      if (followAddress(element)) touch(element);
  }
}
