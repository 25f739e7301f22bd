import type { LiveForm } from './liveForm.ts';

const inputOf = (eye: HTMLElement) =>
  document.getElementById(eye.getAttribute('aria-controls') ?? '') as HTMLInputElement;

const eyesOf = ({ element }: LiveForm) => element.querySelectorAll<HTMLElement>('button[aria-controls]');

/** Shows a password, or hides it again. @param eye the button beside it, which says what it does next */
export function togglePassword(eye: HTMLElement): void {
  const isShown = eye.toggleAttribute('data-shown');
  inputOf(eye).type = isShown ? 'text' : 'password';
  const { ariaLabel } = eye;
  eye.ariaLabel = eye.dataset.otherwise ?? '';
  eye.dataset.otherwise = ariaLabel ?? '';
}

/**
 * Hides the passwords that are shown while they are sent: browsers keep what is sent from a text input among their
 * suggestions.
 */
export function coverPasswords(form: LiveForm, isCovered: boolean): void {
  for (const eye of eyesOf(form)) inputOf(eye).type = 'shown' in eye.dataset && !isCovered ? 'text' : 'password';
}

/** Hides the passwords of a form that is empty again. */
export function hidePasswords(form: LiveForm): void {
  for (const eye of eyesOf(form)) if ('shown' in eye.dataset) togglePassword(eye);
}
