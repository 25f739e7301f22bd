/** A typed text, for copying if its control is gone. */
export interface TypedInput {
  /** Label of the control; empty if it has none. */
  name: string;
  text: string;
}

interface TypedControl extends TypedInput {
  element: HTMLElement;
}

/** Controls that were typed into, the latest at the end. */
const typedControls = new Set<HTMLElement>();

/** Inputs whose values need no rescue. */
const ignoredInputs =
  'input:is([type=search], [type=checkbox], [type=radio], [type=range], [type=file], [type=password], [type=hidden])';

/** Editors that render only part of their text, and store it themselves. */
const selfStoringEditors = '.cm-editor *';

/**
 * Tracks controls that are typed into. `beforeinput` is needed too: an editor may fail in an `input` listener that runs
 * before this one.
 */
export function trackTyping(): void {
  for (const type of ['beforeinput', 'input'])
    document.addEventListener(type, ({ target }) => trackControl(target as HTMLElement), { capture: true });
}

function trackControl(control: HTMLElement): void {
  for (const tracked of typedControls) if (!tracked.isConnected) typedControls.delete(tracked);
  typedControls.delete(control);
  if (!control.matches(`${ignoredInputs}, ${selfStoringEditors}`)) typedControls.add(control);
}

export const findTypedTexts = (): TypedControl[] =>
  [...typedControls]
    .filter(({ isConnected }) => isConnected)
    .flatMap((element) => {
      const text = textIn(element).trim();
      return text === '' ? [] : [{ element, name: labelOfControl(element), text }];
    });

let typedOnPage: TypedInput | undefined;

/** Records the text that is being typed on the page in the canvas; undefined when typing has ended. */
export function trackTypingOnPage(typed: TypedInput | undefined): void {
  typedOnPage = typed;
}

/** Finds the text typed at the caret, on the page too; undefined if there is none. */
export function typedAtCaret(): TypedInput | undefined {
  const caret = document.activeElement;
  if (caret?.matches('iframe')) return typedOnPage;
  return findTypedTexts().findLast(({ element }) => element === caret || element.contains(caret));
}

const textIn = (element: HTMLElement): string =>
  // biome-ignore lint/performance/useDomNodeTextContent: the lines of an editor are elements
  'value' in element ? String(element.value) : (element.innerText ?? '');

function labelOfControl(element: HTMLElement): string {
  const labels = 'labels' in element ? (element.labels as NodeListOf<HTMLElement> | null) : null;
  const labelId = element.getAttribute('aria-labelledby')?.split(' ')[0];
  const label = labelId ? element.ownerDocument.getElementById(labelId) : labels?.[0];
  return element.ariaLabel ?? label?.textContent.replace(/\s*\*\s*$/, '') ?? '';
}
