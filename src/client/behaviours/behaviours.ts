/*
 * What lists do without React: small functions over the markup that is there. A control says what it does in
 * `data-act`. All of it listens on the document, so a list that comes later needs nothing.
 */
import { fetchOnce } from '../fetchOnce.ts';
import { hasModifier } from '../hasModifier.ts';
import { followNewerBuild } from '../newerBuild.ts';

/** What a control does when it is pressed; a promise where that takes a while. */
type Act = (control: HTMLElement, event: Event) => unknown;

const acts: Record<string, Act> = {};

/** Acts of lists are in a file of their own, which is fetched with the pages that have some. */
const loadLists = fetchOnce(async () => {
  const lists = await import('./lists/lists.ts');
  Object.assign(acts, lists.acts);
  return lists;
});

addEventListener('click', (event) => {
  const control = (event.target as Element).closest<HTMLElement>('[data-act]');
  if (!control || (control.matches('a') && hasModifier(event))) return;
  const act = acts[control.dataset.act ?? ''] ?? pressAgain;
  const done = act(control, event);
  if (done) markBusy(control, done as Promise<unknown>);
});

/** For what is pressed before its act is there. */
async function pressAgain(control: HTMLElement, event: Event): Promise<void> {
  event.preventDefault();
  await loadLists();
  if (`${control.dataset.act}` in acts) control.click();
}

/** Says of a control that it was heard, until it was answered or cannot be. */
async function markBusy(control: HTMLElement, done: Promise<unknown>): Promise<void> {
  control.ariaBusy = 'true';
  try {
    await done;
  } catch (error) {
    console.error(`What "${control.dataset.act}" needs could not be fetched.`, error);
    followNewerBuild();
  } finally {
    control.ariaBusy = null;
  }
}

function start(): void {
  if (document.querySelector('[data-behaviour=list]')) loadLists().then(({ startLists }) => startLists());
}
start();
addEventListener('lintel:page', start);
// From here on the loader lets presses pass.
document.documentElement.dataset.acts = '';
