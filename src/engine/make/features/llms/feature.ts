import type { Feature, FeatureSite } from '../feature.ts';

/** `llms` of `_site.json`: an overview for assistants, `llms.txt`. Previews have none. https://llmstxt.org */
export const feature: Feature = {
  isOfLanguage: true,
  withoutFiles: ({ llms: _, ...site }) => site,
  files({ site, absolute, isPreview }): Record<string, string> {
    const { name, description, llms } = site;
    if (!llms || isPreview) return {};
    const sections = (llms.sections ?? []).map(
      ({ title, items }) => `## ${onOneLine(title)}\n\n${items.map((item) => linkLine(item, absolute)).join('')}`,
    );
    const parts = [`# ${onOneLine(name)}\n`, `> ${onOneLine(description)}\n`, llms.details && `${llms.details}\n`];
    return { 'llms.txt': [...parts.filter(Boolean), ...sections].join('\n') };
  },
};

type Sections = NonNullable<NonNullable<FeatureSite['site']['llms']>['sections']>;

const linkLine = ({ title, link, text }: Sections[number]['items'][number], absolute: FeatureSite['absolute']) =>
  `- [${onOneLine(title).replace(/[[\]]/g, '\\$&')}](${absolute(link.href)})${text ? `: ${onOneLine(text)}` : ''}\n`;

const onOneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
