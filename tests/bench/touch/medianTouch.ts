import type { Touch } from './touchControl.ts';

/** The figure in the middle. Sorting leaves `undefined`, for what never came, at the end. */
const median = <Value extends number | undefined>(values: Value[]): Value =>
  values.toSorted((a, b) => Number(a) - Number(b))[Math.floor(values.length / 2)] as Value;

/** Median of each figure of some touches of one control. */
export const medianTouch = (touches: Touch[]): Touch => ({
  feedback: median(touches.map(({ feedback }) => feedback)),
  reaction: median(touches.map(({ reaction }) => reaction)),
  longestTask: median(touches.map(({ longestTask }) => longestTask)),
});
