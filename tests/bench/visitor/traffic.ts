import type { CDPSession } from '@playwright/test';

export const kinds = ['html', 'css', 'js', 'data', 'fonts', 'images'] as const;

export type Kind = (typeof kinds)[number];

/** Bytes on the wire by kind, headers included, and the number of requests. */
export interface Traffic {
  bytes: Record<Kind, number>;
  total: number;
  requests: number;
}

interface Transfer {
  url: string;
  bytes: number;
}

const kindPatterns: [RegExp, Kind][] = [
  [/\.js$/, 'js'],
  [/\.css$/, 'css'],
  [/\.(avif|webp|svg|png|jpe?g)$/, 'images'],
  [/\.json$/, 'data'],
  [/\.woff2?$/, 'fonts'],
];

const kindOf = (url: string): Kind => {
  const { pathname } = new URL(url);
  return kindPatterns.find(([ending]) => ending.test(pathname))?.[1] ?? 'html';
};

/** A page's requests so far. */
export interface FollowedTraffic {
  /** Sums them up; files from the cache count nothing. */
  read: () => Traffic;
  /** Bytes of the files with a matching address. */
  bytesOf: (address: RegExp) => number;
}

/** Records a page's requests from now on. */
export async function followTraffic(session: CDPSession): Promise<FollowedTraffic> {
  const transfers = new Map<string, Transfer>();
  const transfer = (id: string) => {
    const known = transfers.get(id) ?? { url: '', bytes: 0 };
    transfers.set(id, known);
    return known;
  };
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    transfer(requestId).url = request.url;
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    transfer(requestId).bytes += encodedDataLength;
  });
  await session.send('Network.enable');
  return {
    bytesOf: (address) =>
      [...transfers.values()].reduce((sum, { url, bytes }) => (address.test(url) ? sum + bytes : sum), 0),
    read() {
      const counted = [...transfers.values()].filter(({ url, bytes }) => url.startsWith('http') && bytes > 0);
      const bytes = Object.fromEntries(kinds.map((kind) => [kind, 0])) as Record<Kind, number>;
      for (const each of counted) bytes[kindOf(each.url)] += each.bytes;
      return { bytes, total: counted.reduce((total, each) => total + each.bytes, 0), requests: counted.length };
    },
  };
}
