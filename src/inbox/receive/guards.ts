import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Challenge, Payload } from 'altcha-lib/types';
import type { Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import { guardNames } from '#shared/formGuards.ts';
import type { InboxForm } from '#shared/inboxForm.ts';
import { isObject } from '#shared/json.ts';
import { secretOf } from '../store/secrets.ts';
import type { Tables } from '../store/tables.ts';
import type { SentEntry } from './readValues.ts';

/**
 * Judgement of an entry by the guards of its form: `unproven` without a proof of work where the form asks for one, as
 * from a browser without scripts.
 */
export type Judgement = 'clean' | 'unproven' | 'spam';

/** Guards of forms against programs. */
export interface Guards {
  challenge: (form: InboxForm, at: number) => Promise<Challenge>;
  judge: (form: InboxForm, sent: SentEntry) => Promise<Judgement>;
}

/** Milliseconds for which a challenge can be answered: time enough for a long form. */
const challengeFor = 60 * 60_000;

/** Work of a proof: about 256 keys of this cost, together about a second. */
const work = { algorithm: 'PBKDF2/SHA-256', cost: 5_000, keyPrefix: '00' };

/** Proofs that are remembered, so that each counts once. */
const mostUsed = 100_000;

/** Text that came under a name which is no field's; undefined if none did. */
export function sentText(sent: SentEntry, name: string): string | undefined {
  if (sent.kind === 'json') {
    const value = isObject(sent.values) && Object.hasOwn(sent.values, name) ? sent.values[name] : undefined;
    return value === undefined ? undefined : String(value);
  }
  const value = sent.pairs.find(([key]) => key === name)?.[1];
  return typeof value === 'string' ? value : undefined;
}

const readProof = (text: string): Payload => JSON.parse(Buffer.from(text, 'base64').toString('utf8'));

/**
 * Creates the guards. Their secret is in the database, so that a challenge can be answered after the inbox has been
 * started anew, or to another one with the same database.
 */
export function createGuards(database: Kysely<Tables>): Guards {
  const used = new LRUCache<string, true>({ max: mostUsed, ttl: challengeFor });
  let known: Promise<string> | undefined;
  const secret = () => (known ??= secretOf(database, 'challenges'));

  async function isProof(form: InboxForm, text: string): Promise<boolean> {
    try {
      const { challenge, solution } = readProof(text);
      const { signature = '', parameters } = challenge;
      if (parameters.data?.form !== form.key || used.has(signature)) return false;
      const { verified } = await verifySolution({
        challenge,
        solution,
        deriveKey,
        hmacSignatureSecret: await secret(),
      });
      if (verified) used.set(signature, true);
      return verified;
    } catch {
      // Anything may have been sent in place of a proof.
      return false;
    }
  }

  return {
    challenge: async (form, at) =>
      createChallenge({
        ...work,
        deriveKey,
        data: { form: form.key },
        expiresAt: new Date(at + challengeFor),
        hmacSignatureSecret: await secret(),
      }),
    async judge(form, sent) {
      const { honeypot, minSeconds, altcha } = form.guards ?? {};
      if (honeypot && (sentText(sent, guardNames.honeypot) ?? '') !== '') return 'spam';
      // Browsers without scripts do not know how long it took.
      const seconds = Number(sentText(sent, guardNames.minSeconds) ?? Number.POSITIVE_INFINITY);
      if (minSeconds !== undefined && !(seconds >= minSeconds)) return 'spam';
      if (!altcha) return 'clean';
      const proof = sentText(sent, guardNames.altcha);
      if (proof === undefined) return 'unproven';
      return (await isProof(form, proof)) ? 'clean' : 'spam';
    },
  };
}
