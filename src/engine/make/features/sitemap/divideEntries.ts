/** Entries and bytes that search engines read of one sitemap. https://www.sitemaps.org/protocol.html#index */
const limits = { entries: 50_000, bytes: 50 * 1024 * 1024 - 1000 };

/**
 * Divides the entries of a sitemap into files, in their order.
 * @returns the entries of each file; none for none
 */
export function divideEntries(entries: string[], { entries: most, bytes: mostBytes } = limits): string[][] {
  const files: string[][] = [];
  let bytes = 0;
  for (const entry of entries) {
    const size = Buffer.byteLength(entry) + 1;
    const last = files.at(-1);
    const fits = last !== undefined && last.length < most && bytes + size <= mostBytes;
    if (fits) last.push(entry);
    else files.push([entry]);
    bytes = fits ? bytes + size : size;
  }
  return files;
}
