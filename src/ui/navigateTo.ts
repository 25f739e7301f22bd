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
