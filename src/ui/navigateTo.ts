/**
 * Name of the event on `document` whose detail is the address to go to. A listener that navigates prevents its default.
 */
export const navigationEvent = 'lintel:go-to';

/**
 * Goes to an address as a link to it does: without loading a document if possible.
 * @param href as a link has it
 */
export function navigateTo(href: string): void {
  const event = new CustomEvent<string>(navigationEvent, { detail: href, cancelable: true });
  if (document.dispatchEvent(event)) location.assign(href);
}

/** @returns true if a click requests a browser action, such as a new tab or a download. Part of the inline loader. */
export const hasModifier = (event: Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>): boolean =>
  event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
