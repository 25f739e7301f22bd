/*
 * Input before its block is hydrated. Part of the inline loader, so it is as short as possible. Held input is replayed
 * by `hydration/replay.ts`.
 */
import { hasModifier } from '#ui/navigateTo.ts';
import { inactiveIslandAt } from './inactiveIsland.ts';

export type FormControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** One input of a visitor in a block that is not interactive yet. */
export interface HeldInput {
  /** The button or link that was pressed, the field that was changed, or the form that was submitted. */
  control: HTMLElement;
  /** New value of a field; for a checkbox or radio button, its checked state. */
  value?: string | boolean;
  /** The key that was pressed in a row of tabs. */
  key?: Pick<KeyboardEvent, 'key' | 'code'>;
}

/** Attribute of the document's element while an input method composes text. */
export const composingAttribute = 'data-composing';

/** Flag on the document's element while presses have their native effect. */
const nativeFlag = 'native';

/** Controls that do nothing without scripts, or less than intended. Panels open without scripts. */
const pressableSelector = ':is(button:not([popovertarget]),input:is([type=submit],[type=button]),a[href^="#"])';

/**
 * Holds presses, changes and submits in islands that are not interactive yet, in their order.
 * @param onPress called with each pressed control, to show the visitor that the press was received
 * @returns the list of held input, which keeps growing
 */
export function holdInput(onPress: (island: HTMLElement, control: HTMLElement) => void): HeldInput[] {
  const held: HeldInput[] = [];
  const hold = (event: Event, control: HTMLElement | null, more?: Partial<HeldInput>) => {
    const island = inactiveIslandAt(control);
    if (!control || !island || nativeFlag in document.documentElement.dataset) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    held.push({ control, ...more });
    onPress(island, control);
  };
  const listeners: { [Type in keyof WindowEventMap]?: (event: WindowEventMap[Type]) => unknown } = {
    click(event) {
      const control = (event.target as Element).closest<HTMLElement>(pressableSelector);
      if (!control?.matches('a') || !hasModifier(event)) hold(event, control);
    },
    submit: (event) => hold(event, event.target as HTMLElement),
    keydown(event) {
      const { key, code, target } = event;
      const tab = target as HTMLElement;
      if (/^(Arrow|Home|End)/.test(key) && tab.role === 'tab') hold(event, tab, { key: { key, code } });
    },
    input({ target }) {
      const field = target as FormControl;
      const island = inactiveIslandAt(field);
      // A hydrated island receives input in its fields, although it is not ready for presses.
      if (!island || 'hydrated' in island.dataset) return;
      const value = /checkbox|radio/.test(field.type) ? (field as HTMLInputElement).checked : field.value;
      const last = held.at(-1);
      // Consecutive input in one field counts as its last value.
      if (last?.control === field && typeof value === 'string') last.value = value;
      else held.push({ control: field, value });
    },
  };
  // Nothing may be written into a field while an input method composes in it.
  for (const type of ['compositionstart', 'compositionend'] as const)
    listeners[type] = () => document.documentElement.toggleAttribute(composingAttribute, type === 'compositionstart');
  for (const [type, listener] of Object.entries(listeners)) addEventListener(type, listener as EventListener, true);
  return held;
}

/** Presses a button or a link, or submits a form. */
export function activateControl(control: HTMLElement): void {
  if (control instanceof HTMLFormElement) control.requestSubmit();
  else control.click();
}

/** Repeats held presses and submits with their native effect, as no code is going to handle them. */
export function replayNatively(held: HeldInput[]): void {
  const { dataset } = document.documentElement;
  dataset[nativeFlag] = '';
  for (const { control, value, key } of held) if (value === undefined && !key) activateControl(control);
  delete dataset[nativeFlag];
}
