/** A rule that says when an island is hydrated. It may ask to again, where that has failed. */
export type Rule = (island: HTMLElement, hydrate: () => Promise<void>) => void;
