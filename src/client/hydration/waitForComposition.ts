import { composingAttribute } from '../heldInput.ts';

/** Waits until no input method composes text: React would interrupt it when it takes over the field. */
export async function waitForComposition(): Promise<void> {
  if (!document.documentElement.hasAttribute(composingAttribute)) return;
  await new Promise((resolve) => addEventListener('compositionend', resolve, { once: true, capture: true }));
  // The field's last event follows that one.
  await new Promise((next) => setTimeout(next));
}
