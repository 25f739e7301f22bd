import type { FeedSettings, FeedState } from './feedSettings.ts';
import { fetchPosts } from './fetchPosts.ts';
import { fillPosts } from './fillPosts.ts';

/**
 * Has a feed ask for its posts, and look as it stands with that.
 * @param block the block's element
 * @param rest each state as it looks, and pictures for posts without one
 */
export function drive(block: HTMLElement, rest: DocumentFragment): void {
  const box = block.querySelector<HTMLElement>('[data-state]') as HTMLElement;
  const settings: FeedSettings = JSON.parse(rest.querySelector<HTMLElement>('[data-feed]')?.dataset.feed ?? '');
  const leaving = new AbortController();
  const { signal } = leaving;
  // Nobody waits for posts of a page that was left.
  addEventListener('lintel:page', () => block.isConnected || leaving.abort(), { signal });
  const ask = async () => {
    show(box, copyOf(rest, 'loading'));
    const posts = await fetchPosts(settings, signal);
    if (signal.aborted) return;
    const shown = copyOf(rest, posts ? (posts.length > 0 ? 'loaded' : 'empty') : 'failed');
    if (posts?.length) fillPosts(shown, posts, rest.querySelectorAll('[data-pictures] > *'));
    show(box, shown);
  };
  box.addEventListener('click', ({ target }) => {
    if (!(target as Element).closest('button')) return;
    // The button goes; without this the keyboard would be back at the top of the page.
    box.focus();
    ask();
  });
  ask();
}

const copyOf = (rest: DocumentFragment, state: FeedState) =>
  document.importNode(rest.querySelector(`[data-state=${state}]`) as HTMLElement, true);

/** Has a feed look like a copy of one of its states. The line that is read out stays the same element. */
function show(box: HTMLElement, copy: HTMLElement): void {
  const [line, ...parts] = box.children as unknown as [Element, ...Element[]];
  const [words, ...others] = copy.children as unknown as [Element, ...Element[]];
  line.textContent = words.textContent;
  for (const part of parts) part.remove();
  box.append(...others);
  box.dataset.state = copy.dataset.state;
  box.ariaBusy = copy.ariaBusy;
}
