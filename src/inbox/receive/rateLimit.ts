import { LRUCache } from 'lru-cache';

/** Entries that one sender may send in a span of time. */
interface Limit {
  entries: number;
  /** Milliseconds. */
  within: number;
}

/** A class that sends a form together from one address is let through; a program that goes on for hours is not. */
const usualLimits: Limit[] = [
  { entries: 60, within: 60_000 },
  { entries: 300, within: 3_600_000 },
];

/** Entries without the proof of work that a form asks for: enough for people without scripts, and for their mistakes. */
export const limitsWithoutProof: Limit[] = [
  { entries: 5, within: 60_000 },
  { entries: 30, within: 3_600_000 },
];

/** Senders that are remembered. */
const most = 20_000;

/**
 * Limits how often a sender is let through.
 * @returns a function that counts an entry of a sender and returns the seconds until the next one is let through; 0 if
 * this one is
 */
export function createRateLimit(limits: Limit[] = usualLimits): (sender: string, at: number) => number {
  const longest = Math.max(...limits.map(({ within }) => within));
  const timesBySender = new LRUCache<string, number[]>({ max: most });
  return (sender, at) => {
    const times = (timesBySender.get(sender) ?? []).filter((time) => time > at - longest);
    const waits = limits.map(({ entries, within }) => {
      const oldest = times.filter((time) => time > at - within).at(-entries);
      return oldest === undefined ? 0 : Math.ceil((oldest + within - at) / 1000);
    });
    const wait = Math.max(...waits);
    if (wait === 0) timesBySender.set(sender, [...times, at]);
    return wait;
  };
}
