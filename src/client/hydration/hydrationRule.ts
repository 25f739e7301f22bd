/** A rule for when an island is hydrated. It may call `hydrate` again after a failure. */
export type HydrationRule = (island: HTMLElement, hydrate: () => Promise<void>) => void;
