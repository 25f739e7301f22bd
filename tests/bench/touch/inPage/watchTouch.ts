import { type HasReacted, type ReactionName, reactions } from './reactions.ts';

/** Milliseconds from the first event of a touch; undefined for an event that did not happen. */
export interface TouchTimes {
  /** Time to the first frame in which the control shows feedback, or the page shows the reaction. */
  feedback?: number;
  /** Time to the first frame in which the page shows the reaction. */
  reaction?: number;
}

interface Watch {
  control: HTMLElement;
  reaction: ReactionName;
  /** First event of a touch. */
  startsWith: 'pointerdown' | 'input' | 'change';
  /** Timeout, ms. */
  patienceMs: number;
}

let watched: Promise<TouchTimes> = Promise.resolve({});

/** Times the next touch, from its event's own timestamp, which is when the finger came down. */
export function watchTouch({ control, reaction, startsWith, patienceMs }: Watch): void {
  watched = new Promise((done, fail) => {
    setTimeout(() => done({}), patienceMs);
    addEventListener(
      startsWith,
      ({ timeStamp }) => {
        try {
          const hasReacted = reactions[reaction](control);
          lookInEveryFrame({ control, hasReacted, start: timeStamp, patienceMs, done });
        } catch (error) {
          fail(error);
        }
      },
      { capture: true, once: true },
    );
  });
}

/** Times of the watched touch; empty if it never began. */
export const touchTimes = (): Promise<TouchTimes> => watched;

interface Look {
  control: HTMLElement;
  hasReacted: HasReacted;
  start: number;
  patienceMs: number;
  done: (times: TouchTimes) => void;
}

function lookInEveryFrame({ control, hasReacted, start, patienceMs, done }: Look): void {
  const times: TouchTimes = {};
  const check = () => {
    // A frame's own timestamp is when it was due, which may be before its content was ready.
    const ms = Math.round(performance.now() - start);
    if (hasReacted()) times.reaction = ms;
    if (times.reaction !== undefined || control.ariaBusy === 'true') times.feedback ??= ms;
    if (times.reaction !== undefined || ms > patienceMs) done(times);
    else requestAnimationFrame(check);
  };
  requestAnimationFrame(check);
}
