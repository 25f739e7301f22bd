import { custom } from './custom.ts';
import { feeds } from './feeds.ts';
import { outsideScripts } from './outsideScripts.ts';
import { rowFields } from './rowFields.ts';
import type { CheckRule } from './rule.ts';
import { sharePictures } from './sharePictures.ts';
import { createSiteCheckRule } from './siteCheck.ts';

/** Rules of the engine, and checks of the site itself. */
export const checkRules: CheckRule[] = [
  feeds,
  outsideScripts,
  rowFields,
  sharePictures,
  ...Object.entries(custom).map(([name, check]) => createSiteCheckRule(name, check)),
];
