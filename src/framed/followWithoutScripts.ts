import morphdom from 'morphdom';

let latestRequest = 0;

/** Updates a page that runs no scripts of its own; other pages update themselves (`client/dev.ts`). */
export async function followWithoutScripts(): Promise<void> {
  const request = ++latestRequest;
  const response = await fetch(document.URL, { headers: { accept: 'text/html' }, cache: 'no-store' });
  const text = await response.text();
  // Another save has been announced meanwhile.
  if (request !== latestRequest) return;
  const newDocument = new DOMParser().parseFromString(text, 'text/html');
  morphdom(document.documentElement, newDocument.documentElement, { onBeforeElUpdated: mayMorph });
  dispatchEvent(new Event('lintel:followed'));
}

/** @returns true except for an element that is typed into; opened details stay open */
function mayMorph(from: HTMLElement, to: HTMLElement): boolean {
  if (from.nodeName === 'DETAILS') to.toggleAttribute('open', from.hasAttribute('open'));
  return from.querySelector(':scope > [data-typing]') === null && !from.isEqualNode(to);
}
