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
  /** Text for people about code that cannot be used; empty if all can. */
  unusableCode: () => string;
}

const emptyDevState: DevState = { here: '', all: '', count: 0 };
const parseAddress = (address: string) =>
  new URL(URL.canParse(address, 'http://localhost') ? address : '/', 'http://localhost');
const hasFileExtension = (path: string) => /\.\w+$/.test(path);

/** Reads addresses of the dev server. */
export function createAddressReader({ content, site, pages, at, unusableCode }: AddressReaderOptions) {
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
      const problems = problemsOfPage(checked, neededFiles, pages, failures);
      return { ...withUnusableCode(problems, unusableCode()), ...(!isGallery && { view }) };
    },
  };
}

function withUnusableCode({ here, all, count }: DevState, text: string): DevState {
  if (text === '') return { here, all, count };
  const join = (others: string) => [text, others].filter(Boolean).join('\n');
  return { here: join(here), all: join(all), count: count + 1 };
}
