import { type ReactNode, startTransition, useEffect, useLayoutEffect } from 'react';
import type { Root } from 'react-dom/client';
import { registry } from '#blocks/registry.ts';
import { type BlockComponent, blockElement } from '#render/blockElement.tsx';
import type { BlockContext, Labels } from '#shared/content.ts';
import { hydrateRoot } from './reactFirst.ts';
import { loadStylesheet } from './stylesheet.ts';

/** What `islands.json` holds of one block. */
interface Island {
  props: Record<string, unknown>;
  level: BlockContext['level'];
  /** File and pointer of the block's definition, for reports. */
  at: string;
}

interface IslandsFile {
  labels: Labels;
  islands: Record<string, Island>;
}

interface LiveBlock {
  root: Root;
  Block: BlockComponent;
  labels: Labels;
}

const files = new Map<string, Promise<IslandsFile>>();
const liveBlocks = new Map<HTMLElement, LiveBlock>();

const addressOf = (element: Element) => element.closest<HTMLElement>('[data-islands]')?.dataset.islands ?? '';

/** A file with the properties of blocks, fetched once. */
function islandsFile(address: string): Promise<IslandsFile> {
  let file = files.get(address);
  if (!file) {
    const ask = () => fetch(address);
    // One that was asked for ahead, offline, is answered with that failure first.
    file = ask()
      .catch(ask)
      .then((response) => {
        if (!response.ok) throw new Error(`${address} answered ${response.status}`);
        return response.json() as Promise<IslandsFile>;
      });
    file.catch(() => files.delete(address));
    files.set(address, file);
  }
  return file;
}

/** The file with the properties of the block at an element, that of its page or of the shell, and all that it needs else. */
async function fetchFor(element: HTMLElement): Promise<{ file: IslandsFile; Block: BlockComponent }> {
  const address = addressOf(element);
  const isCurrent = () => !element.isConnected || address === addressOf(element);
  const needed = Promise.all([islandsFile(address), loadBlock(element.dataset.block ?? ''), loadStylesheet()]);
  try {
    const [file, Block] = await needed;
    if (isCurrent()) return { file, Block };
  } catch (error) {
    if (isCurrent()) throw error;
  }
  // The page was brought up to date meanwhile, as dev does.
  return fetchFor(element);
}

const loadBlock = async (type: string): Promise<BlockComponent> => {
  const module = await registry[type as keyof typeof registry].load();
  return module.default as unknown as BlockComponent;
};

/**
 * Makes the prerendered block at an element interactive; settles when it reacts to input.
 * @param onCommit called as soon as React hears events of the block, before the browser goes on
 * @throws when its code or its properties cannot be fetched; the static block is left as it is
 */
export async function hydrate(element: HTMLElement, onCommit: () => void): Promise<void> {
  const { island: prefix = '', block: type = '' } = element.dataset;
  const { file, Block } = await fetchFor(element);
  const island = file.islands[prefix];
  if (!island || !element.isConnected || liveBlocks.has(element)) return;
  // What says that a press was heard is not React's to find, and not to come back with the static block.
  for (const button of element.querySelectorAll('[aria-busy=true]')) button.removeAttribute('aria-busy');
  const staticHtml = element.innerHTML;
  await new Promise<void>((ready) => {
    const context = { level: island.level, labels: file.labels };
    // In slices: React lets the browser answer in between.
    startTransition(() => {
      const block = blockElement(Block, island.props, context);
      const settles = (
        <Settles onCommit={onCommit} onReady={ready}>
          {block}
        </Settles>
      );
      const root = hydrateRoot(element, settles, {
        identifierPrefix: prefix,
        onUncaughtError: (error) => {
          reportError(type, island.at, error);
          restore(element, staticHtml);
          ready();
        },
        onRecoverableError: (error) => reportError(type, island.at, error),
      });
      liveBlocks.set(element, { root, Block, labels: file.labels });
    });
  });
  element.dataset.live = '';
}

const nothing = () => {};

interface SettlesProps {
  onCommit: () => void;
  onReady: () => void;
  children: ReactNode;
}

/** Reports that a block is hydrated, and that it has settled: two frames after its effects, when libraries like Embla are ready too. */
function Settles({ onCommit, onReady, children }: SettlesProps) {
  useLayoutEffect(onCommit, [onCommit]);
  useEffect(() => {
    requestAnimationFrame(() => requestAnimationFrame(onReady));
  }, [onReady]);
  return children;
}

function reportError(type: string, at: string, error: unknown): void {
  console.error(`A "${type}" block failed on ${location.pathname} (${at}).`, error);
}

/** React has emptied the element: the block goes back to what was prerendered, and nothing else is touched. */
function restore(element: HTMLElement, staticHtml: string): void {
  queueMicrotask(() => {
    liveBlocks.get(element)?.root.unmount();
    liveBlocks.delete(element);
    element.innerHTML = staticHtml;
  });
}

/** @returns whether React has taken over the block at an element, be it that it does not react to input yet */
export const isTakenOver = (element: HTMLElement): boolean => liveBlocks.has(element);

/**
 * Gives a live block the properties of another rendering of it; its React state stays.
 * @param incoming the same block in a document that is not on screen
 */
export async function updateIsland(element: HTMLElement, incoming: HTMLElement): Promise<void> {
  // React throws the HTML of a block away that is updated before it is hydrated.
  if (!('live' in element.dataset))
    await new Promise((resolve) => element.addEventListener('lintel:live', resolve, { once: true }));
  const { root, Block, labels } = liveBlocks.get(element) ?? {};
  const island = (await islandsFile(addressOf(incoming))).islands[incoming.dataset.island ?? ''];
  if (!root || !Block || !labels || !island) return;
  const block = blockElement(Block, island.props, { level: island.level, labels });
  root.render(
    <Settles onCommit={nothing} onReady={nothing}>
      {block}
    </Settles>,
  );
}

/** Ends the blocks below an element, before it leaves the page. */
export function unmountWithin(container: Element): void {
  for (const [element, { root }] of liveBlocks) {
    if (!container.contains(element)) continue;
    root.unmount();
    liveBlocks.delete(element);
  }
}
