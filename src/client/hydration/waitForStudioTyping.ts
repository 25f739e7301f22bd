/** Only in dev: true while the studio's editor is in place of a text of an island. */
export const isTypedInto = (island: HTMLElement): boolean => island.querySelector('[data-typing]') !== null;

/** Only in dev: waits until the studio's editor, which is in place of React's element, is closed in an island. */
export async function waitForStudioTyping(island: HTMLElement): Promise<void> {
  while (isTypedInto(island))
    await new Promise((resolve) => addEventListener('lintel:follow', resolve, { once: true }));
}
