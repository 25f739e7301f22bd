/** A text that somebody has typed, to be copied where the control that held it is gone. */
export interface Typed {
  /** The label of its control; empty where it has none. */
  name: string;
  text: string;
}

interface TypedInto extends Typed {
  element: HTMLElement;
}

/** Controls that were typed into, the last one at the end. */
const controls = new Set<HTMLElement>();

/** Inputs whose value is no text that somebody would miss. */
const unmissed =
  'input:is([type=search], [type=checkbox], [type=radio], [type=range], [type=file], [type=password], [type=hidden])';

/** Editors that show a part of their text only, and store what is typed by themselves. */
const withStore = '.cm-editor *';

/**
 * Notes the controls of a document that are typed into. Before the text is there too: an editor may fail as soon as it is,
 * when a listener that comes before this one has returned.
 * @param signal ends that
 */
export function followTyping(document: Document, signal?: AbortSignal): void {
  for (const type of ['beforeinput', 'input'])
    document.addEventListener(type, ({ target }) => note(target as HTMLElement), {
      capture: true,
      ...(signal && { signal }),
    });
}

function note(control: HTMLElement): void {
  for (const one of controls) if (!isShown(one)) controls.delete(one);
  controls.delete(control);
  if (!control.matches(`${unmissed}, ${withStore}`)) controls.add(control);
}

/** Whether a control is in a document, and that in a window. */
export const isShown = (element: HTMLElement): boolean =>
  element.isConnected && element.ownerDocument.defaultView !== null;

/** Texts that stand in controls that are shown, since somebody has typed them. */
export const typedTexts = (): TypedInto[] =>
  [...controls].filter(isShown).flatMap((element) => {
    const text = textIn(element).trim();
    return text === '' ? [] : [{ element, name: nameOf(element), text }];
  });

/** The text that was typed where the caret is, on the page too; undefined for none. */
export function typedAtCaret(): Typed | undefined {
  const caret = focused(document);
  return typedTexts().findLast(({ element }) => element === caret || element.contains(caret));
}

/** The element that has the focus, also in a frame whose document can be read. */
export function focused(document: Document): Element | null {
  const { activeElement } = document;
  const inner = activeElement?.matches('iframe') ? (activeElement as HTMLIFrameElement).contentDocument : null;
  return inner ? focused(inner) : activeElement;
}

const textIn = (element: HTMLElement): string =>
  // biome-ignore lint/performance/useDomNodeTextContent: the lines of an editor are elements
  'value' in element ? String(element.value) : (element.innerText ?? '');

function nameOf(element: HTMLElement): string {
  const labels = 'labels' in element ? (element.labels as NodeListOf<HTMLElement> | null) : null;
  const by = element.getAttribute('aria-labelledby')?.split(' ')[0];
  const label = by ? element.ownerDocument.getElementById(by) : labels?.[0];
  return element.ariaLabel ?? label?.textContent.replace(/\s*\*\s*$/, '') ?? '';
}
