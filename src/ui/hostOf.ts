/** Host of an `https` address, to show to visitors. */
export const hostOf = (address: string): string => address.replace(/^https:\/\//, '').replace(/[/?].*$/, '');
