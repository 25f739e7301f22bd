import { enhanceDropdowns } from './shell/dropdowns.ts';
import { enhanceEnquiry } from './shell/enquiry.ts';
import { enhanceScrolling } from './shell/scrolling.ts';
import { enhanceSearch } from './shell/search.ts';
import { enhanceSheet } from './shell/sheet.ts';

/**
 * Adds to the shell what HTML and CSS cannot do alone. Everything listens on the document, so a header that is
 * replaced needs nothing; calling it again does nothing; what is already open when it comes is taken over.
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
