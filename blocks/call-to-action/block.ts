import { defineBlock } from '#shared/block.ts';
import type { CallToAction } from './call-to-action.types.ts';

export default defineBlock<CallToAction>({
  type: 'call-to-action',
  hydrate: 'never',
  isPageHeading: (props) => props.pageHeading === true,
  load: () => import('./CallToAction.tsx'),
});
