import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PhotoRing } from './PhotoRing.tsx';

const render = (...names: string[]) =>
  renderToStaticMarkup(<PhotoRing people={names.map((name) => ({ name, quote: { html: 'Q' } }))} />);

it('has a button for everybody, and none for one who is alone', () => {
  expect(render('Asha Rao', 'Ben Gill').match(/<button/g)).toHaveLength(2);
  expect(render('Asha Rao')).toContain('data-initials="AR"');
  expect(render('Asha Rao')).not.toMatch(/<button|<ul/);
});
