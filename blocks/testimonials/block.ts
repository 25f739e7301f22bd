import { defineBlock } from '#shared/block.ts';
import type { Testimonials } from './testimonials.types.ts';

const moves = ({ display, items }: Testimonials) => display !== 'grid' && items.length > 1;

export default defineBlock<Testimonials>({
  type: 'testimonials',
  hydrate: (props) => (moves(props) ? 'visible' : 'never'),
  autoplay: (props) => (moves(props) ? props.autoplayMs : undefined),
  load: () => import('./Testimonials.tsx'),
});
