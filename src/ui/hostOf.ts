/** The host of an `https` address, as visitors are shown whom their browser asks. */
export const hostOf = (address: string): string => address.replace(/^https:\/\//, '').replace(/[/?].*$/, '');
