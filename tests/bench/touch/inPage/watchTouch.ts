import { type HasReacted, type ReactionName, reactions } from './reactions.ts';

/** Milliseconds from the first event of a touch; undefined for what did not come. */
export interface TouchTimes {
  /** To the first frame in which the control says that it heard, or the page shows the reaction. */
  feedback?: number;
  /** To the first frame in which the page shows the reaction. */
  reaction?: number;
}

interface Watch {
  control: HTMLElement;
  reaction: ReactionName;
  /** The event that a touch begins with. */
  startsWith: 'pointerdown' | 'input' | 'change';
  /** After so long nothing is waited for any more, ms. */
  patienceMs: number;
}

let watched: Promise<TouchTimes> = Promise.resolve({});

/** Times the next touch, from its event's own time on, which is when the finger came down. */
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

/** What became of the touch that is watched: empty when it never began. */
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
  const look = () => {
    // A frame's own time is when it was due, which may be before what it shows was there.
    const ms = Math.round(performance.now() - start);
    if (hasReacted()) times.reaction = ms;
    if (times.reaction !== undefined || control.ariaBusy === 'true') times.feedback ??= ms;
    if (times.reaction !== undefined || ms > patienceMs) done(times);
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
