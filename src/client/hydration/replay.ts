import { activateControl, type FormControl, type HeldInput } from '../heldInput.ts';
import { saveCaret } from './saveCaret.ts';
import { isCheckable, setFieldValue } from './setFieldValue.ts';

const currentValue = (field: FormControl) => (isCheckable(field) ? field.checked : field.value);

/** Value of a field in the HTML. */
function defaultOf(field: FormControl): string | boolean {
  if (field instanceof HTMLSelectElement) {
    const selected = [...field.options].find((option) => option.defaultSelected);
    return (selected ?? field.options[0])?.value ?? '';
  }
  return isCheckable(field) ? field.defaultChecked : field.defaultValue;
}

const heldInputOf = (held: HeldInput[], island: HTMLElement) =>
  held.filter(({ control }) => control.closest('[data-island]') === island);

/**
 * Removes the held input of an island from the list of all held input.
 * @returns that input
 */
export function takeHeldInput(held: HeldInput[], island: HTMLElement): HeldInput[] {
  const taken = heldInputOf(held, island);
  held.splice(0, held.length, ...held.filter((input) => !taken.includes(input)));
  return taken;
}

/** Finds values that the browser has restored without an event, as it does when a visitor returns. */
function findRestoredFields(island: HTMLElement, held: HeldInput[]): HeldInput[] {
  const fields = [...island.querySelectorAll<FormControl>('input:not([type=hidden]),select,textarea')];
  return fields.flatMap((control) => {
    const value = currentValue(control);
    const isKnown = held.some((input) => input.control === control);
    // An unchecked radio button carries no value; the checked one of its group does.
    const isOff = control.type === 'radio' && !value;
    const isInIsland = control.closest('[data-island]') === island;
    return isKnown || isOff || !isInIsland || value === defaultOf(control) ? [] : { control, value };
  });
}

/** Fields of each island that the visitor has changed since its hydration. */
const changedFields = new WeakMap<HTMLElement, Set<EventTarget | null>>();

/** The control in which input is being replayed. */
let replayedIn: HTMLElement | undefined;

function recordChangedFields(island: HTMLElement): void {
  const fields = new Set<EventTarget | null>();
  changedFields.set(island, fields);
  island.addEventListener('input', ({ target }) => target !== replayedIn && fields.add(target), true);
}

/**
 * Waits until React has rendered the effects of an event, which it does in a microtask: an earlier event would be
 * handled with the old state. No event of the visitor can come in between.
 */
const nextRender = () => Promise.resolve();

/**
 * Replays the values of an island's fields just after its hydration: restored values, and input before the first press.
 * Starts before the browser goes on: from then on the island receives events itself.
 */
export async function replayFields(held: HeldInput[], island: HTMLElement): Promise<void> {
  const replayable = heldInputOf(held, island);
  const firstPress = replayable.findIndex(({ value }) => value === undefined);
  const before = firstPress < 0 ? replayable : replayable.slice(0, firstPress);
  for (const each of before) held.splice(held.indexOf(each), 1);
  island.dataset.hydrated = '';
  recordChangedFields(island);
  const putCaretBack = saveCaret();
  for (const each of [...findRestoredFields(island, replayable), ...before]) {
    await nextRender();
    replay(each);
  }
  await nextRender();
  putCaretBack();
}

/** Replays the remaining held input in an interactive island: presses, and input between and after them. */
export async function replayRemaining(held: HeldInput[], island: HTMLElement): Promise<void> {
  const inputs = takeHeldInput(held, island);
  for (const [index, input] of inputs.entries()) {
    const { control, value } = input;
    const isLast = !inputs.slice(index + 1).some((later) => later.control === control);
    // The island has received later input in this field.
    const isOutdated = value !== undefined && isLast && changedFields.get(island)?.has(control);
    if (isOutdated) continue;
    replay(input);
    await nextRender();
  }
}

/** Replays one input as if it happened now. */
function replay({ control, value, key }: HeldInput): void {
  if (!control.isConnected) return;
  control.ariaBusy = null;
  replayedIn = control;
  if (key) control.dispatchEvent(new KeyboardEvent('keydown', { ...key, bubbles: true, cancelable: true }));
  else if (value !== undefined) setFieldValue(control as FormControl, value);
  else activateControl(control);
  replayedIn = undefined;
}
