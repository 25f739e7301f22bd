import type { BlockContext } from './content.ts';

/**
 * Time at which a block is hydrated; the first interaction with it hydrates it in any case.
 * - `never`: static HTML, no code is sent to the browser.
 * - `visible` (usual): in or near the viewport, once the browser is idle after load.
 * - `idle`: once the browser is idle after load, anywhere on the page.
 * - `interaction`: only when it is touched or focused.
 * - `load`: at once on any connection; on slow ones `visible` and `idle` wait for an interaction.
 */
export type Hydrate = (typeof hydrateValues)[number];

/** Possible values of `hydrate`. */
export const hydrateValues = ['never', 'load', 'idle', 'visible', 'interaction'] as const;

/**
 * Definition of a block type for engine and browser; its component is loaded only where it is needed. Parts that only
 * the engine needs are in two optional files: see `blockCheck.ts` and `blockBuild.ts`.
 */
export interface BlockDefinition<Props = never> {
  /** Equal to the folder's name, the schema's `type` and the registry's key. */
  type: string;
  /** Constant, or a function of the resolved properties (a grid of cards is static, a carousel is not). */
  hydrate: Hydrate | ((props: Props) => Hydrate);
  /** @returns milliseconds between the moves of a carousel; 0 or undefined if it does not move by itself */
  autoplay?: (props: Props) => number | undefined;
  /** @returns true if the block renders the `<h1>`; a page has at most one such block */
  isPageHeading?: (props: Props) => boolean;
  load: () => Promise<BlockModule<Props>>;
  /**
   * Loads code that the component has only with some properties. It is there before the component renders with them.
   * @param props everything that any properties need is loaded if they are left out, as where pages are rendered
   */
  loadMore?: (props?: Props) => Promise<void>;
}

/** Exports of a block's component file. */
interface BlockModule<Props> {
  default: (props: Props & BlockContext) => unknown;
}

/** Declares a block. It passes the properties' type from the definition to the component. */
export function defineBlock<Props>(definition: BlockDefinition<Props>): BlockDefinition<Props> {
  return definition;
}
