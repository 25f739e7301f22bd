import { join } from 'node:path';

/** Path of the file with a block type's component, from the folder of the checkout: `blocks/hero/Hero.tsx`. */
export const componentFile = (type: string): string => join('blocks', type, `${componentName(type)}.tsx`);

/** Name of a block type's component: `CallToAction` for `call-to-action`. */
export const componentName = (type: string): string =>
  type.replace(/(^|-)(.)/g, (_, __, letter: string) => letter.toUpperCase());
