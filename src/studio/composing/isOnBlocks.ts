/** Whether keys are meant for the block that is selected: with the focus in the outline, on the page, or nowhere. */
export function isOnBlocks(): boolean {
  const active = document.activeElement;
  if (!active || active === document.body) return true;
  // The address of a link is typed over the page.
  return !active.matches('input, textarea') && active.closest('[data-part=outline], [data-part=canvas]') !== null;
}
