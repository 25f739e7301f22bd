/** Only in dev: waits until the studio's editor, which is in place of React's element, is closed in an island. */
export async function waitForStudioTyping(island: HTMLElement): Promise<void> {
  while (island.querySelector('[data-typing]'))
    await new Promise((resolve) => addEventListener('lintel:follow', resolve, { once: true }));
}
