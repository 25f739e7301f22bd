export const inactiveIslandSelector = '[data-island]:not([data-live])';

export const inactiveIslandAt = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(inactiveIslandSelector) : null;
