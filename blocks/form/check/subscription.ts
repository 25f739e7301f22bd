import type { DefinedForm, FormSurroundings } from './readForm.ts';

/** Reports a subscription that cannot be confirmed: it needs an address that is always filled in. */
export function checkSubscription({ submit, fields }: DefinedForm, { report }: FormSurroundings): void {
  if (submit.subscription === undefined) return;
  const addresses = fields.filter(({ kind }) => kind === 'email');
  const isAlwaysFilledIn = addresses.some(
    ({ when, rules = [] }) => !when && rules.some(({ rule }) => rule === 'required'),
  );
  if (!isAlwaysFilledIn) {
    const [first] = addresses;
    report('form-subscription-unaddressed', first ? { name: first.name } : {}, '/submit/subscription');
  }
}
