import type { Form } from '#blocks/form/form.types.ts';
import type { SiteSource } from '#engine/content/siteSource.ts';
import { findSubmittingBlocks } from '#engine/make/schemas/submittingBlocks.ts';

/** A form of a site, with its options and tokens resolved. */
export interface SiteForm {
  name: string;
  /** Route of its page, or of the first of several. */
  route: string;
  form: Form;
}

/**
 * Every form of a checked site, each once.
 * @param at ISO 8601 day for which drafts and dates are judged
 */
export const siteForms = (source: SiteSource, at: string): SiteForm[] =>
  findSubmittingBlocks(source, at)
    .filter(({ type }) => type === 'form')
    .map(({ name, route, props }) => ({ name, route, form: props as unknown as Form }));
