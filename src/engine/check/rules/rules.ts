import { alsoFields } from './alsoFields.ts';
import { altTexts } from './altTexts.ts';
import { custom } from './custom.ts';
import { eachOnPages } from './eachOnPages.ts';
import { factValues } from './factValues.ts';
import { feeds } from './feeds.ts';
import { keptExamples } from './keptExamples.ts';
import { listAddresses } from './listAddresses.ts';
import { markdownLists } from './markdownLists.ts';
import { menuEntries } from './menuEntries.ts';
import { misspeltAddresses } from './misspeltAddresses.ts';
import { outsideScripts } from './outsideScripts.ts';
import { pastedMarkdown } from './pastedMarkdown.ts';
import { phoneCountries } from './phoneCountries.ts';
import { redirectChains } from './redirectChains.ts';
import { rowFields } from './rowFields.ts';
import type { CheckRule } from './rule.ts';
import { searchExclusions } from './searchExclusions.ts';
import { sharePictures } from './sharePictures.ts';
import type { SiteCheck } from './siteCheck.ts';
import { createSiteCheckRule } from './siteCheckRule.ts';
import { siteLanguages } from './siteLanguages.ts';
import { structuredDataTypes } from './structuredDataTypes.ts';
import { tokenWords } from './tokenWords.ts';
import { untranslatedTexts } from './untranslatedTexts.ts';
import { upcomingEvents } from './upcomingEvents.ts';
import { vagueLabels } from './vagueLabels.ts';
import { weekdays } from './weekdays.ts';
import { yearStatements } from './yearStatements.ts';

/** Rules of the engine, and checks of the site itself. */
export const checkRules: CheckRule[] = [
  alsoFields,
  eachOnPages,
  feeds,
  keptExamples,
  listAddresses,
  markdownLists,
  outsideScripts,
  pastedMarkdown,
  rowFields,
  sharePictures,
  structuredDataTypes,
  tokenWords,
  menuEntries,
  misspeltAddresses,
  phoneCountries,
  redirectChains,
  searchExclusions,
  siteLanguages,
  altTexts,
  vagueLabels,
  factValues,
  untranslatedTexts,
  upcomingEvents,
  weekdays,
  yearStatements,
  ...rulesOf(custom),
];

/** Rules of the engine alone come first. */
const firstOfSite = checkRules.length - Object.keys(custom).length;

/** Replaces the checks of the site, whose code has changed. */
export function replaceSiteChecks(checks: Record<string, SiteCheck>): void {
  checkRules.splice(firstOfSite, checkRules.length, ...rulesOf(checks));
}

function rulesOf(checks: Record<string, SiteCheck>): CheckRule[] {
  return Object.entries(checks).map(([name, check]) => createSiteCheckRule(name, check));
}
