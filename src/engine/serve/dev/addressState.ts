import { decodeAddress } from '#shared/decodeAddress.ts';
import type { DevState, DevView } from '#shared/devState.ts';
import type { DevContent } from './devContent.ts';
import { galleryAddress, isInGallery } from './devGallery.ts';
import type { DevSite } from './devSite.ts';
import { viewOf } from './devView.ts';
import { neededFiles, problemsOfPage } from './pageProblems.ts';

/** An address of the dev server. */
export interface AskedAddress {
  path: string;
  /** The moment that it shows. */
  view: DevView;
  isGallery: boolean;
}

/** What there is to say of addresses of the dev server. */
export interface AddressState {
  /** @param referer address of the page that asks: a file is as the page shows the site */
  read: (address: string, referer?: string) => AskedAddress;
  /** What is wrong with a page, and which moment it shows. */
  of: (address: string) => DevState;
}

interface StateOptions {
  content: DevContent;
  site: DevSite;
  /** Folder of the pages, as it was given. */
  pages: string;
  /** The moment that is shown where an address names no other; now when left out. */
  at: string | undefined;
}

const nothingWrong: DevState = { here: '', all: '', count: 0 };
/** What cannot be an address asks for nothing. */
const parse = (address: string) =>
  new URL(URL.canParse(address, 'http://localhost') ? address : '/', 'http://localhost');
const isFile = (path: string) => /\.\w+$/.test(path);

/** Knows what each address shows, and what is wrong with it. */
export function createAddressState({ content, site, pages, at }: StateOptions): AddressState {
  const readAddress = (address: string, referer?: string) => {
    const url = parse(address);
    const path = decodeAddress(url.pathname);
    const page = referer !== undefined && isFile(path) ? parse(referer) : url;
    return { path, view: viewOf(page, { now: content.now, at }), isGallery: isInGallery(path) };
  };
  return {
    read: readAddress,
    of(address) {
      const { path, view, isGallery } = readAddress(address);
      const { checked } = content;
      if (!checked) return nothingWrong;
      const needed = neededFiles(isGallery ? galleryAddress : path, site.keysOf(path), checked.source);
      return { ...problemsOfPage(checked, needed, pages), ...(!isGallery && { view }) };
    },
  };
}
