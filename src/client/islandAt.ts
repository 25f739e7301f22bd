/** Selects islands that do not react to input yet. */
export const asleep = '[data-island]:not([data-live])';

/** The island around an element that does not react to input yet. */
export const islandAt = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(asleep) : null;
