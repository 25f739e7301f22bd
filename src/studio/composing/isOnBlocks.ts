/** Whether keys are meant for the block that is selected: with the focus in the outline, on the page, or nowhere. */
export const isOnBlocks = (): boolean =>
  document.activeElement === document.body ||
  document.activeElement?.closest('[data-part=outline], [data-part=canvas]') != null;
