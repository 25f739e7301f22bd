import { alsoFields } from './alsoFields.ts';
import { custom } from './custom.ts';
import { feeds } from './feeds.ts';
import { markdownLists } from './markdownLists.ts';
import { outsideScripts } from './outsideScripts.ts';
import { pastedMarkdown } from './pastedMarkdown.ts';
import { rowFields } from './rowFields.ts';
import type { CheckRule } from './rule.ts';
import { sharePictures } from './sharePictures.ts';
import { createSiteCheckRule } from './siteCheck.ts';
import { structuredDataTypes } from './structuredDataTypes.ts';
import { tokenWords } from './tokenWords.ts';

/** Rules of the engine, and checks of the site itself. */
export const checkRules: CheckRule[] = [
  alsoFields,
  feeds,
  markdownLists,
  outsideScripts,
  pastedMarkdown,
  rowFields,
  sharePictures,
  structuredDataTypes,
  tokenWords,
  ...Object.entries(custom).map(([name, check]) => createSiteCheckRule(name, check)),
];
