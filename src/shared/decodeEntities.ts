const characters: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", '#x27': "'" };

/** Decodes the entities that React and Pagefind write in texts; any other stays as it is. */
export const decodeEntities = (text: string): string =>
  text.replace(/&(#?\w+);/g, (entity, name: string) => characters[name] ?? entity);
