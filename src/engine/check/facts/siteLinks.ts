import type { Schema } from '#engine/content/schema/schema.ts';
import type { MarkdownLink } from '#engine/content/text/inspectMarkdown.ts';
import type { JsonObject } from '#shared/json.ts';
import type { WalkPosition } from './walkPosition.ts';

/** Text that is the address of a site and nothing else: `www.example.org`, `https://example.org/about`. */
const siteName = /^(?:https?:\/\/)?(?:www\.)?((?:[a-z\d-]+\.)+[a-z]{2,})(?:\/\S*)?$/i;

/**
 * Host that a text names, if the link leads to a host of another owner.
 * @param text shown for the link
 */
export function findOtherHost(link: string, text: string): string | undefined {
  const shown = text.trim().match(siteName)?.[1]?.toLowerCase();
  if (!shown || !URL.canParse(link)) return undefined;
  const target = new URL(link).hostname.replace(/^www\./, '');
  const isSame = target === shown || target.endsWith(`.${shown}`) || shown.endsWith(`.${target}`);
  return isSame ? undefined : shown;
}

/** Reports Markdown links whose words are the address of another site. */
export function checkSiteLinksInText(links: MarkdownLink[], { location, reports }: WalkPosition): void {
  for (const { href: link, words } of links) {
    const shown = /^https?:/i.test(link) ? findOtherHost(link, words) : undefined;
    if (shown) reports.add('link-names-another-site', { link, shown: words.trim() }, { ...location, within: link });
  }
}

/** Keys of the words of a link. */
const wordKeys = ['label', 'title', 'text', 'name'];

/** Reports the link of an object whose words are the address of another site. */
export function checkSiteLink(key: string, object: JsonObject, schema: Schema, position: WalkPosition): void {
  // The address of a map beside the website of `_site.json` is no link with words.
  if (position.path.length < 2) return;
  const link = String(object[key]);
  const shown = wordKeys.flatMap((other) => {
    const value = object[other];
    const { format = 'markdown' } = schema.properties?.[other] ?? {};
    return format === 'markdown' && typeof value === 'string' && siteName.test(value.trim()) ? value.trim() : [];
  });
  const [first] = shown;
  if (first !== undefined && shown.every((text) => findOtherHost(link, text)))
    position.reports.add('link-names-another-site', { link, shown: first }, position.location);
}
