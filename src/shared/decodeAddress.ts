/** Decodes an address, or any text with percent encoding. @returns the text itself if it cannot be decoded */
export function decodeAddress(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}
