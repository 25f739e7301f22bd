import { guardNames } from '#shared/formGuards.ts';
import type { DefinedForm, FormSurroundings } from './readForm.ts';

/** Destinations that receive what guards send. */
const receivers = ['inbox', 'http'];

/** Reports guards against programs that have no effect, or would take an answer for their own. */
export function checkGuards({ submit, fields }: DefinedForm, { report }: FormSurroundings): void {
  const { kind, guards } = submit;
  if (!guards) return;
  for (const [guard, name] of Object.entries(guardNames)) {
    const taken = guards[guard as keyof typeof guardNames] ? fields.find((field) => field.name === name) : undefined;
    if (taken) report('form-guard-name', { name, guard }, `${taken.pointer}/name`);
  }
  if (kind !== undefined && !receivers.includes(kind)) {
    if (Object.values(guards).some(Boolean)) report('form-guards-unused', { setting: 'guards' }, '/submit/guards');
    return;
  }
  if (guards.challenges && !(kind === 'http' && guards.altcha))
    report('form-guards-unused', { setting: 'challenges' }, '/submit/guards/challenges');
  if (kind === 'http' && guards.altcha && !guards.challenges)
    report('form-challenges-missing', undefined, '/submit/guards/altcha');
}
