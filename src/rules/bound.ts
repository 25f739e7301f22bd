import { addDays } from '#shared/addDays.ts';
import { isDate, isTime } from '#shared/isDate.ts';
import type { Rule } from './types.ts';
import { asNumber, asText, isEmpty } from './value.ts';

type Unit = 'day' | 'week' | 'month' | 'year';

/** Distance of a day from today. */
export interface FromToday {
  /** Negative for days before. */
  count: number;
  unit: Unit;
}

/** Reads a day that is counted from today: `today`, `today -17 years`, `today +2 weeks`. */
export function parseFromToday(text: unknown): FromToday | undefined {
  const [all, sign = '+', digits = '0', unit = 'day'] =
    asText(text).match(/^today(?: ?([+-]) ?([0-9]{1,4}) (day|week|month|year)s?)?$/) ?? [];
  return all === undefined ? undefined : { count: Number(`${sign}${digits}`), unit: unit as Unit };
}

/** Writes what `parseFromToday` reads. */
export function formatFromToday({ count, unit }: FromToday): string {
  if (count === 0) return 'today';
  const size = Math.abs(count);
  return `today ${count < 0 ? '-' : '+'}${size} ${unit}${size === 1 ? '' : 's'}`;
}

/** Days of the visitor's clock, as `2027-01-15`. */
export function currentDay(): string {
  const now = new Date();
  const [year, month, day] = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
  return [String(year).padStart(4, '0'), ...[month, day].map((part) => String(part).padStart(2, '0'))].join('-');
}

/** Adds months; a day that the month does not have becomes its last. */
function addMonths(day: string, count: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const first = new Date(Date.UTC(year, month - 1 + count, 1));
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  return addDays(first.toISOString().slice(0, 10), Math.min(date, last) - 1);
}

/** Day at a distance from a day. @param day as `2027-01-15` */
export function dayAt({ count, unit }: FromToday, day: string): string {
  if (unit === 'day' || unit === 'week') return addDays(day, unit === 'week' ? count * 7 : count);
  return addMonths(day, unit === 'year' ? count * 12 : count);
}

/** @returns true if the bound of a rule is the same for every entry, on every day */
export const isFixedBound = ({ value, field }: Rule): boolean => field === undefined && !parseFromToday(value);

/**
 * Bound with which a rule compares: its value, a day counted from today, or the value of another field.
 * @returns undefined if there is nothing to compare with, as the other field is empty or no number, date or time
 */
export function boundOf({ value, field }: Rule, values: Record<string, unknown>): unknown {
  if (field === undefined) {
    const distance = parseFromToday(value);
    return distance ? dayAt(distance, currentDay()) : value;
  }
  const other = values[field];
  return isDate(asText(other)) || isTime(asText(other)) || !Number.isNaN(asNumber(other)) ? other : undefined;
}

/** Value of a field with those of the fields that a rule adds to it; what is no number there counts as nothing. */
export function sumOf(value: unknown, { plus }: Rule, values: Record<string, unknown>): unknown {
  if (!plus) return value;
  const own = isEmpty(value) ? 0 : asNumber(value);
  const sum = plus.reduce((total, name) => total + (asNumber(values[name]) || 0), own);
  // As decimals are written: 0.1 + 0.2 is 0.3.
  return Number(sum.toFixed(9));
}

/** @returns true if a rule compares with what is filled in elsewhere in the form */
export const comparesFields = ({ field, plus }: Rule): boolean => field !== undefined || plus !== undefined;
