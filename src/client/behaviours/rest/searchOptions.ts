import { fold } from '#ui/list/fold.ts';

/** Hides the buttons of a filter whose words do not contain what is typed into its field. */
export function searchOptions(field: HTMLInputElement): void {
  const control = field.closest('[data-field]');
  const text = fold(field.value);
  let found = 0;
  for (const button of control?.querySelectorAll<HTMLElement>('[aria-pressed]') ?? []) {
    button.hidden = !fold(button.textContent ?? '').includes(text);
    if (!button.hidden) found++;
  }
  const status = control?.querySelector<HTMLElement>('[data-no-option]');
  if (status) status.textContent = found ? '' : (status.dataset.noOption ?? '');
}
