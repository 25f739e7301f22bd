import type { Challenge, Solution } from 'altcha-lib/types';
import { startTimeLimit } from '#ui/startTimeLimit.ts';

/** Milliseconds after which a proof is made anew: challenges end some time after they were given. */
const freshFor = 10 * 60_000;

interface Proof {
  /** Undefined if it could not be made. */
  text: Promise<string | undefined>;
  begunAt: number;
}

const proofs = new Map<string, Proof>();

/** Begins a proof for challenges of an address, unless one is there that has not ended. */
export function prepareProof(challenges: string): Proof {
  const known = proofs.get(challenges);
  if (known && performance.now() - known.begunAt < freshFor) return known;
  const proof = { text: prove(challenges).catch(() => undefined), begunAt: performance.now() };
  proofs.set(challenges, proof);
  return proof;
}

/**
 * Takes the proof that has been begun, or makes one. Each counts once.
 * @returns it as ALTCHA sends it; undefined if none could be made, as without a connection
 */
export async function takeProof(challenges: string): Promise<string | undefined> {
  const early = await prepareProof(challenges).text;
  // Where the connection was gone while the form was filled in, it may be there now.
  if (early === undefined) proofs.delete(challenges);
  const text = early ?? (await prepareProof(challenges).text);
  proofs.delete(challenges);
  return text;
}

async function prove(challenges: string): Promise<string> {
  const limit = startTimeLimit(undefined);
  try {
    const { default: ky } = await import('ky');
    const challenge = await ky.get(challenges, { signal: limit.signal, timeout: false, retry: 0 }).json<Challenge>();
    const solution = await solve(challenge, limit.signal);
    const bytes = new TextEncoder().encode(JSON.stringify({ challenge, solution }));
    return btoa(String.fromCharCode(...bytes));
  } finally {
    limit.end();
  }
}

/** Solves a challenge beside the page, which goes on meanwhile. */
async function solve(challenge: Challenge, signal: AbortSignal): Promise<Solution> {
  const { address } = await import('./proofWorker.ts');
  const worker = new Worker(address, { type: 'module' });
  const solved = new Promise<Solution>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<Solution | undefined>) => (data ? resolve(data) : reject(new Error()));
    worker.onerror = reject;
    signal.addEventListener('abort', reject);
    worker.postMessage(challenge);
  });
  return solved.finally(() => worker.terminate());
}
