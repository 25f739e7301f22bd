import { defineBlock } from '#shared/block.ts';
import type { Testimonials } from './testimonials.types.ts';

const isCarousel = ({ display, items }: Testimonials) => display !== 'grid' && items.length > 1;

export default defineBlock<Testimonials>({
  type: 'testimonials',
  hydrate: (props) => (isCarousel(props) ? 'visible' : 'never'),
  autoplay: (props) => (isCarousel(props) ? props.autoplayMs : undefined),
  load: () => import('./Testimonials.tsx'),
});
