/** Guards of a form against programs that fill in every form they find, as a page has them. */
export interface FormGuards {
  /** A field that people do not see must be empty. */
  honeypot?: boolean;
  /** Seconds that a person needs to fill the form in, from when it is there. */
  minSeconds?: number;
  /** The browser proves that it has worked for a moment (https://altcha.org). */
  altcha?: boolean;
  /** Address that gives challenges for the proof; of the inbox if left out. */
  challenges?: string;
}

/** Names under which guards send what they know. No field of a form with the guard may have one of them. */
export const guardNames = { honeypot: 'website', minSeconds: '_seconds', altcha: 'altcha' } as const;

/** Part of the address of challenges, behind that of the form in the inbox. */
export const challengePath = 'challenge';
