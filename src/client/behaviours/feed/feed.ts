/*
 * Posts of a blog that are fetched when they come near the view. The markup of each state is in what is not in the page
 * at first; the page says in which one a feed is.
 */
import type { FeedSettings, FeedState } from '#shared/feedSettings.ts';
import { fetchPosts } from './fetchPosts.ts';
import { fillPosts } from './fillPosts.ts';

/** A feed that has started. */
interface Feed {
  /** What is driven: the line that tells how it stands, then what is shown. */
  box: HTMLElement;
  /** Each state as it looks, and pictures for posts without one. */
  rest: DocumentFragment;
  settings: FeedSettings;
  /** Ends what is being asked. */
  asking: AbortController;
}

const feeds = new Map<Element | null, Feed>();

// Nobody waits for posts of a page that was left.
addEventListener('lintel:page', () => {
  for (const [frame, { asking }] of feeds) {
    if (frame?.isConnected) continue;
    asking.abort();
    feeds.delete(frame);
  }
});

/**
 * Has a feed ask for its posts.
 * @param frame the block's
 * @param rest what of it is not in the page
 */
export function startFeed(frame: HTMLElement, rest: DocumentFragment): void {
  const box = frame.querySelector<HTMLElement>('[data-state]') as HTMLElement;
  const before = feeds.get(frame);
  // In dev a page comes anew of which this is as it was.
  if (before?.rest === rest && stateOf(box) !== 'waiting') return;
  before?.asking.abort();
  const settings = JSON.parse(rest.querySelector<HTMLElement>('[data-feed]')?.dataset.feed ?? '');
  const feed: Feed = { box, rest, settings, asking: new AbortController() };
  feeds.set(frame, feed);
  ask(feed);
}

/** Asks for the posts of the feed around a button once more. */
export function askAgain(button: HTMLElement): void {
  const feed = feeds.get(button.closest('[data-behaviour=feed]'));
  if (!feed) return;
  // The button goes; without this the keyboard would be back at the top of the page.
  feed.box.focus();
  ask(feed);
}

async function ask({ box, rest, settings, asking: { signal } }: Feed): Promise<void> {
  show(box, copyOf(rest, 'loading'));
  const posts = await fetchPosts(settings, signal);
  if (signal.aborted) return;
  const shown = copyOf(rest, posts ? (posts.length > 0 ? 'loaded' : 'empty') : 'failed');
  if (posts?.length) fillPosts(shown, posts, rest.querySelectorAll('[data-pictures] > *'));
  show(box, shown);
}

const stateOf = (box: HTMLElement) => box.dataset.state as FeedState;

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
