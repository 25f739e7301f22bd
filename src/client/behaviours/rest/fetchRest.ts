import { addStyles, loadStylesheet } from '../../stylesheet.ts';
import { itemsIn, type List } from '../lists/list.ts';

/**
 * Gives what of a list is not in the page's first HTML, once its styles are there. Nothing in it comes to life before it
 * is on the page.
 * @throws when it cannot be fetched; it is asked for again the next time
 */
export async function prepareRest(list: List): Promise<DocumentFragment> {
  list.rest ??= fetchRest(list.frame);
  try {
    return await list.rest;
  } catch (error) {
    list.rest = undefined;
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

/** Adds the end of a long list to what can be shown. */
export async function addRest(list: List): Promise<void> {
  const rest = await prepareRest(list);
  if (list.isComplete) return;
  list.isComplete = true;
  list.items.push(...itemsIn(rest));
}
