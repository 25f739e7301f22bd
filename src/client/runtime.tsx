import { type ReactNode, startTransition, useEffect, useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';
import type { Root } from 'react-dom/client';
import { registry } from '#blocks/registry.ts';
import { type BlockComponent, createBlockElement } from '#render/createBlockElement.tsx';
import type { BlockDefinition } from '#shared/block.ts';
import type { BlockContext, Labels } from '#shared/content.ts';
import { limitTime } from '#ui/limitTime.ts';
import { isTypedInto, waitForStudioTyping } from './hydration/waitForStudioTyping.ts';
import { loadStylesheet } from './loadStylesheet.ts';
import { hydrateRoot } from './reactFirst.ts';

/** One block's entry in `islands.json`. */
interface IslandEntry {
  props: Record<string, unknown>;
  level: BlockContext['level'];
  /** File and pointer of the block's definition, for reports. */
  at: string;
}

interface IslandsFile {
  labels: Labels;
  islands: Record<string, IslandEntry>;
}

interface LiveBlock {
  root: Root;
  Block: BlockComponent;
  labels: Labels;
}

const files = new Map<string, Promise<IslandsFile>>();
const liveBlocks = new Map<HTMLElement, LiveBlock>();

const islandsAddressOf = (element: Element) => element.closest<HTMLElement>('[data-islands]')?.dataset.islands ?? '';

function fetchIslandsFile(address: string): Promise<IslandsFile> {
  let file = files.get(address);
  if (!file) {
    const request = () => fetch(address);
    // If it was preloaded offline, the first request fails with that failure.
    const arriving = request()
      .catch(request)
      .then((response) => {
        if (!response.ok) throw new Error(`${address} answered ${response.status}`);
        return response.json() as Promise<IslandsFile>;
      });
    file = limitTime(arriving);
    file.catch(() => files.delete(address));
    files.set(address, file);
  }
  return file;
}

/**
 * Fetches the file with the block's properties, which belongs to its page or to the shell, the block's component and
 * the style sheet.
 */
async function fetchIsland(element: HTMLElement): Promise<{ file: IslandsFile; Block: BlockComponent }> {
  const address = islandsAddressOf(element);
  const isCurrent = () => !element.isConnected || address === islandsAddressOf(element);
  const loading = Promise.all([fetchIslandsFile(address), loadBlock(element.dataset.block ?? ''), loadStylesheet()]);
  try {
    const [file, Block] = await loading;
    const island = file.islands[element.dataset.island ?? ''];
    if (island) await loadMore(element.dataset, island);
    if (isCurrent()) return { file, Block };
  } catch (error) {
    if (isCurrent()) throw error;
  }
  // The page was updated meanwhile, as in dev.
  return fetchIsland(element);
}

/** In dev again after a text of the block has been typed in the studio: the typing may begin while it is fetched. */
async function fetchUntypedIsland(element: HTMLElement): ReturnType<typeof fetchIsland> {
  const fetched = await limitTime(fetchIsland(element));
  if (!import.meta.env.DEV || !isTypedInto(element)) return fetched;
  await waitForStudioTyping(element);
  return fetchUntypedIsland(element);
}

/** Code that a block needs with these properties alone. */
const loadMore = ({ block = '' }: DOMStringMap, { props }: IslandEntry): Promise<void> | undefined =>
  (registry[block as keyof typeof registry] as unknown as BlockDefinition<object>).loadMore?.(props);

const loadBlock = async (type: string): Promise<BlockComponent> => {
  const module = await registry[type as keyof typeof registry].load();
  return module.default as unknown as BlockComponent;
};

/**
 * Makes the prerendered block at an element interactive; settles when it reacts to input.
 * @param onCommit called as soon as React handles events of the block, before the browser goes on
 * @throws when its code or its properties cannot be fetched, or do not arrive within half a minute; the static block is left as it is
 */
export async function hydrate(element: HTMLElement, onCommit: () => void): Promise<void> {
  const { island: prefix = '', block: type = '' } = element.dataset;
  const { file, Block } = await fetchUntypedIsland(element);
  const island = file.islands[prefix];
  if (!island || !element.isConnected || liveBlocks.has(element)) return;
  // Until it is live, React may replace what the studio would type into.
  if (import.meta.env.DEV) element.dataset.hydrating = '';
  // The mark of a received press must not be seen by React, nor come back with the static block.
  for (const button of element.querySelectorAll('[aria-busy=true]')) button.removeAttribute('aria-busy');
  const staticHtml = element.innerHTML;
  await new Promise<void>((ready) => {
    const context = { level: island.level, labels: file.labels };
    // In slices: React lets the browser respond in between.
    startTransition(() => {
      const block = createBlockElement(Block, island.props, context);
      const tree = (
        <HydrationSignals onCommit={onCommit} onReady={ready}>
          {block}
        </HydrationSignals>
      );
      const root = hydrateRoot(element, tree, {
        identifierPrefix: prefix,
        onUncaughtError: (error) => {
          reportError(type, island.at, error);
          restoreStaticHtml(element, staticHtml);
          ready();
        },
        onRecoverableError: (error) => reportError(type, island.at, error),
      });
      liveBlocks.set(element, { root, Block, labels: file.labels });
    });
  });
  element.dataset.live = '';
  if (import.meta.env.DEV) delete element.dataset.hydrating;
}

const noop = () => {};

interface HydrationSignalsProps {
  onCommit: () => void;
  onReady: () => void;
  children: ReactNode;
}

/**
 * Signals that a block is hydrated, and that it has settled: two frames after its effects, when libraries like Embla
 * are ready too.
 */
function HydrationSignals({ onCommit, onReady, children }: HydrationSignalsProps) {
  useLayoutEffect(onCommit, [onCommit]);
  useEffect(() => {
    requestAnimationFrame(() => requestAnimationFrame(onReady));
  }, [onReady]);
  return children;
}

function reportError(type: string, at: string, error: unknown): void {
  console.error(`A "${type}" block failed on ${location.pathname} (${at}).`, error);
  // React keeps the error from the window, where dev looks for it.
  if (import.meta.env.DEV) dispatchEvent(new ErrorEvent('error', { error }));
}

/** Restores the prerendered block after React has emptied its element. */
function restoreStaticHtml(element: HTMLElement, staticHtml: string): void {
  queueMicrotask(() => {
    liveBlocks.get(element)?.root.unmount();
    liveBlocks.delete(element);
    element.innerHTML = staticHtml;
  });
}

/** @returns true if React has taken over the block at an element, even if it does not react to input yet */
export const isHydrated = (element: HTMLElement): boolean => liveBlocks.has(element);

/** The latest version of each block that is being updated. */
const incomingVersions = new WeakMap<HTMLElement, HTMLElement>();

/**
 * Updates the properties of a live block; its React state stays. A later call wins, whatever arrives first.
 * @param incoming the same block in a document that is not on screen
 */
export async function updateIsland(element: HTMLElement, incoming: HTMLElement): Promise<void> {
  incomingVersions.set(element, incoming);
  // React throws the HTML of a block away that is updated before it is hydrated.
  if (!('live' in element.dataset))
    await new Promise((resolve) => element.addEventListener('lintel:live', resolve, { once: true }));
  const { root, Block, labels } = liveBlocks.get(element) ?? {};
  const island = (await fetchIslandsFile(islandsAddressOf(incoming))).islands[incoming.dataset.island ?? ''];
  if (!root || !Block || !labels || !island || incomingVersions.get(element) !== incoming) return;
  await loadMore(element.dataset, island);
  if (incomingVersions.get(element) !== incoming) return;
  const block = createBlockElement(Block, island.props, { level: island.level, labels });
  // The studio puts back what was typed into the block; until React has rendered, nothing may be painted.
  element.dispatchEvent(new Event('lintel:rendering'));
  flushSync(() =>
    root.render(
      <HydrationSignals onCommit={noop} onReady={noop}>
        {block}
      </HydrationSignals>,
    ),
  );
}

/** Unmounts the blocks below an element, before it leaves the page. */
export function unmountWithin(container: Element): void {
  for (const [element, { root }] of liveBlocks) {
    if (!container.contains(element)) continue;
    root.unmount();
    liveBlocks.delete(element);
  }
}
