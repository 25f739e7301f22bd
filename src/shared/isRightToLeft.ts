/** Right-to-left languages; `Intl` knows them only in newer versions of Node. */
const rightToLeft = ['ar', 'arc', 'ckb', 'dv', 'fa', 'he', 'ks', 'ps', 'sd', 'ug', 'ur', 'yi'];

/** @param tag BCP 47 tag */
export const isRightToLeft = (tag: string): boolean => rightToLeft.includes(tag.replace(/-.*/s, ''));
