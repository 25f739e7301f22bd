import type { Form } from '#blocks/form/form.types.ts';
import type { SiteSource } from '#engine/content/source.ts';
import { resolvePage } from '../resolve/page.ts';
import type { ResolvedBlock } from '../resolve/resolved.ts';
import { resolveShell } from '../resolve/site.ts';
import { createSiteContext, publishedPages } from '../resolve/siteContext.ts';

/** A form of a site, its options and tokens in place. */
export interface SiteForm {
  /** Name of its own, as `contact-us-contact`; of a block that is written once, the block's: `newsletter`. */
  name: string;
  /** The page on which it stands, or the first of several; `/` for one that stands around every page. */
  route: string;
  form: Form;
}

const formsIn = (blocks: ResolvedBlock[]): ResolvedBlock[] =>
  blocks.flatMap((block) => [...(block.type === 'form' ? [block] : []), ...block.slots.flatMap(formsIn)]);

/** `contact-us.json#/blocks/1` with the anchor `contact` is `contact-us-contact`, `_blocks/newsletter.json#` is `newsletter`. */
function nameOf({ origin, id }: ResolvedBlock): string {
  const [file = '', pointer = ''] = origin.split('#');
  const path = file.replace(/\.json$/, '').replace(/^_\w+\//, '');
  return [...path.split('/').filter(Boolean), ...(pointer && id ? [id] : [])].join('-');
}

/**
 * Every form of a checked site, each once: a shared block stands on many pages, and is the same form on all of them.
 * @param at ISO 8601 day on which drafts and dates are judged
 */
export function siteForms(source: SiteSource, at: string): SiteForm[] {
  const context = createSiteContext(source, new Map(), at);
  const found = [
    ...publishedPages(context).flatMap((page) =>
      formsIn(resolvePage(page, context).blocks).map((block) => ({ block, route: page.route })),
    ),
    ...formsIn(resolveShell(context).slots.flat()).map((block) => ({ block, route: '/' })),
  ];
  const forms = new Map<string, SiteForm>();
  for (const { block, route } of found) {
    const definition = JSON.stringify([block.origin, block.props]);
    if (!forms.has(definition))
      forms.set(definition, { name: nameOf(block), route, form: block.props as unknown as Form });
  }
  return withOwnNames([...forms.values()]);
}

/** Two forms may come by the same name; the later ones get a number. */
function withOwnNames(forms: SiteForm[]): SiteForm[] {
  const used = new Map<string, number>();
  return forms.map((form) => {
    const times = (used.get(form.name) ?? 0) + 1;
    used.set(form.name, times);
    return times > 1 ? { ...form, name: `${form.name}-${times}` } : form;
  });
}
