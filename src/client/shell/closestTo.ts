/** The nearest element around an event's target that matches, the target itself included. */
export function closestTo(target: EventTarget | null, selector: string): HTMLElement | undefined {
  return target instanceof Element ? (target.closest<HTMLElement>(selector) ?? undefined) : undefined;
}
