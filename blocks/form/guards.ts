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

/** Seconds since the site was opened in this tab, which is no later than its form was. */
const secondsHere = () => (performance.now() / 1000).toFixed(1);

/** Text in the field that people do not see; empty if the form has none. */
function trapIn(form: HTMLFormElement | null): string {
  const trap = form?.elements.namedItem(guardNames.honeypot);
  return trap instanceof HTMLInputElement ? trap.value : '';
}

/**
 * Values that guards send beside those of the fields.
 * @param sent settings with the address that the form is sent to
 */
export async function guardValues(sent: SubmitSettings, form: HTMLFormElement | null): Promise<FormValues> {
  const { honeypot, minSeconds } = sent.guards ?? {};
  const challenges = challengesOf(sent);
  const proof = challenges && (await loadProofs().then(({ takeProof }) => takeProof(challenges), ignore));
  return {
    ...(honeypot && { [guardNames.honeypot]: trapIn(form) }),
    ...(minSeconds !== undefined && { [guardNames.minSeconds]: secondsHere() }),
    ...(proof && { [guardNames.altcha]: proof }),
  };
}
