import { defineBlock } from '#shared/block.ts';
import type { Cards } from './cards.types.ts';

const isCarousel = ({ display, items }: Cards) => display === 'carousel' && items.length > 1;

export default defineBlock<Cards>({
  type: 'cards',
  hydrate: (props) => (isCarousel(props) ? 'visible' : 'never'),
  autoplay: (props) => (isCarousel(props) ? props.autoplayMs : undefined),
  load: () => import('./Cards.tsx'),
});
