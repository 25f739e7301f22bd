import type { BlockContext } from './content.ts';

/**
 * When a block becomes interactive.
 * `never`: static HTML, no code reaches the browser. `load`: at once. `idle`: after load, when the browser rests.
 * `visible`: when it comes into view, whatever the connection: for what shows something only once it runs.
 * `interaction`: when it is touched or focused.
 */
export type Hydrate = 'never' | 'load' | 'idle' | 'visible' | 'interaction';

/** What a block does in the browser without React: `src/client/behaviours/` has a file for each. */
export type Behaviour = 'carousel' | 'disclosure' | 'feed' | 'frame' | 'list' | 'marquee' | 'tabs';

/**
 * What the engine and the browser know about a block type; its component is loaded only where it is needed. What only
 * the engine needs is in two further files that a block may have: `blockCheck.ts` and `blockBuild.ts` say what for.
 */
export interface BlockDefinition<Props = never> {
  /** Equal to the folder's name, the schema's `type` and the registry's key. */
  type: string;
  /** A constant, or a choice made from the resolved properties (a grid of cards is static, a carousel is not). */
  hydrate: Hydrate | ((props: Props) => Hydrate);
  /** What drives the block's markup from the first second; where that is all, `hydrate` is `never`. */
  behaviour?: Behaviour | ((props: Props) => Behaviour | undefined);
  /** Milliseconds between the moves of a carousel, 0 or undefined when it does not move by itself. */
  autoplay?: (props: Props) => number | undefined;
  /** The block names the page: it renders the `<h1>`. At most one such block stands on a page. */
  isPageHeading?: (props: Props) => boolean;
  load: () => Promise<BlockModule<Props>>;
}

/** What a block's component file has for the engine. */
interface BlockModule<Props> {
  default: (props: Props & BlockContext) => unknown;
  /** Markup that is not in the page's first HTML: the block's behaviour fetches it when it is needed. */
  Rest?: (props: Props & BlockContext) => unknown;
}

/** Declares a block: carries the properties' type from the definition to the component. */
export function defineBlock<Props>(definition: BlockDefinition<Props>): BlockDefinition<Props> {
  return definition;
}
