import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Provider } from '#render/Provider.tsx';
import { defaultLabels } from '#shared/content.ts';
import { countGroups, deal, MovingLines } from './MovingLines.tsx';

const render = (count: number, lines: number) =>
  renderToStaticMarkup(
    <Provider>
      <MovingLines
        items={Array.from({ length: count }, (_, index) => <p key={String(index)}>Item {index + 1}.</p>)}
        lines={lines}
        axis="horizontal"
        seconds={20}
        itemLength={11}
        labels={defaultLabels}
      />
    </Provider>,
  );

describe('a marquee', () => {
  it('says every item once to screen readers and to the keyboard; what follows are copies', () => {
    const [own = '', ...copies] = render(6, 2).split(/<div [^>]*aria-hidden="true" inert=""[^>]*>/);
    for (const part of [own, ...copies]) expect(part.match(/Item \d\./g)).toHaveLength(6);
    expect(copies.length).toBeGreaterThan(0);
  });

  it('can be paused', () => {
    expect(render(6, 2)).toMatch(/<input type="checkbox" aria-label="Pause"/);
  });

  it('deals the items in order, to no more lines than there are items for', () => {
    expect(deal([1, 2, 3, 4, 5, 6, 7], 3)).toEqual([[1, 2, 3], [4, 5, 6], [7]]);
    expect(deal([1, 2, 3, 4], 3)).toEqual([
      [1, 2],
      [3, 4],
    ]);
    expect(deal([1], 4)).toEqual([[1]]);
    expect(deal([], 2)).toEqual([]);
  });

  it('fills the widest row while one round of its items leaves', () => {
    for (const perLine of [1, 3, 12]) {
      expect((countGroups(perLine, 'horizontal', 11) - 1) * perLine * 11).toBeGreaterThanOrEqual(75);
    }
  });
});
