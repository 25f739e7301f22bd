import { fetchOnce } from '../fetchOnce.ts';
import { followNewerBuild } from '../newerBuild.ts';
import { closestTo } from './closestTo.ts';

const buttonSelector = '[data-search]';

const loadDialog = fetchOnce(() => import('../search/openSearch.tsx'));

/** Opens the search by the button in the header, and by keys. */
export function enhanceSearch(document: Document): void {
  document.addEventListener('click', ({ target }) => {
    const button = closestTo(target, buttonSelector);
    if (button) openSearch(button);
  });
  document.addEventListener('keydown', openByKey);
}

/** Opens the search, whose code is fetched now. The button says that it was pressed until then. */
async function openSearch(button: HTMLElement): Promise<void> {
  button.ariaBusy = 'true';
  try {
    const { open } = await loadDialog();
    await open(button);
  } catch (error) {
    console.error('The search could not be fetched.', error);
    button.dataset.failed = '';
    followNewerBuild();
  } finally {
    button.ariaBusy = null;
  }
}

/** Opens the search of a site that has one by "/", unless somebody is typing, and by Ctrl+K. */
export function openByKey(event: Event): void {
  const { key, ctrlKey, metaKey, altKey, target, defaultPrevented } = event as KeyboardEvent;
  const isCommand = key === 'k' && (ctrlKey || metaKey) && !altKey;
  const isSlash = key === '/' && !ctrlKey && !metaKey && !isTyping(target);
  if (defaultPrevented || !(isCommand || isSlash)) return;
  const button = document.querySelector<HTMLElement>(buttonSelector);
  if (!button || document.querySelector('dialog[open],[aria-modal=true]')) return;
  // The first key of all is over when this code has come.
  if (event.eventPhase !== Event.NONE) event.preventDefault();
  button.click();
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input,textarea,select'));
