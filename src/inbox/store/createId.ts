import { randomBytes } from 'node:crypto';

/** Id that cannot be guessed and sorts by time. @param at milliseconds since 1970 */
export const createId = (at: number): string => `${at.toString(16).padStart(12, '0')}${randomBytes(8).toString('hex')}`;
