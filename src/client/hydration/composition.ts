import { composing } from '../heldInput.ts';

/** Waits until no input method composes text: React would end that when it takes over the field. */
export async function whenComposed(): Promise<void> {
  if (!document.documentElement.hasAttribute(composing)) return;
  await new Promise((resolve) => addEventListener('compositionend', resolve, { once: true, capture: true }));
  // The field's last event comes after that one.
  await new Promise((next) => setTimeout(next));
}
