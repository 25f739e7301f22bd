import { activate, type Field, type HeldInput } from '../heldInput.ts';
import { noteCaret } from './caret.ts';
import { changeField, isCheckable } from './changeField.ts';

const currentValue = (field: Field) => (isCheckable(field) ? field.checked : field.value);

/** Value that a field had in the HTML. */
function defaultOf(field: Field): string | boolean {
  if (field instanceof HTMLSelectElement) {
    const selected = [...field.options].find((option) => option.defaultSelected);
    return (selected ?? field.options[0])?.value ?? '';
  }
  return isCheckable(field) ? field.defaultChecked : field.defaultValue;
}

const ownHeld = (held: HeldInput[], island: HTMLElement) =>
  held.filter(({ control }) => control.closest('[data-island]') === island);

/** Takes what is held for an island out of the list of everything that is held. */
export function takeHeld(held: HeldInput[], island: HTMLElement): HeldInput[] {
  const own = ownHeld(held, island);
  held.splice(0, held.length, ...held.filter((input) => !own.includes(input)));
  return own;
}

/** Values that the browser has filled in without an event, as it does when a visitor comes back. */
function restoredFields(island: HTMLElement, held: HeldInput[]): HeldInput[] {
  const fields = [...island.querySelectorAll<Field>('input:not([type=hidden]),select,textarea')];
  return fields.flatMap((control) => {
    const value = currentValue(control);
    const isKnown = held.some((input) => input.control === control);
    // A radio button that is no longer checked says nothing; the one that is does.
    const isOff = control.type === 'radio' && !value;
    const isOwn = control.closest('[data-island]') === island;
    return isKnown || isOff || !isOwn || value === defaultOf(control) ? [] : { control, value };
  });
}

/** By island, the fields of which it has heard from the visitor itself since it was hydrated. */
const heard = new WeakMap<HTMLElement, Set<EventTarget | null>>();

/** The control in which input is replayed now. */
let replayedIn: HTMLElement | undefined;

function noteHeard(island: HTMLElement): void {
  const fields = new Set<EventTarget | null>();
  heard.set(island, fields);
  island.addEventListener('input', ({ target }) => target !== replayedIn && fields.add(target), true);
}

/**
 * Waits until React has rendered what an event has changed, which it does in a microtask: an event that comes before would
 * be answered out of the state that was. No event of the visitor's comes in between.
 */
const rendered = () => Promise.resolve();

/**
 * Informs an island that has just been hydrated of what its fields hold: what the browser has restored, and what was
 * typed and chosen before the first press. Done before the browser goes on: from here on the island hears by itself.
 */
export async function replayFields(held: HeldInput[], island: HTMLElement): Promise<void> {
  const own = ownHeld(held, island);
  const firstPress = own.findIndex(({ value }) => value === undefined);
  const before = firstPress < 0 ? own : own.slice(0, firstPress);
  for (const input of before) held.splice(held.indexOf(input), 1);
  island.dataset.hydrated = '';
  noteHeard(island);
  const putCaretBack = noteCaret();
  for (const input of [...restoredFields(island, own), ...before]) {
    await rendered();
    replay(input);
  }
  await rendered();
  putCaretBack();
}

/** Replays in an island that reacts to input what is still held for it: presses, and what was typed between and after them. */
export async function replayRest(held: HeldInput[], island: HTMLElement): Promise<void> {
  const own = takeHeld(held, island);
  for (const [index, input] of own.entries()) {
    const { control, value } = input;
    const isLast = !own.slice(index + 1).some((later) => later.control === control);
    // The island has heard of what was typed since.
    const isOutdated = value !== undefined && isLast && heard.get(island)?.has(control);
    if (isOutdated) continue;
    replay(input);
    await rendered();
  }
}

/** Replays one input as if it came now. */
function replay({ control, value, key }: HeldInput): void {
  if (!control.isConnected) return;
  control.ariaBusy = null;
  replayedIn = control;
  if (key) control.dispatchEvent(new KeyboardEvent('keydown', { ...key, bubbles: true, cancelable: true }));
  else if (value !== undefined) changeField(control as Field, value);
  else activate(control);
  replayedIn = undefined;
}
