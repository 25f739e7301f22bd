import { decodeAddress } from './decodeAddress.ts';

/** A letter outside ASCII, written or encoded. */
const otherLetter = /[\u0080-\uffff]|%[89a-f]/i;

/**
 * Address inside the site as people read it, the one form in which it is compared: `/größe` for `/gr%C3%B6%C3%9Fe`, and
 * for "o" with a combining mark (Unicode NFC). Encoded characters of ASCII stay, as they may have a meaning: `%2F`, `%23`.
 * Addresses of other sites and names of files stay as they are.
 */
export function plainAddress(address: string): string {
  if (!otherLetter.test(address) || !/^[/#]/.test(address)) return address;
  return address.replace(/(?:%[89a-f][0-9a-f])+/gi, decodeAddress).normalize();
}

/** Address with its letters outside ASCII encoded, as browsers send them. What is encoded already stays. */
export const encodeLetters = (address: string): string =>
  otherLetter.test(address)
    ? plainAddress(address)
        .replace(/\p{Cs}/gu, '\ufffd')
        .replace(/[^\p{ASCII}]+/gu, encodeURIComponent)
    : address;
