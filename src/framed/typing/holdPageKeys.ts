import type { HeldKeys } from '#shared/heldKeys.ts';
import { stopEvent } from '../pagePointer.ts';

interface KeyHolder {
  held: HeldKeys;
  /** @returns true from the wish to type into a text until it is open */
  isHolding: () => boolean;
  /** Called when the user does not want to type any more, and has typed nothing. */
  cancel: () => void;
}

/** Holds keys that are pressed on this page for the text that is being opened, until a signal. */
export function holdPageKeys({ held, isHolding, cancel }: KeyHolder, signal: AbortSignal): void {
  const options = { capture: true, signal };
  addEventListener(
    'keydown',
    (event) => {
      if (!isHolding()) return;
      if (event.key === 'Escape' && held.isEmpty) cancel();
      else if (!held.press(event)) return;
      stopEvent(event);
    },
    options,
  );
  addEventListener(
    'paste',
    (event) => {
      if (!isHolding()) return;
      held.paste(event.clipboardData?.getData('text/plain') ?? '');
      stopEvent(event);
    },
    options,
  );
}
