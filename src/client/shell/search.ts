import { fetchOnce } from '../fetchOnce.ts';
import { reloadForNewerBuild } from '../reloadForNewerBuild.ts';
import { closestTo } from './closestTo.ts';

const buttonSelector = '[data-search]';

const loadDialog = fetchOnce(() => import('../search/openSearch.tsx'));

/** Opens the search by the button in the header, and by keys. */
export function enhanceSearch(document: Document): void {
  document.addEventListener('click', ({ target }) => {
    const button = closestTo(target, buttonSelector);
    if (button) openSearch(button);
  });
  document.addEventListener('keydown', openSearchByKey);
}

/** Opens the search after fetching its code. The button is marked as busy until then. */
async function openSearch(button: HTMLElement): Promise<void> {
  button.ariaBusy = 'true';
  try {
    const { openSearchDialog: open } = await loadDialog();
    await open(button);
  } catch (error) {
    console.error('The search could not be fetched.', error);
    button.dataset.failed = '';
    reloadForNewerBuild();
  } finally {
    button.ariaBusy = null;
  }
}

/** Opens the search, where a site has one, on "/" outside of fields, and on Ctrl+K. */
export function openSearchByKey(event: Event): void {
  const { key, ctrlKey, metaKey, altKey, target, defaultPrevented } = event as KeyboardEvent;
  const isCommand = key === 'k' && (ctrlKey || metaKey) && !altKey;
  const isSlash = key === '/' && !ctrlKey && !metaKey && !isTyping(target);
  if (defaultPrevented || !(isCommand || isSlash)) return;
  const button = document.querySelector<HTMLElement>(buttonSelector);
  if (!button || document.querySelector('dialog[open],[aria-modal=true]')) return;
  // The very first key event has already been dispatched when this code is loaded.
  if (event.eventPhase !== Event.NONE) event.preventDefault();
  button.click();
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input,textarea,select'));
