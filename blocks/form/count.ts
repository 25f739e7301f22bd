import { lengthOf } from '#rules/value.ts';
import { type Input, inputsOf, type LiveForm } from './liveForm.ts';

/** Says below an input how many characters stand in it, where that is counted. */
export function count({ id, value }: Input): void {
  const counter = document.getElementById(`${id}-counter`);
  if (!counter) return;
  const length = lengthOf(value);
  const [limit] = counter.children;
  counter.replaceChildren(`${length} / `, ...counter.children);
  counter.toggleAttribute('data-error', length > Number(limit?.textContent));
}

/** Counts in all inputs of a form. */
export function countAll(form: LiveForm): void {
  for (const field of form.fields) for (const input of inputsOf(form, field)) count(input);
}
