/** Moves the pointer over every island, until all of them are live. Runs in the page. */
export async function touchIslands(): Promise<void> {
  const islands = [...document.querySelectorAll<HTMLElement>('main [data-island]')];
  // The first event loads the listener for all others, so events are repeated until it has received them.
  while (islands.some((island) => island.isConnected && !('live' in island.dataset))) {
    for (const island of islands) island.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
