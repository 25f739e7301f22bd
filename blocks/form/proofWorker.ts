import { solveChallenge } from 'altcha-lib';
import { deriveKey as deriveByPbkdf2 } from 'altcha-lib/algorithms/web/pbkdf2';
import { deriveKey as deriveBySha } from 'altcha-lib/algorithms/web/sha';
import type { Challenge } from 'altcha-lib/types';

/**
 * Address of this file, which is the code of its own worker. It is built as any other: Vite finds no worker in a folder
 * with a `#` in its name.
 */
export const address = import.meta.url;

/** Answers a challenge with its solution; with nothing if it is of another kind, or took too long. */
async function answer({ data: challenge }: MessageEvent<Challenge>): Promise<void> {
  const deriveKey = challenge.parameters.algorithm.startsWith('PBKDF2/') ? deriveByPbkdf2 : deriveBySha;
  try {
    self.postMessage((await solveChallenge({ challenge, deriveKey })) ?? undefined);
  } catch {
    self.postMessage(undefined);
  }
}

// In a worker: a second of computing would hold up typing.
if (typeof document === 'undefined') self.onmessage = answer;
