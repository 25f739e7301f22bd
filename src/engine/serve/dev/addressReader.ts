import { decodeAddress } from '#shared/decodeAddress.ts';
import type { DevState } from '#shared/devState.ts';
import type { DevContent } from './devContent.ts';
import { galleryAddress, isInGallery } from './devGallery.ts';
import type { DevSite } from './devSite.ts';
import { parseDevView } from './devView.ts';
import { filesNeededByPage, problemsOfPage } from './pageProblems.ts';

export type AddressReader = ReturnType<typeof createAddressReader>;

interface AddressReaderOptions {
  content: DevContent;
  site: DevSite;
  pages: string;
  /** Timestamp shown if an address names none; now if undefined. */
  at: string | undefined;
}

const emptyDevState: DevState = { here: '', all: '', count: 0 };
const parseAddress = (address: string) =>
  new URL(URL.canParse(address, 'http://localhost') ? address : '/', 'http://localhost');
const hasFileExtension = (path: string) => /\.\w+$/.test(path);

/** Reads addresses of the dev server. */
export function createAddressReader({ content, site, pages, at }: AddressReaderOptions) {
  /** @param referer address of the page that requests it: a file is shown for the same timestamp as its page */
  const read = (address: string, referer?: string) => {
    const url = parseAddress(address);
    const path = decodeAddress(url.pathname).normalize();
    const page = referer !== undefined && hasFileExtension(path) ? parseAddress(referer) : url;
    return { path, view: parseDevView(page, { now: content.now, at }), isGallery: isInGallery(path) };
  };
  return {
    read,
    /** Problems of the page at an address, and the timestamp that it shows. */
    of(address: string): DevState {
      const { path, view, isGallery } = read(address);
      const { checked } = content;
      if (!checked) return emptyDevState;
      const neededFiles = filesNeededByPage(isGallery ? galleryAddress : path, site.keysOf(path), checked.source);
      const failures = site.failures(path, view);
      return { ...problemsOfPage(checked, neededFiles, pages, failures), ...(!isGallery && { view }) };
    },
  };
}
