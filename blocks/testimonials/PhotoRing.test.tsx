import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { useCarousel } from '#ui/useCarousel.ts';
import { PhotoRing } from './PhotoRing.tsx';

function Ring({ names }: { names: string[] }) {
  const state = useCarousel({ count: names.length });
  return <PhotoRing people={names.map((name) => ({ name, quote: { html: 'Q' } }))} state={state} />;
}

const render = (...names: string[]) => renderToStaticMarkup(<Ring names={names} />);

it('has a button for everybody, and none for one who is alone', () => {
  expect(render('Asha Rao', 'Ben Gill').match(/<button/g)).toHaveLength(2);
  expect(render('Asha Rao')).toContain('data-initials="AR"');
  expect(render('Asha Rao')).not.toMatch(/<button|<ul/);
});
