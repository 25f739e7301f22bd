import type { Form } from '#blocks/form/form.types.ts';
import type { SiteSource } from '#engine/content/source.ts';
import { sendingBlocks } from '#engine/make/schemas/sendingBlocks.ts';

/** A form of a site, its options and tokens in place. */
export interface SiteForm {
  name: string;
  /** The page on which it stands, or the first of several. */
  route: string;
  form: Form;
}

/**
 * Every form of a checked site, each once.
 * @param at ISO 8601 day on which drafts and dates are judged
 */
export const siteForms = (source: SiteSource, at: string): SiteForm[] =>
  sendingBlocks(source, at)
    .filter(({ type }) => type === 'form')
    .map(({ name, route, props }) => ({ name, route, form: props as unknown as Form }));
