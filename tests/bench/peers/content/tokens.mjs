const token = /\{site\.(\w+)\}/g;

/** Replaces tokens like {site.email} in a page by the site's values, and documents by their addresses. */
export function putTokens(value, site) {
  if (typeof value === 'string')
    return value.includes('{') || value.includes('](')
      ? value.replace(token, (_, name) => site[name]).replaceAll('](example/', '](/media/example/')
      : value;
  if (Array.isArray(value)) return value.map((item) => putTokens(item, site));
  if (value === null || typeof value !== 'object') return value;
  const filled = {};
  for (const key of Object.keys(value)) filled[key] = putTokens(value[key], site);
  return filled;
}
