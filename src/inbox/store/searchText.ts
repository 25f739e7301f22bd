import { sql } from 'kysely';

/** All texts in a value. */
export const wordsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(wordsIn) : [];
};

/** Condition that a word in small letters is in `searchText`, whatever its characters mean to databases. */
export const containsWord = (word: string) =>
  sql<boolean>`${sql.ref('searchText')} like ${`%${word.replace(/[\\%_]/g, '\\$&')}%`} escape '\\'`;

/** @returns true if a value that a person is found by, an address or a telephone number, is in any field */
export function holdsValue(value: unknown, sought: string): boolean {
  if (typeof value === 'string') return value.trim().toLowerCase() === sought;
  return typeof value === 'object' && value !== null && Object.values(value).some((inner) => holdsValue(inner, sought));
}
