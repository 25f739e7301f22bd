import { fetchOnce } from '../fetchOnce.ts';
import { followNewerBuild } from '../newerBuild.ts';
import { restOf } from './rest/fetchRest.ts';

/** Code that few pages need. */
const loadFeed = fetchOnce(() => {
  // What it imports, in the same trip to the server; it tells of failures itself.
  import('ky').catch(() => {});
  return import('./feed/feed.ts');
});

/** Distance from the view, px, at which a feed asks for its posts. */
const nearPx = 300;

const near = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) if (isIntersecting) start(target as HTMLElement);
  },
  { rootMargin: `${nearPx}px 0px` },
);

/** Has the feeds of the page show their posts once they come near the view. */
export function watchFeeds(): void {
  for (const frame of document.querySelectorAll('[data-behaviour=feed]')) near.observe(frame);
}

async function start(frame: HTMLElement): Promise<void> {
  try {
    const [{ startFeed }, rest] = await Promise.all([loadFeed(), restOf(frame)]);
    near.unobserve(frame);
    if (frame.isConnected) startFeed(frame, rest);
  } catch (error) {
    // What the page has stays; it is tried again the next time that it comes near.
    console.error('What a feed needs could not be fetched.', error);
    followNewerBuild();
  }
}

/** Asks for the posts of the feed around a button once more. */
export async function askAgain(button: HTMLElement): Promise<void> {
  (await loadFeed()).askAgain(button);
}
