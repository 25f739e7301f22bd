import { isObject } from '#shared/json.ts';
import { checkGuards } from './guards.ts';
import type { DefinedForm, FormSurroundings } from './readForm.ts';
import { checkRecipients } from './recipients.ts';
import { checkSubscription } from './subscription.ts';

/**
 * Addresses of the local machine, whose traffic cannot be intercepted.
 * https://w3c.github.io/webappsec-secure-contexts/#is-origin-trustworthy
 */
const loopbackHost = /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/;

/** Reports a form that cannot be sent, or not safely. */
export function checkSubmit(form: DefinedForm, surroundings: FormSurroundings): void {
  const { inboxUrl, report } = surroundings;
  const { submit, fields, said } = form;
  checkDestination(form, surroundings);
  checkGuards(form, surroundings);
  for (const { settings, pointer } of fields) {
    const url = isObject(settings.check) ? settings.check.url : undefined;
    if (typeof url === 'string') checkAddress(url, `${pointer}/check/url`, surroundings);
  }
  if (submit.guards?.challenges) checkAddress(submit.guards.challenges, '/submit/guards/challenges', surroundings);
  if (submit.kind === 'none' && !said.success) report('form-success-unsaid', undefined, '/submit/kind');
  if (submit.kind === 'inbox' && !inboxUrl) report('form-inbox-unknown', undefined, '/submit/kind');
  if (form.hasPlaces && submit.kind !== 'inbox' && submit.kind !== undefined)
    report('form-places-uncounted', undefined, '/places');
  if (form.hasLinks && submit.kind !== 'inbox' && submit.kind !== undefined)
    report('form-link-unstored', undefined, '/resumeDays');
  if (submit.kind === 'inbox') {
    checkSubscription(form, surroundings);
    checkRecipients(form, surroundings);
  }
  if (submit.kind !== 'http' && submit.kind !== 'inbox') return;
  if (!said.failure) report('form-failure-unsaid', undefined, '/submit/kind');
  if (submit.kind === 'http') checkService(form, surroundings);
}

/** Reports a form that cannot be sent to another service, or not safely. */
function checkService({ submit, fields }: DefinedForm, surroundings: FormSurroundings): void {
  const { report } = surroundings;
  if (!submit.url) report('form-url-missing', undefined, '/submit');
  if (submit.encoding !== 'form' && fields.some(({ kind }) => kind === 'file')) {
    report('form-files-as-json', undefined, submit.encoding ? '/submit/encoding' : '/submit');
  }
  const target = readableTarget(submit.url ?? '', surroundings);
  if (target && fields.some(({ kind }) => kind === 'password'))
    report('form-password-insecure', { url: target.href }, '/submit/url');
  else checkAddress(submit.url ?? '', '/submit/url', surroundings);
}

/** Address to which what is sent can be read on the way; undefined if it cannot. */
function readableTarget(url: string, { replaceTokens, siteUrl }: FormSurroundings): URL | undefined {
  const address = replaceTokens(url);
  const target = URL.canParse(address, siteUrl) ? new URL(address, siteUrl) : undefined;
  return target?.protocol === 'http:' && !loopbackHost.test(target.hostname) ? target : undefined;
}

/** Reports an address to which browsers do not send from a page that is served safely. */
function checkAddress(url: string, pointer: string, surroundings: FormSurroundings): void {
  const { replaceTokens, siteUrl, report } = surroundings;
  if (!readableTarget(url, surroundings) || !siteUrl?.startsWith('https:')) return;
  const address = replaceTokens(url);
  report('form-address-insecure', { url: address, suggestion: address.replace(/^http:/i, 'https:') }, pointer);
}

/** Reports a form that has no destination, and one that reports success to visitors although it sends nothing. */
function checkDestination({ submit }: DefinedForm, surroundings: FormSurroundings): void {
  const { isDemonstration, isInDraft, isInPattern, report } = surroundings;
  if (submit.kind === undefined && !isInPattern) report('form-destination-missing', undefined, '/submit');
  const isQuiet = isDemonstration || submit.demonstration === true || isInDraft || isInPattern;
  if (submit.kind === 'simulate' && !isQuiet) report('form-pretends', undefined, '/submit/kind');
}
