/*
 * Islands: blocks that become interactive one by one, when a rule of `hydration` says so. React is not part of this
 * module: `runtime.tsx` loads it with the first island.
 */

import { applyAddress, recordDeliveredValues } from './applyAddress.ts';
import { fetchOnce } from './fetchOnce.ts';
import { type HeldInput, replayNatively } from './heldInput.ts';
import { hydrateBeforeAutoplay } from './hydration/autoplay.ts';
import type { HydrationRule } from './hydration/hydrationRule.ts';
import { hydrateWhenIdle } from './hydration/idle.ts';
import { hydrateOnLoad } from './hydration/load.ts';
import { replayFields, replayRemaining, takeHeldInput } from './hydration/replay.ts';
import { hydrateWhenVisible } from './hydration/visible.ts';
import { waitForComposition } from './hydration/waitForComposition.ts';
import { inactiveIslandAt } from './inactiveIsland.ts';
import { preloadIsland } from './preloadIsland.ts';
import { reloadForNewerBuild } from './reloadForNewerBuild.ts';

/** Rules for the values of `hydrate` in `block.ts` that do not depend on a touch only. */
const hydrationRules: Record<string, HydrationRule> = {
  load: hydrateOnLoad,
  idle: hydrateWhenIdle,
  visible: hydrateWhenVisible,
};

const hydrating = new WeakMap<HTMLElement, Promise<void>>();

/** Input before its island was interactive, from the inline loader. */
let held: HeldInput[] = [];

/** Takes over the held input of the inline loader, which keeps adding to it. */
export function takeOver(input: HeldInput[]): void {
  held = input;
}

/** React first, its dependents in a separate task: together they would block a slow processor for too long. */
const loadRuntime = fetchOnce(async () => {
  await import('./reactFirst.ts');
  await new Promise((next) => setTimeout(next));
  return import('./runtime.tsx');
});

let runtime: typeof import('./runtime.tsx') | undefined;

async function hydrateWithReact(island: HTMLElement): Promise<void> {
  runtime = await loadRuntime();
  await waitForComposition();
  await runtime.hydrate(island, () => {
    replayFields(held, island);
  });
}

/** Unmounts the React roots below an element, before it leaves the page. */
export function unmountWithin(container: Element): void {
  runtime?.unmountWithin(container);
}

/** Time in ms after which a page that is being left is gone: Firefox aborts its requests first, which is no failure. */
const leavingMs = 500;

/** Time in ms after which a failure is reported: a slow computer takes longer to leave a page. */
const reportMs = 3000;

/** Makes an island interactive and replays its held input. A second call waits for the first. */
export async function hydrate(island: HTMLElement): Promise<void> {
  let work = hydrating.get(island);
  if (!work) {
    preloadIsland(island);
    work = hydrateWithReact(island);
    hydrating.set(island, work);
    work.then(
      () => island.dispatchEvent(new Event('lintel:live', { bubbles: true })),
      () => {},
    );
  }
  try {
    await work;
    delete island.dataset.failed;
    if ('live' in island.dataset) await replayRemaining(held, island);
  } catch (error) {
    // A later touch tries again.
    hydrating.delete(island);
    setTimeout(() => leaveStatic(island, error), leavingMs);
  }
}

/** Leaves a block whose code failed to load to the browser, as without scripts. */
function leaveStatic(island: HTMLElement, error: unknown): void {
  const report = () => console.error(`A "${island.dataset.block}" block could not be made interactive.`, error);
  setTimeout(report, reportMs);
  island.dataset.failed = '';
  const missed = takeHeldInput(held, island);
  for (const { control } of missed) control.ariaBusy = null;
  replayNatively(missed);
  reloadForNewerBuild();
}

/**
 * Repeats a press in the menu from before its code was loaded. Meanwhile the menu has `data-pressed`: a toggle can tell
 * that it was pressed in its delivered state.
 */
export function press(part: HTMLElement, button: HTMLElement): void {
  part.dataset.pressed = '';
  button.click();
  delete part.dataset.pressed;
}

export function hydrateIslandAt(target: EventTarget | null): void {
  const island = inactiveIslandAt(target);
  if (island) hydrate(island);
}

/** Applies hydration rules to the islands below an element: after load, and after each client navigation. */
export function attachIslands(root: ParentNode): void {
  recordDeliveredValues(root);
  for (const island of root.querySelectorAll<HTMLElement>('[data-hydrate]:not([data-live])')) {
    const start = () => hydrate(island);
    hydrationRules[island.dataset.hydrate ?? '']?.(island, start);
    if (island.dataset.autoplay) hydrateBeforeAutoplay(island, start);
  }
  if (location.search || location.hash) {
    // Also forms of the shell, which stay when the page changes.
    for (const element of document.querySelectorAll<HTMLElement>('[data-address]'))
      if (applyAddress(element)) hydrateIslandAt(element);
  }
}
