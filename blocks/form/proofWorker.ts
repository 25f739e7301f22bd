import { solveChallenge } from 'altcha-lib';
import * as pbkdf2 from 'altcha-lib/algorithms/web/pbkdf2';
import * as sha from 'altcha-lib/algorithms/web/sha';
import type { Challenge } from 'altcha-lib/types';

// In a worker: a second of computing would hold up typing.

/** Answers a challenge with its solution; with nothing if it is of another kind, or took too long. */
self.onmessage = async ({ data: challenge }: MessageEvent<Challenge>) => {
  const { deriveKey } = challenge.parameters.algorithm.startsWith('PBKDF2/') ? pbkdf2 : sha;
  try {
    self.postMessage((await solveChallenge({ challenge, deriveKey })) ?? undefined);
  } catch {
    self.postMessage(undefined);
  }
};
