/** @returns true if keys are meant for the selected block: with the focus in the outline, on the page, or nowhere */
export function areKeysForBlocks(): boolean {
  const active = document.activeElement;
  if (!active || active === document.body) return true;
  // The field for a link's address lies over the page.
  return !active.matches('input, textarea') && active.closest('[data-part=outline], [data-part=canvas]') !== null;
}
