import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Provider } from '#render/Provider.tsx';
import { defaultLabels } from '#shared/content.ts';
import { Carousel } from './Carousel.tsx';
import { useCarousel } from './useCarousel.ts';

function Example({ count, autoplayMs }: { count: number; autoplayMs?: number }) {
  const state = useCarousel({ count, autoplayMs });
  const slides = Array.from({ length: count }, (_, index) => `Text of slide ${index + 1}`);
  return <Carousel state={state} label="Example" labels={defaultLabels} slides={slides} arrows dots={5} />;
}

const prerender = (count: number, autoplayMs?: number) =>
  renderToString(
    <Provider>
      <Example count={count} autoplayMs={autoplayMs} />
    </Provider>,
  ).replaceAll('<!-- -->', '');

describe('a prerendered carousel', () => {
  it('holds every slide once, by name', () => {
    const html = prerender(7);
    expect(html.match(/Text of slide/g)).toHaveLength(7);
    expect(html).toContain('aria-label="2 of 7"');
  });

  it('writes no styles of its own', () => {
    const html = prerender(3, 2000);
    expect(html.match(/<style[^>]*>[^<]*/g)).toEqual(['<style data-mantine-styles="inline">']);
    expect(html).not.toContain(' style=');
  });

  it('is one region', () => {
    expect(prerender(3).match(/<section|role="region"/g)).toEqual(['<section']);
  });

  it('has no disabled controls and hides no slide', () => {
    expect(prerender(3, 2000)).not.toMatch(/disabled|inert|data-inactive/);
  });

  it('can be paused when it moves by itself, and only then', () => {
    expect(prerender(3, 2000)).toContain('aria-label="Pause"');
    expect(prerender(3)).not.toContain('aria-label="Pause"');
  });

  it('has nothing to steer with a single slide', () => {
    expect(prerender(1, 2000)).not.toContain('<button');
  });
});
