import { enhanceDropdowns } from './shell/dropdowns.ts';
import { enhanceEnquiry } from './shell/enquiry.ts';
import { enhanceScrolling } from './shell/scrolling.ts';
import { enhanceSearch } from './shell/search.ts';
import { enhanceSheet } from './shell/sheet.ts';

/**
 * Adds to the shell what HTML and CSS cannot do alone. All listeners are on the document, so that they survive a
 * replaced header. Repeated calls have no effect. Panels that are already open are handled too.
 */
export function enhanceShell(document: Document): void {
  const { dataset } = document.documentElement;
  if (dataset.shell !== undefined) return;
  dataset.shell = '';
  enhanceDropdowns(document);
  enhanceSheet(document);
  enhanceEnquiry(document);
  enhanceScrolling(document);
  enhanceSearch(document);
}
