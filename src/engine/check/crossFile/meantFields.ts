import { findNearestName } from '#shared/nearestName.ts';

/**
 * Converts a text with fields that are written in another way to this engine's syntax: `In {place}`,
 * `{page.fields.place}`, `{items.place}`, or `item.place` without braces.
 */
export function asTemplate(text: string, fields: readonly string[]): string | undefined {
  const pattern = text.includes('{') ? /\{+\s*(?:[\w-]+[.\s]+)*([\w-]+)\s*\}+/g : /\bitems?\.([\w-]+)/g;
  const template = text.replaceAll(pattern, (written, field: string) =>
    fields.includes(field) ? `{item.${field}}` : written,
  );
  return template === text ? undefined : template;
}

/** Converts an order in words, as `date desc`, to `-date`. */
export function asSortKey(text: string, fields: readonly string[]): string | undefined {
  const words = text.split(/[^\w-]+/).filter(Boolean);
  const field = words.find((word) => fields.includes(word));
  const direction = words.find((word) => /^(?:asc|desc)(?:ending)?$/i.test(word));
  if (field === undefined || direction === undefined || words.length > 2) return undefined;
  return direction.toLowerCase().startsWith('desc') ? `-${field}` : field;
}

/** Nearest field for an order that begins with the last one. */
export function asDescending(sort: string, key: string, fields: readonly string[]): string | undefined {
  const nearest = sort.startsWith('-') ? findNearestName(key, fields) : undefined;
  return nearest && `-${nearest}`;
}
