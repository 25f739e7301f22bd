import type { BlockContext } from './content.ts';

/**
 * When a block becomes interactive; at the first sign of a touch in any case.
 * `never`: static HTML, no code reaches the browser. `visible`: near the view, when the browser rests after load; the usual.
 * `idle`: when the browser rests after load, wherever on the page it is. `interaction`: only when it is touched or focused.
 * `load`: at once, whatever the connection; on slow ones `visible` and `idle` wait for a touch.
 */
export type Hydrate = (typeof hydrateValues)[number];

/** All values of `hydrate`. */
export const hydrateValues = ['never', 'load', 'idle', 'visible', 'interaction'] as const;

/**
 * What the engine and the browser know about a block type; its component is loaded only where it is needed. What only
 * the engine needs is in two further files that a block may have: `blockCheck.ts` and `blockBuild.ts` say what for.
 */
export interface BlockDefinition<Props = never> {
  /** Equal to the folder's name, the schema's `type` and the registry's key. */
  type: string;
  /** A constant, or a choice made from the resolved properties (a grid of cards is static, a carousel is not). */
  hydrate: Hydrate | ((props: Props) => Hydrate);
  /** Milliseconds between the moves of a carousel, 0 or undefined when it does not move by itself. */
  autoplay?: (props: Props) => number | undefined;
  /** The block names the page: it renders the `<h1>`. At most one such block stands on a page. */
  isPageHeading?: (props: Props) => boolean;
  load: () => Promise<BlockModule<Props>>;
}

/** What a block's component file has for the engine. */
interface BlockModule<Props> {
  default: (props: Props & BlockContext) => unknown;
}

/** Declares a block: carries the properties' type from the definition to the component. */
export function defineBlock<Props>(definition: BlockDefinition<Props>): BlockDefinition<Props> {
  return definition;
}
