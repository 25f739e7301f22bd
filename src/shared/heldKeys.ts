import { isBoolean, isText, optional, shaped } from './messageShape.ts';

/** Part of what was pressed while a text was being opened: a text to insert, or a key that does something in it. */
export interface HeldStroke {
  text?: string;
  key?: string;
  shiftKey: boolean;
}

/** Shape of a `HeldStroke` in a message. */
export const isHeldStroke = shaped({ text: optional(isText), key: optional(isText), shiftKey: isBoolean });

/** Key with its modifiers, as in a keyboard event. */
export interface HeldKeyEvent {
  key: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  getModifierState?: (name: string) => boolean;
}

/** Keys that do something in a text. */
const editingKeys = ['Enter', 'Tab', 'Escape', 'Backspace', 'Delete'];

/** Keys that move the caret of a text: before it is open, there is nothing to move. */
const caretKeys = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'PageUp', 'PageDown'];

/**
 * Keys that were pressed between the wish to type into a text and its opening. They are played into it then: what is
 * typed into what is about to be a text is never a command.
 */
export class HeldKeys {
  #strokes: HeldStroke[] = [];

  get isEmpty(): boolean {
    return this.#strokes.length === 0;
  }

  /**
   * Adds a key that is pressed.
   * @returns false for one that is not for a text: a shortcut with Ctrl, Alt or the command key, or a function key
   */
  press(event: HeldKeyEvent): boolean {
    const { key, shiftKey, ctrlKey, metaKey, altKey } = event;
    const isLetter = [...key].length === 1;
    // AltGr and Option write letters; Alt with an ASCII letter is a shortcut.
    const isWritten = event.getModifierState?.('AltGraph') === true || (altKey && !ctrlKey && /[^ -~]/.test(key));
    if (metaKey || ((ctrlKey || altKey) && !(isLetter && isWritten))) return false;
    if (isLetter) this.#type(key);
    else if (editingKeys.includes(key)) this.#strokes.push({ key, shiftKey });
    else return caretKeys.includes(key);
    return true;
  }

  /** Adds a text that is pasted. */
  paste(text: string): void {
    if (text) this.#strokes.push({ text, shiftKey: false });
  }

  #type(letter: string): void {
    const last = this.#strokes.at(-1);
    // A pasted text with lines is inserted as a whole.
    if (last?.text === undefined || last.text.includes('\n')) this.#strokes.push({ text: letter, shiftKey: false });
    else last.text += letter;
  }

  /** Adds what another side has held before. */
  addBefore(strokes: readonly HeldStroke[]): void {
    this.#strokes.unshift(...strokes);
  }

  /** @returns the first part, which is no longer held; undefined if there is none */
  shift(): HeldStroke | undefined {
    return this.#strokes.shift();
  }

  /** @returns all parts in their order; nothing is held any more */
  take(): HeldStroke[] {
    return this.#strokes.splice(0);
  }
}
