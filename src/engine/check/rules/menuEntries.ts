import { replaceTokens } from '#engine/content/text/tokens.ts';
import { isObject, type Json, type JsonObject } from '#shared/json.ts';
import type { CheckRule } from './rule.ts';

/** Lists of links in `_site.json` that visitors see as one menu. */
const menuKeys = ['navigation', 'footer', 'topBar', 'contactBar'];

/** Reports entries of a menu that lead to the same page, and entries of one label that lead to two. */
export const menuEntries: CheckRule = {
  name: 'menuEntries',
  check({ graph, reports, tokens }) {
    const json = graph.site?.file.json;
    if (!graph.site || !isObject(json)) return;
    const { file } = graph.site;
    const walk = (value: Json | undefined, pointer: string): void => {
      if (Array.isArray(value)) checkEntries(value.filter(isObject), pointer);
      if (typeof value === 'object' && value !== null)
        for (const [key, part] of Object.entries(value)) walk(part, `${pointer}/${key}`);
    };
    const checkEntries = (entries: JsonObject[], pointer: string): void => {
      const [byLink, byLabel] = [new Map<string, string>(), new Map<string, string>()];
      for (const [index, { label, link, publishAt, expireAt }] of entries.entries()) {
        // Entries that stand for each other over time are meant.
        if (typeof label !== 'string' || typeof link !== 'string' || publishAt || expireAt) continue;
        const [words, target] = [replaceTokens(label, tokens), replaceTokens(link, tokens)];
        const [otherLabel, otherLink] = [byLink.get(target), byLabel.get(words.toLowerCase())];
        const location = (key: string) => ({ file, pointer: `${pointer}/${index}/${key}` });
        if (otherLabel !== undefined)
          reports.add('menu-link-repeated', { link: target, other: otherLabel }, location('link'));
        else if (otherLink !== undefined)
          reports.add('menu-label-repeated', { label: words, link: target, other: otherLink }, location('label'));
        byLink.set(target, words);
        byLabel.set(words.toLowerCase(), target);
      }
    };
    for (const key of menuKeys) walk(json[key], `/${key}`);
  },
};
