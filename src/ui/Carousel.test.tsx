import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Provider } from '#render/Provider.tsx';
import { defaultLabels } from '#shared/content.ts';
import { Carousel } from './Carousel.tsx';
import { useCarousel } from './useCarousel.ts';

function Example({ count, autoplay }: { count: number; autoplay: boolean }) {
  const slides = Array.from({ length: count }, (_, index) => `Text of slide ${index + 1}`);
  const state = useCarousel({ count, autoplayMs: autoplay ? 2000 : undefined });
  return <Carousel state={state} label="Example" labels={defaultLabels} slides={slides} arrows dots={5} />;
}

const prerender = (count: number, autoplay = false) =>
  renderToString(
    <Provider>
      <Example count={count} autoplay={autoplay} />
    </Provider>,
  ).replaceAll('<!-- -->', '');

describe('a prerendered carousel', () => {
  it('holds every slide once, by name', () => {
    const html = prerender(7);
    expect(html.match(/Text of slide/g)).toHaveLength(7);
    expect(html).toContain('aria-label="2 of 7"');
  });

  it('writes no styles of its own', () => {
    const html = prerender(3, true);
    expect(html.match(/<style[^>]*>[^<]*/g)).toEqual(['<style data-mantine-styles="inline">']);
    expect(html).not.toContain(' style=');
  });

  it('is one region', () => {
    expect(prerender(3).match(/<section|role="region"/g)).toEqual(['<section']);
  });

  it('has no disabled controls and hides no slide', () => {
    expect(prerender(3, true)).not.toMatch(/disabled|inert|data-inactive/);
  });

  it('can be paused when it moves by itself, and only then', () => {
    expect(prerender(3, true)).toContain('aria-label="Pause"');
    expect(prerender(3)).not.toContain('aria-label="Pause"');
  });

  it('has a dot for each slide, and shows as many as there is room for', () => {
    const dots = prerender(7).match(/<button[^>]*Go to slide[^>]*>/g) ?? [];
    expect(dots.map((dot) => dot.includes(' hidden='))).toEqual([false, false, false, false, false, true, true]);
  });

  it('has nothing to steer with a single slide', () => {
    expect(prerender(1, true)).not.toContain('<button');
  });
});
