/** Runs in the page. What its blocks do without React is there, or none needs it. */
export const hasBehaviours = (): boolean =>
  'acts' in document.documentElement.dataset || !document.querySelector('main [data-behaviour]');

/** Runs in the page. Touches every island as a visitor's pointer would, until all of them are live. */
export async function touchIslands(): Promise<void> {
  const islands = [...document.querySelectorAll<HTMLElement>('main [data-island]')];
  // The first sign of life loads the listener for all others, so signs are given until it has heard them.
  while (islands.some((island) => island.isConnected && !('live' in island.dataset))) {
    for (const island of islands) island.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Runs in the page. Brings into view what starts there, and waits until each has shown what it has found. */
export async function settleFeeds(): Promise<void> {
  const feeds = [...document.querySelectorAll('main [data-behaviour=feed]')].filter((feed) => feed.checkVisibility());
  for (const feed of feeds) {
    feed.scrollIntoView({ behavior: 'instant' });
    while (feed.querySelector('[data-state=waiting], [data-state=loading]'))
      await new Promise((resolve) => setTimeout(resolve, 50));
  }
  if (feeds.length > 0) scrollTo({ top: 0, behavior: 'instant' });
}
