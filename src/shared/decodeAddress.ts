/** An address, or another text with `%…` in it, as people read it; as it is where it cannot be decoded. Never throws. */
export function decodeAddress(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}
