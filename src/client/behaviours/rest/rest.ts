/*
 * What few lists need: the end of a long one, dialogs, a search among the tags.
 */

import { restOf } from '../../fetchRest.ts';
import { batchOf, type List } from '../lists/list.ts';
import { render } from '../lists/render.ts';
import { addRest } from './addRest.ts';
import { isGenerous } from './connection.ts';

export { addRest } from './addRest.ts';
export { enlarge, followAnchor, openItem } from './opened.ts';
export { searchOptions } from './searchOptions.ts';

const watched = new WeakMap<Element, List>();

const inView = new IntersectionObserver((entries) => {
  for (const { target, isIntersecting } of entries) if (isIntersecting) prepare(watched.get(target));
});

const nearEnd = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) {
      const list = watched.get(target);
      if (isIntersecting && list) showMore(list);
    }
  },
  { rootMargin: '800px 0px' },
);

/** Has what is not there yet come before it is needed: when the list is in view, when it is touched, near its end. */
export function watchList(list: List): void {
  const { frame, end } = list;
  watched.set(frame, list);
  if (isGenerous()) inView.observe(frame);
  for (const sign of ['pointerover', 'touchstart', 'focusin'])
    frame.addEventListener(sign, () => prepare(list), { once: true, passive: true });
  if (!end) return;
  watched.set(end, list);
  nearEnd.observe(end);
}

function prepare(list: List | undefined): void {
  // Whoever presses is going to find out.
  if (list) restOf(list.frame).catch(() => {});
}

async function showMore(list: List): Promise<void> {
  list.reached += batchOf(list);
  if (list.reached > list.items.length) await addRest(list);
  render(list);
  if (!list.end) return;
  // Watched anew, it is heard of again where it is still near.
  nearEnd.unobserve(list.end);
  nearEnd.observe(list.end);
}
