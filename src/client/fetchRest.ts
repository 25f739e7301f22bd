import { pageStyles } from './stylesheet.ts';

/** What was fetched, and from where: in dev an element may come to stand for something new. */
const fetched = new WeakMap<HTMLElement, { from: string; rest: Promise<DocumentFragment> }>();

/**
 * Gives what of a block is not in the page's first HTML, once its styles are there. Nothing in it comes to life before it
 * is on the page.
 * @param frame the element with the block's `data-rest`
 * @throws when it cannot be fetched; it is asked for again the next time
 */
export async function restOf(frame: HTMLElement): Promise<DocumentFragment> {
  const address = frame.closest<HTMLElement>('[data-islands]')?.dataset.islands ?? '';
  const name = frame.dataset.rest ?? '';
  const from = `${address} ${name}`;
  const known = fetched.get(frame);
  const rest = known?.from === from ? known.rest : fetchRest(address, name);
  fetched.set(frame, { from, rest });
  try {
    return await rest;
  } catch (error) {
    fetched.delete(frame);
    throw error;
  }
}

async function fetchRest(address: string, name: string): Promise<DocumentFragment> {
  // One that was asked for ahead, offline, is answered with that failure first.
  const [{ rests }] = await Promise.all([fetchJson(address).catch(() => fetchJson(address)), pageStyles()]);
  const template = document.createElement('template');
  template.innerHTML = rests[name];
  return template.content;
}

async function fetchJson(address: string) {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} could not be had: ${answer.status}`);
  return answer.json();
}
