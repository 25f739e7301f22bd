import type { DefinedField, FormDefinition } from './formShape.ts';

/** A form that has come to life. What was filled in, and what is wrong with it, stands in the document and is read from there. */
export interface LiveForm extends FormDefinition {
  element: HTMLFormElement;
  /** Gives a copy of a part of what `FormRest.tsx` has rendered, by its `data-part`. */
  copyPart: (name: string) => HTMLElement;
}

/** Reads a form from its block's element, and from what `FormRest.tsx` has rendered. */
export function readForm(block: HTMLElement, rest: DocumentFragment): LiveForm {
  const holder = rest.querySelector<HTMLElement>('[data-form]') as HTMLElement;
  return {
    ...(JSON.parse(holder.dataset.form ?? '') as FormDefinition),
    element: block.querySelector('form') as HTMLFormElement,
    copyPart(name) {
      const copy = document.importNode(holder.querySelector<HTMLElement>(`[data-part=${name}]`) as HTMLElement, true);
      delete copy.dataset.part;
      return copy;
    },
  };
}

/** An element that a visitor fills in. */
export type Input = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The inputs of a field: one, or each of its choices. */
export const inputsOf = ({ element }: LiveForm, { name }: DefinedField): [Input, ...Input[]] =>
  [...element.querySelectorAll<Input>(`[name="${name}"]`)] as [Input, ...Input[]];

/** What is around an input, its label and its help: the group of several choices, or Mantine's wrapper. */
export const wrapperOf = (input: Input): HTMLElement =>
  input.closest('fieldset') ?? (input.labels?.[0]?.parentElement as HTMLElement);

/** All that belongs to a field: a child of the form. */
export function placeOf(form: LiveForm, field: DefinedField): HTMLElement {
  let place: HTMLElement = inputsOf(form, field)[0];
  while (place.parentElement && place.parentElement !== form.element) place = place.parentElement;
  return place;
}

/** Puts words into the innermost element of a button's markup. */
export function writeInto(element: Element, words: string): void {
  let inner = element;
  while (inner.firstElementChild) inner = inner.firstElementChild;
  inner.textContent = words;
}
