import type { Link } from '#shared/content.ts';

/** One step of a breadcrumb. */
export interface Step {
  title: string;
  link?: Link;
  current?: boolean;
}

/** The whole way to the page: ends with the page itself, which is added when the trail does not hold it. */
export function steps(trail: Step[] | undefined, heading: string): Step[] {
  if (!trail?.length) return [];
  return trail.some((step) => step.current) ? trail : [...trail, { title: heading, current: true }];
}
