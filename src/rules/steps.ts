/** Limits of a field on which one chooses a number: a slider, or stars. */
export interface StepField {
  input: string;
  from?: number;
  to?: number;
  step?: number;
}

/** Limits that a field has when its page sets none: a slider goes from 0 to 100, and there are five stars. */
const usual = { range: { from: 0, to: 100 }, rating: { from: 1, to: 5 } };

/** Most values of a slider that are listed one by one. */
const mostListed = 1000;

/** Limits of a slider or of stars, complete. */
export function limitsOfSteps({ input, from, to, step = 1 }: StepField): Required<Omit<StepField, 'input'>> {
  const limits = input === 'rating' ? usual.rating : usual.range;
  return { from: (input === 'rating' ? undefined : from) ?? limits.from, to: to ?? limits.to, step };
}

/** @returns every value that can be chosen, as it is sent; undefined if there are too many to be listed */
export function stepValues(field: StepField): string[] | undefined {
  const { from, to, step } = limitsOfSteps(field);
  const count = Math.floor((to - from) / step + 1e-9) + 1;
  if (!(count > 0) || count > mostListed) return undefined;
  // As decimals are written: 0.1 + 0.2 is 0.3.
  return Array.from({ length: count }, (_, index) => String(Number((from + index * step).toFixed(9))));
}

/** @returns true for a number that the slider or the stars can have; between the ends if its steps are too many to be listed */
export function isStep(field: StepField, value: string): boolean {
  const { from, to } = limitsOfSteps(field);
  return stepValues(field)?.includes(value) ?? (value.trim() !== '' && Number(value) >= from && Number(value) <= to);
}
