/** One touch or key as the browser's Interaction to Next Paint counts it. */
export interface Interaction {
  /** Time from the event to the next paint, ms, in steps of 8 ms. Interactions below 16 ms are not recorded. */
  ms: number;
  /** Part of it before the handlers ran, ms. */
  waited: number;
  /** Part of it while the handlers ran, ms. */
  handled: number;
  /** Name of its longest event. */
  event: string;
  /** Name of the touched element. */
  target: string;
}

const longest = new Map<number, Interaction>();

/** Records interactions from now on: the longest event of each counts. */
export function noteInteractions(): void {
  const options = { type: 'event', buffered: true, durationThreshold: 16 };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) note(entry);
  }).observe(options);
}

function note({ interactionId, duration, startTime, processingStart, processingEnd, name, target }: Timing): void {
  if (!interactionId || duration <= (longest.get(interactionId)?.ms ?? 0)) return;
  longest.set(interactionId, {
    ms: duration,
    waited: Math.round(processingStart - startTime),
    handled: Math.round(processingEnd - processingStart),
    event: name,
    target: nameOf(target),
  });
}

type Timing = PerformanceEventTiming & { interactionId?: number };

/** Block and control, as `explorer button "Diploma"`. */
function nameOf(target: Node | null): string {
  const element = target instanceof Element ? (target.closest('button,a,summary,input,select') ?? target) : null;
  if (!element) return 'something that is gone';
  const block = element.closest<HTMLElement>('[data-block]')?.dataset.block ?? 'shell';
  const words = element.ariaLabel ?? element.textContent?.trim() ?? '';
  return `${block} ${element.localName} ${JSON.stringify(words.slice(0, 30))}`;
}

export const interactions = (): Interaction[] => [...longest.values()];
