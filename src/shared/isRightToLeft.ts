/** Languages that are written from right to left; `Intl` says so only in newer versions of Node. */
const rightToLeft = ['ar', 'arc', 'ckb', 'dv', 'fa', 'he', 'ks', 'ps', 'sd', 'ug', 'ur', 'yi'];

/** Whether a language is written from right to left. @param tag BCP 47 tag */
export const isRightToLeft = (tag: string): boolean => rightToLeft.includes(tag.replace(/-.*/s, ''));
