import type { FormValues } from '#rules/types.ts';
import type { Submit } from './formShape.ts';
import { type Outcome, sendForm } from './sendForm.ts';

const wait = (delayMs: number) => new Promise((resolve) => setTimeout(resolve, delayMs));

/** Does with the values what a form says. Only `http` sends; the other kinds end well without. Never throws. */
export async function deliver(submit: Submit, values: FormValues): Promise<Outcome> {
  if (submit.kind === 'http') return sendForm(submit, values);
  await wait(submit.delayMs ?? 0);
  return { step: 'success' };
}
