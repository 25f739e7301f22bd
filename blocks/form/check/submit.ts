import type { DefinedForm, FormSurroundings } from './readForm.ts';

/**
 * Addresses of the local machine, whose traffic cannot be intercepted.
 * https://w3c.github.io/webappsec-secure-contexts/#is-origin-trustworthy
 */
const loopbackHost = /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/;

/** Reports a form that cannot be sent, or not safely. */
export function checkSubmit(form: DefinedForm, surroundings: FormSurroundings): void {
  const { replaceTokens, siteUrl, report } = surroundings;
  const { submit, fields, said } = form;
  checkDestination(form, surroundings);
  if (submit.kind === 'none' && !said.success) report('form-success-unsaid', undefined, '/submit/kind');
  if (submit.kind !== 'http') return;
  if (!said.failure) report('form-failure-unsaid', undefined, '/submit/kind');
  if (!submit.url) report('form-url-missing', undefined, '/submit');
  if (submit.encoding !== 'form' && fields.some(({ kind }) => kind === 'file')) {
    report('form-files-as-json', undefined, submit.encoding ? '/submit/encoding' : '/submit');
  }
  const address = replaceTokens(submit.url ?? '');
  const target = URL.canParse(address, siteUrl) ? new URL(address, siteUrl) : undefined;
  const isReadable = target?.protocol === 'http:' && !loopbackHost.test(target.hostname);
  if (isReadable && fields.some(({ kind }) => kind === 'password')) {
    report('form-password-insecure', { url: target.href }, '/submit/url');
  } else if (isReadable && siteUrl?.startsWith('https:')) {
    const suggestion = address.replace(/^http:/i, 'https:');
    report('form-address-insecure', { url: address, suggestion }, '/submit/url');
  }
}

/** Reports a form that has no destination, and one that reports success to visitors although it sends nothing. */
function checkDestination({ submit }: DefinedForm, surroundings: FormSurroundings): void {
  const { isDemonstration, isInDraft, isInPattern, report } = surroundings;
  if (submit.kind === undefined && !isInPattern) report('form-destination-missing', undefined, '/submit');
  const isQuiet = isDemonstration || submit.demonstration === true || isInDraft || isInPattern;
  if (submit.kind === 'simulate' && !isQuiet) report('form-pretends', undefined, '/submit/kind');
}
