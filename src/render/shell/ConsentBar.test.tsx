import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { defaultLabels } from '#shared/content.ts';
import { Provider } from '../Provider.tsx';
import type { Site } from '../site.types.ts';
import { ConsentBar } from './ConsentBar.tsx';

const consent = { text: { html: 'May we count?' }, link: { href: '/privacy' } };

const render = (outsideScripts?: Site['outsideScripts']) =>
  renderToStaticMarkup(
    <Provider>
      <ConsentBar site={{ consent, outsideScripts } as unknown as Site} labels={defaultLabels} route="/" home="/" />
    </Provider>,
  );

it('is put away until somebody has to be asked, and both answers look the same', () => {
  const html = render([{ service: 'google', id: 'G-AB12CD34EF' }]);
  expect(html).toMatch(/^<section [^>]*aria-label="Your choice"[^>]* hidden="">/);
  expect(html).toContain('<a href="/privacy">Privacy policy</a>');
  const [refuse, allow] = html.match(/<button [^>]*>/g) ?? [];
  expect(refuse?.replace('refuse', 'allow')).toBe(allow);
});

it('is not there where nobody has to be asked', () => {
  expect(render()).toBe('');
  expect(render([{ service: 'plausible', site: 'example.edu' }])).toBe('');
});
