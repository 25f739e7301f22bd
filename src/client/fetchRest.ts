import { addStyles, loadStylesheet } from './stylesheet.ts';

const rests = new WeakMap<HTMLElement, Promise<DocumentFragment>>();

/**
 * Gives what of a block is not in the page's first HTML, once its styles are there. Nothing in it comes to life before it
 * is on the page.
 * @param frame the element with the block's `data-rest`
 * @throws when it cannot be fetched; it is asked for again the next time
 */
export async function restOf(frame: HTMLElement): Promise<DocumentFragment> {
  const rest = rests.get(frame) ?? fetchRest(frame);
  rests.set(frame, rest);
  try {
    return await rest;
  } catch (error) {
    rests.delete(frame);
    throw error;
  }
}

async function fetchRest(frame: HTMLElement): Promise<DocumentFragment> {
  const address = frame.closest<HTMLElement>('[data-islands]')?.dataset.islands ?? '';
  // One that was asked for ahead, offline, is answered with that failure first.
  const { rests, css } = await fetchJson(address).catch(() => fetchJson(address));
  if (css) addStyles(css);
  else await loadStylesheet();
  const template = document.createElement('template');
  template.innerHTML = rests[frame.dataset.rest ?? ''];
  return template.content;
}

async function fetchJson(address: string) {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} could not be had: ${answer.status}`);
  return answer.json();
}
