/** @returns true if a click requests a browser action, such as a new tab or a download. Part of the inline loader. */
export const hasModifier = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  metaKey || ctrlKey || shiftKey || altKey;
