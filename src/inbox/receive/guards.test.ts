import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { expect, it } from 'vitest';
import { inboxForm, json, startTestInbox, temporaryStore } from '#tests/samples/inbox.ts';
import { createGuards } from './guards.ts';
import type { SentEntry } from './readValues.ts';

const guarded = inboxForm(undefined, { guards: { honeypot: true, minSeconds: 3, altcha: true } });
const quick = inboxForm(undefined, { guards: { honeypot: true, minSeconds: 3 } });
const sent = (values: object): SentEntry => ({ kind: 'json', values });
const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64');

/** Guards, and proofs of work for a form. */
async function guardsAndProofs() {
  const { database } = await temporaryStore();
  const guards = createGuards(database);
  const challengeOf = (form = guarded) => guards.challenge(form, Date.now());
  const proofOf = async (challenge: Awaited<ReturnType<typeof challengeOf>>) =>
    encode({ challenge, solution: await solveChallenge({ challenge, deriveKey }) });
  return { database, guards, challengeOf, proofOf };
}

it('finds what is filled in by programs', async () => {
  const { guards } = await guardsAndProofs();
  const judge = (values: object) => guards.judge(quick, sent(values));
  expect(await judge({ website: '', _seconds: '3.0' })).toBe('clean');
  expect(await judge({ website: 'https://spam.example', _seconds: '9' })).toBe('spam');
  for (const seconds of ['2.9', '', 'soon', '-1']) expect(await judge({ _seconds: seconds })).toBe('spam');
  const pairs: SentEntry = { kind: 'pairs', pairs: [['website', 'x']] };
  expect(await guards.judge(quick, pairs)).toBe('spam');
  expect(await guards.judge({ ...quick, guards: {} }, pairs)).toBe('clean');
});

it('does not judge how long it took in a browser without scripts', async () => {
  const { guards } = await guardsAndProofs();
  expect(await guards.judge(quick, { kind: 'pairs', pairs: [['website', '']] })).toBe('clean');
  expect(await guards.judge(guarded, { kind: 'pairs', pairs: [] })).toBe('unproven');
});

it('counts a proof of work once, for its own form, and from every inbox with the database', async () => {
  const { database, guards, challengeOf, proofOf } = await guardsAndProofs();
  const altcha = await proofOf(await challengeOf());
  expect(await createGuards(database).judge(guarded, sent({ altcha }))).toBe('clean');
  expect(await guards.judge(guarded, sent({ altcha }))).toBe('clean');
  expect(await guards.judge(guarded, sent({ altcha }))).toBe('spam');
  const other = await proofOf(await challengeOf({ ...guarded, key: '0'.repeat(16) }));
  expect(await guards.judge(guarded, sent({ altcha: other }))).toBe('spam');
});

it('takes nothing else for a proof of work', async () => {
  const { guards, challengeOf } = await guardsAndProofs();
  const challenge = await challengeOf();
  const solution = { counter: 1, derivedKey: '00'.repeat(32) };
  const own = { ...challenge, parameters: { ...challenge.parameters, keyPrefix: '0' } };
  const ended = await guards.challenge(guarded, Date.now() - 2 * 60 * 60_000);
  const ofEnded = { challenge: ended, solution: await solveChallenge({ challenge: ended, deriveKey }) };
  for (const altcha of [
    '',
    'x',
    encode({}),
    encode([]),
    ...[{ challenge, solution }, { challenge: own, solution }, { challenge }, ofEnded].map(encode),
  ])
    expect(await guards.judge(guarded, sent({ altcha }))).toBe('spam');
});

it('stores spam as spam and thanks for it, and takes a few entries without a proof', async () => {
  const { send, stored, url } = await startTestInbox([guarded]);
  const challenge = await fetch(`${url}/${guarded.key}/challenge`, { headers: { origin: 'http://localhost:4173' } });
  expect(challenge.headers.get('access-control-allow-origin')).toBe('http://localhost:4173');
  expect(await challenge.json()).toMatchObject({ parameters: { data: { form: guarded.key } } });
  expect((await send(guarded.key, json({ name: 'Asha', website: 'x' }))).status).toBe(201);
  expect((await stored()).map(({ state }) => state)).toEqual(['spam']);
  const statuses = [];
  for (let number = 0; number < 6; number++)
    statuses.push((await send(guarded.key, { body: new URLSearchParams({ name: `Asha ${number}x` }) })).status);
  expect(statuses).toEqual([303, 303, 303, 303, 303, 429]);
});

it('gives no challenges for a form that asks for none', async () => {
  const { url } = await startTestInbox([quick]);
  expect((await fetch(`${url}/${quick.key}/challenge`)).status).toBe(404);
});
