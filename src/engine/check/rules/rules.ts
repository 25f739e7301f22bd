import { feeds } from './feeds.ts';
import { rowFields } from './rowFields.ts';
import type { Rule } from './rule.ts';
import { sharePictures } from './sharePictures.ts';

/** Rules that bring facts of their own. */
export const rules: Rule[] = [feeds, rowFields, sharePictures];
