/** Only in dev: waits until nothing in an island is typed into by the studio, whose editor stands in React's place. */
export async function whenTyped(island: HTMLElement): Promise<void> {
  while (island.querySelector('[data-typing]'))
    await new Promise((resolve) => addEventListener('lintel:follow', resolve, { once: true }));
}
