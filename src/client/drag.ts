import { carouselAt, show } from './behaviours/carousel.ts';

/**
 * Lets a mouse drag the slides of the carousel that it has come over: Embla moves them from then on, from where the strip
 * is, and round its ends where there are slides enough. A finger scrolls the strip.
 */
export async function letDrag({ target, pointerType }: PointerEvent): Promise<void> {
  const carousel = pointerType === 'mouse' ? carouselAt(target) : undefined;
  if (!carousel || 'drag' in carousel.frame.dataset) return;
  const { frame, strip, slides } = carousel;
  frame.dataset.drag = '';
  const { default: EmblaCarousel } = await import('embla-carousel');
  const embla = EmblaCarousel(strip, {
    loop: true,
    align: 'start',
    inViewThreshold: 0.1,
    startIndex: carousel.at,
    direction: document.dir === 'rtl' ? 'rtl' : 'ltr',
  });
  frame.dataset.drag = 'on';
  strip.scrollLeft = 0;
  // It no longer scrolls, so the keyboard has nothing to do there.
  strip.tabIndex = -1;
  carousel.scrollTo = (to) => embla.scrollTo(to);
  const followView = () => {
    const inView = embla.slidesInView();
    // Empty as long as the browser has not looked.
    if (inView.length > 0) for (const [index, slide] of slides.entries()) slide.inert = !inView.includes(index);
  };
  const followSize = () => {
    frame.toggleAttribute('data-still', embla.scrollSnapList().length < 2);
    followView();
  };
  followSize();
  embla
    .on('select', () => show(carousel, embla.selectedScrollSnap()))
    .on('slidesInView', followView)
    .on('reInit', followSize);
  const leave = () => {
    if (frame.isConnected) return;
    embla.destroy();
    removeEventListener('lintel:page', leave);
  };
  addEventListener('lintel:page', leave);
}
