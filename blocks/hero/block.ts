import { defineBlock } from '#shared/block.ts';
import type { Hero } from './hero.types.ts';

export default defineBlock<Hero>({
  type: 'hero',
  hydrate: ({ slides }) => (slides.length > 1 ? 'visible' : 'never'),
  autoplay: ({ slides, autoplayMs }) => (slides.length > 1 ? autoplayMs : undefined),
  isPageHeading: () => true,
  load: () => import('./Hero.tsx'),
});
