import type { Link } from '#shared/content.ts';

export interface BreadcrumbStep {
  title: string;
  link?: Link;
  current?: boolean;
}

/** Steps of the trail, ending with the page itself, which is added if the trail lacks it. */
export function breadcrumbSteps(trail: BreadcrumbStep[] | undefined, heading: string): BreadcrumbStep[] {
  if (!trail?.length) return [];
  return trail.some((step) => step.current) ? trail : [...trail, { title: heading, current: true }];
}
