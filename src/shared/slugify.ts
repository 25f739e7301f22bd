/** Converts a name for use in an address; empty if it has no usable characters. */
export const slugify = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9._-]+/g, '-')
    .replace(/-*([._-])-*/g, '$1')
    .replace(/^[._-]+|[._-]+$/g, '');
