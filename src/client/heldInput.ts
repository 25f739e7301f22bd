/*
 * Input that comes before its block can react. Part of the inline loader, so it is as short as it can be; what is held is
 * replayed by `hydration/replay.ts`.
 */
import { hasModifier } from './hasModifier.ts';
import { islandAt } from './islandAt.ts';

/** A field of a form. */
export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** One thing that a visitor did in a block that does not react yet. */
export interface HeldInput {
  /** The button or link that was pressed, the field that was changed, the form that was submitted. */
  control: HTMLElement;
  /** New value of a field; of a checkbox or radio button, whether it is checked. */
  value?: string | boolean;
  /** The key that was pressed in a row of tabs. */
  key?: Pick<KeyboardEvent, 'key' | 'code'>;
}

/** On the document's element while an input method composes text. */
export const composing = 'data-composing';

/** On the document's element while the browser is to do by itself what a press does. */
const native = 'native';

/** Controls that do nothing without scripts, or less than they are for. Panels open without scripts. */
const pressable = ':is(button:not([popovertarget]),input:is([type=submit],[type=button]),a[href^="#"])';

/**
 * Holds what is pressed, changed and submitted in islands that do not react yet, in its order.
 * @param onPress called with each control that is pressed: the visitor is to see that it was heard
 * @returns the list of what is held, which goes on growing
 */
export function holdInput(onPress: (island: HTMLElement, control: HTMLElement) => void): HeldInput[] {
  const held: HeldInput[] = [];
  const hold = (event: Event, control: HTMLElement | null, more?: Partial<HeldInput>) => {
    const island = islandAt(control);
    if (!control || !island || native in document.documentElement.dataset) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    held.push({ control, ...more });
    onPress(island, control);
  };
  const listeners: { [Type in keyof WindowEventMap]?: (event: WindowEventMap[Type]) => unknown } = {
    click(event) {
      const control = (event.target as Element).closest<HTMLElement>(pressable);
      if (!control?.matches('a') || !hasModifier(event)) hold(event, control);
    },
    submit: (event) => hold(event, event.target as HTMLElement),
    keydown(event) {
      const { key, code, target } = event;
      const tab = target as HTMLElement;
      if (/^(Arrow|Home|End)/.test(key) && tab.role === 'tab') hold(event, tab, { key: { key, code } });
    },
    input({ target }) {
      const field = target as Field;
      const island = islandAt(field);
      // An island that is hydrated hears of its fields, although it is not ready for presses.
      if (!island || 'hydrated' in island.dataset) return;
      const value = /checkbox|radio/.test(field.type) ? (field as HTMLInputElement).checked : field.value;
      const last = held.at(-1);
      // Of what is typed into one field without a pause the end counts.
      if (last?.control === field && typeof value === 'string') last.value = value;
      else held.push({ control: field, value });
    },
  };
  // Nothing may be written into a field while an input method composes in it.
  for (const type of ['compositionstart', 'compositionend'] as const)
    listeners[type] = () => document.documentElement.toggleAttribute(composing, type === 'compositionstart');
  for (const [type, listener] of Object.entries(listeners)) addEventListener(type, listener as EventListener, true);
  return held;
}

/** Activates a control: presses a button or a link, submits a form. */
export function activate(control: HTMLElement): void {
  if (control instanceof HTMLFormElement) control.requestSubmit();
  else control.click();
}

/** Presses and submits again what was held, where no code is going to answer: the browser does what it does by itself. */
export function pressAgain(held: HeldInput[]): void {
  const { dataset } = document.documentElement;
  dataset[native] = '';
  for (const { control, value, key } of held) if (value === undefined && !key) activate(control);
  delete dataset[native];
}
