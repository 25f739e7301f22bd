import type { BlockContext } from '#shared/content.ts';

/** Id of the heading of a step, which has the focus when the step is shown. */
export const stepHeadingId = (formId: string, name: string): string => `${formId}-step-${name.replaceAll(' ', '-')}`;

/** Level of a heading below another one. */
export const nextLevel = (level: BlockContext['level']) => Math.min(5, level + 1) as BlockContext['level'];
