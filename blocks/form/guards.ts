import type { FormValues } from '#rules/types.ts';
import { challengePath, guardNames } from '#shared/formGuards.ts';
import type { SubmitSettings } from './formTypes.ts';

const loadProofs = () => import('./workProof.ts');

/** Address that gives challenges for the proof of work; undefined if the form asks for none. */
function challengesOf({ kind, url, guards }: SubmitSettings): string | undefined {
  if (!guards?.altcha) return undefined;
  return guards.challenges ?? (kind === 'inbox' ? `${url}/${challengePath}` : undefined);
}

/**
 * Begins the proof of work while the form is filled in.
 * @param sent settings with the address that the form is sent to
 */
export function prepareGuards(sent: SubmitSettings | undefined): void {
  const challenges = sent && challengesOf(sent);
  if (challenges) loadProofs().then(({ prepareProof }) => prepareProof(challenges), ignore);
}

// Without a proof, whoever receives the entry decides.
const ignore = () => undefined;

/**
 * Values that guards send beside those of the fields.
 * @param seconds since the form has been there
 * @param trap what the field that people do not see holds
 */
export async function guardValues(sent: SubmitSettings, seconds: number, trap: string): Promise<FormValues> {
  const { honeypot, minSeconds } = sent.guards ?? {};
  const challenges = challengesOf(sent);
  const proof = challenges && (await loadProofs().then(({ takeProof }) => takeProof(challenges), ignore));
  return {
    ...(honeypot && { [guardNames.honeypot]: trap }),
    ...(minSeconds !== undefined && { [guardNames.minSeconds]: seconds.toFixed(1) }),
    ...(proof && { [guardNames.altcha]: proof }),
  };
}
