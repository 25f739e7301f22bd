/** A block that is not interactive yet. */
export const asleep = '[data-island]:not([data-live])';

/** The sleeping block that a touch is for; none where a behaviour has the answer. */
export const touchedIsland = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element && !target.closest('[data-act]') ? target.closest<HTMLElement>(asleep) : null;
