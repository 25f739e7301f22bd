import { feeds } from './feeds.ts';
import { outsideScripts } from './outsideScripts.ts';
import { own } from './own.ts';
import { rowFields } from './rowFields.ts';
import type { Rule } from './rule.ts';
import { sharePictures } from './sharePictures.ts';
import { ruleOf } from './siteCheck.ts';

/** Rules that bring facts of their own, and the checks of the site's own. */
export const rules: Rule[] = [
  feeds,
  outsideScripts,
  rowFields,
  sharePictures,
  ...Object.entries(own).map(([name, check]) => ruleOf(name, check)),
];
