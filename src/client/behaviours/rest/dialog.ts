import { settle, step } from './viewerIndex.ts';

/** Px that a finger moves sideways before it counts as a swipe. */
const swipePx = 40;

/** A picture that can be leafed to, as it stands elsewhere. */
export interface Source {
  /** `picture`, or `img` alone. */
  picture: Element;
  title?: string;
}

/** A dialog that is open. */
export interface OpenDialog {
  element: HTMLDialogElement;
  /** Pictures that its viewer leafs through; more or others when other items fit. */
  sources: () => Source[];
  /** Position of the picture that is shown. */
  index: number;
}

/**
 * Opens a dialog above the page.
 * @param original the markup that it is a copy of
 * @param index position of the picture that is shown first
 * @param onClosed called when it is closed, whoever closes it, and the focus is back
 */
export function openDialog(
  original: Element,
  { sources, index, onClosed }: { sources: OpenDialog['sources']; index: number; onClosed: () => void },
): OpenDialog {
  const element = document.importNode(original, true) as HTMLDialogElement;
  const dialog: OpenDialog = { element, sources, index };
  listen(dialog);
  element.addEventListener('close', () => {
    element.remove();
    onClosed();
  });
  showPicture(dialog);
  document.body.append(element);
  element.showModal();
  return dialog;
}

function listen(dialog: OpenDialog): void {
  const { element } = dialog;
  let startX: number | undefined;
  element.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest('button');
    if (button?.value) leaf(dialog, Number(button.value));
    else if (button || target === element) element.close();
  });
  element.addEventListener('keydown', (event) => {
    keepFocusInside(event, element);
    const ahead = document.dir === 'rtl' ? -1 : 1;
    const by = { ArrowRight: ahead, ArrowLeft: -ahead }[event.key];
    if (by && leaf(dialog, by)) event.preventDefault();
  });
  const viewer = element.querySelector<HTMLElement>('[data-viewer]');
  viewer?.addEventListener('pointerdown', ({ pointerType, clientX }) => {
    startX = pointerType === 'mouse' ? undefined : clientX;
  });
  viewer?.addEventListener('pointerup', ({ clientX }) => {
    const moved = clientX - (startX ?? clientX);
    startX = undefined;
    if (Math.abs(moved) > swipePx) leaf(dialog, moved < 0 === (document.dir !== 'rtl') ? 1 : -1);
  });
}

/** Goes to the next picture or the one before, round the ends. @returns whether there is another */
function leaf(dialog: OpenDialog, by: number): boolean {
  const { length } = dialog.sources();
  if (length < 2) return false;
  dialog.index = step(dialog.index, by, length);
  showPicture(dialog);
  return true;
}

/** Shows the current picture of a dialog's viewer. A dialog of which no picture fits any more closes. */
export function showPicture(dialog: OpenDialog): void {
  const { element, sources } = dialog;
  const viewer = element.querySelector<HTMLElement>('[data-viewer]');
  if (!viewer) return;
  const all = sources();
  dialog.index = settle(dialog.index, all.length);
  const source = all[dialog.index];
  if (!source) {
    element.close();
    return;
  }
  viewer.querySelector(':scope > :is(picture, img)')?.remove();
  viewer.prepend(copyOf(source.picture, viewer.dataset));
  for (const part of viewer.querySelectorAll<HTMLElement>('button,[data-of]')) part.hidden = all.length < 2;
  const status = viewer.querySelector<HTMLElement>('[data-of]');
  if (status)
    status.textContent = `${status.dataset.of}`
      .replace('{n}', `${dialog.index + 1}`)
      .replace('{count}', `${all.length}`);
  if (source.title === undefined) return;
  element.ariaLabel = source.title;
  const caption = viewer.querySelector('figcaption > :not([data-of])');
  if (caption) caption.textContent = source.title;
}

/** A picture as it looks in a viewer, loading at once. */
function copyOf(picture: Element, { sizes = '' }: DOMStringMap): Element {
  const copy = document.importNode(picture, true);
  const image = copy instanceof HTMLImageElement ? copy : copy.querySelector('img');
  const source = copy.querySelector('source');
  if (source) source.sizes = sizes;
  if (image) Object.assign(image, { className: '', loading: 'eager' });
  return copy;
}

/** A modal dialog lets the focus go on to the browser's own buttons; it goes round instead. */
function keepFocusInside(event: KeyboardEvent, dialog: HTMLElement): void {
  if (event.key !== 'Tab') return;
  const all = [...dialog.querySelectorAll<HTMLElement>('a[href],button:not(:disabled),[tabindex="0"]')];
  const stops = all.filter((stop) => !stop.hidden);
  const [first, last] = [stops[0], stops.at(-1)];
  const leaves = document.activeElement === (event.shiftKey ? first : last);
  if (!leaves) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}
