/** Runs in the page. Touches every island as a visitor's pointer would, until all of them are live. */
export async function touchIslands(): Promise<void> {
  const islands = [...document.querySelectorAll<HTMLElement>('main [data-island]')];
  // The first sign of life loads the listener for all others, so signs are given until it has heard them.
  while (islands.some((island) => island.isConnected && !('live' in island.dataset))) {
    for (const island of islands) island.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
