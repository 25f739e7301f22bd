import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { onServerFoundAgain } from '../editing/serverEvents.ts';
import type { FramedPage } from '../framedPages/framedPage.ts';
import { framedAddress } from '../framedPages/siteOrigin.ts';
import { useFramedPage } from '../framedPages/useFramedPage.ts';

interface CanvasFrame {
  /** Undefined while another page is loading. */
  page: FramedPage | undefined;
  frame: RefObject<HTMLIFrameElement | null>;
  /** Another key is another frame. */
  key: string;
  src: string;
}

/**
 * A frame that shows an address, without new entries in the browser's history.
 * @param address path and search of a page
 */
export function useCanvasFrame(address: string): CanvasFrame {
  const frame = useRef<HTMLIFrameElement>(null);
  const [{ first, count }, setMounted] = useState({ first: address, count: 0 });
  const key = String(count);
  const page = useFramedPage(frame, key);
  const requested = useRef(address);
  const show = useEffectEvent(() => {
    if (requested.current === address) return;
    requested.current = address;
    // The page may have gone there by itself. A page leaves its place to the next one, without a white moment between.
    if (page && page.address !== address) page.send({ kind: 'open', address });
    // A page that is loading cannot be asked: a new frame has no history.
    else if (!page) setMounted({ first: address, count: count + 1 });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: an effect of the address
  useEffect(() => show(), [address]);
  const showAgain = useEffectEvent(() => {
    requested.current = address;
    if (!page) setMounted({ first: address, count: count + 1 });
  });
  // A page that was requested while the server was away is the browser's own message.
  useEffect(() => onServerFoundAgain(() => showAgain()), []);
  return { page, frame, key, src: framedAddress(first) };
}
