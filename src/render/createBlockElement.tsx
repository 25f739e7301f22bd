import type { ComponentType, ReactNode } from 'react';
import type { BlockContext } from '#shared/content.ts';
import { Provider } from './Provider.tsx';

/** A block's component as the registry loads it. */
export type BlockComponent = ComponentType<BlockContext & Record<string, unknown>>;

/** Creates the tree of one block: the same on the server, at hydration and when dev sends new properties. */
export function createBlockElement(
  Block: BlockComponent,
  props: Record<string, unknown>,
  context: BlockContext,
): ReactNode {
  return (
    <Provider>
      <Block {...props} {...context} />
    </Provider>
  );
}
