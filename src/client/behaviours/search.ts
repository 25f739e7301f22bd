import { fetchOnce } from '../fetchOnce.ts';

const loadDialog = fetchOnce(() => import('../search/openSearch.tsx'));

/** Opens the search, whose code is fetched now. @throws when that fails */
export async function openSearch(button: HTMLElement): Promise<void> {
  const { open } = await loadDialog();
  await open(button);
}

/** Opens the search of a site that has one by "/", unless somebody is typing, and by Ctrl+K. */
export function openByKey(event: Event): void {
  const { key, ctrlKey, metaKey, altKey, target, defaultPrevented } = event as KeyboardEvent;
  const isCommand = key === 'k' && (ctrlKey || metaKey) && !altKey;
  const isSlash = key === '/' && !ctrlKey && !metaKey && !isTyping(target);
  if (defaultPrevented || !(isCommand || isSlash)) return;
  const button = document.querySelector<HTMLElement>('[data-act=search]');
  if (!button || document.querySelector('dialog[open],[aria-modal=true]')) return;
  // The first key of all is over when this code has come.
  if (event.eventPhase !== Event.NONE) event.preventDefault();
  button.click();
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input,textarea,select'));
