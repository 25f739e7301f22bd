import type { ComponentType, ReactNode } from 'react';
import type { BlockContext } from '#shared/content.ts';
import { Provider } from './Provider.tsx';

/** A block's component as the registry loads it. */
export type BlockComponent = ComponentType<BlockContext & Record<string, unknown>>;

/** One block in its own tree: the same on the server, at hydration and when dev brings new properties. */
export function blockElement(Block: BlockComponent, props: Record<string, unknown>, context: BlockContext): ReactNode {
  return (
    <Provider>
      <Block {...props} {...context} />
    </Provider>
  );
}
