/** The functions that restore a block before React renders it again, by the node that was typed into. */
const restoresByIsland = new WeakMap<HTMLElement, Map<Node, () => void>>();

/**
 * Puts back what React has rendered, just before it renders a block again. React compares new properties with the last
 * ones: where they are equal, as after a save that another program has taken back, it would leave what was typed.
 * @param node that was typed into; of several calls the first one counts, which knows what React has rendered
 */
export function restoreBeforeRender(node: Node, restore: () => void): void {
  const island = node.parentElement?.closest<HTMLElement>('[data-island]');
  // What is not live is patched as a whole, and React takes it over as it is then.
  if (!island || !('live' in island.dataset)) return;
  const restores = restoresByIsland.get(island) ?? new Map<Node, () => void>();
  if (!restoresByIsland.has(island)) {
    restoresByIsland.set(island, restores);
    const restoreAll = () => {
      restoresByIsland.delete(island);
      for (const restoreOne of restores.values()) restoreOne();
    };
    island.addEventListener('lintel:rendering', restoreAll, { once: true });
  }
  if (!restores.has(node)) restores.set(node, restore);
}
