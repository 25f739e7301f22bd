import type { HeldStroke } from '#shared/heldKeys.ts';
import type { TypingSession } from './typingSession.ts';

/** Commands of the browser for keys that no editor handles itself. */
const commands: Record<string, [command: string, value?: string]> = {
  Backspace: ['delete'],
  Delete: ['forwardDelete'],
  Enter: ['insertText', '\n'],
};

/** Does in an open text what a key, or a pasted text, would have done that came before it was open. */
export function playStroke({ element, insert, end }: TypingSession, { text, key = '', shiftKey }: HeldStroke): void {
  if (text !== undefined) {
    insert(text);
    return;
  }
  const event = new KeyboardEvent('keydown', { key, shiftKey, bubbles: true, cancelable: true });
  const isLeft = element.dispatchEvent(event);
  const [command, value] = commands[key] ?? [];
  if (isLeft && command) element.ownerDocument.execCommand(command, false, value);
  // Nothing comes next: the key would have led out of the text.
  if (isLeft && key === 'Tab') end();
}
