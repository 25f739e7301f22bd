/** A name that makes a good address, as near as possible to the one given; empty when nothing of it can stay. */
export const addressName = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9._-]+/g, '-')
    .replace(/-*([._-])-*/g, '$1')
    .replace(/^[._-]+|[._-]+$/g, '');
