/** Name of the event on `document` whose detail is the address to go to. Whoever goes there prevents its default. */
export const goToEvent = 'lintel:go-to';

/**
 * Goes to an address as a link to it does: without loading a document where that is possible.
 * @param href as a link has it
 */
export function goTo(href: string): void {
  const event = new CustomEvent<string>(goToEvent, { detail: href, cancelable: true });
  if (document.dispatchEvent(event)) location.assign(href);
}
