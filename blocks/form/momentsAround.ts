import { addDays } from '#shared/addDays.ts';
import { isDate, isTime } from '#shared/isDate.ts';

const minutesOfDay = 24 * 60;

/** Time some minutes later; undefined on another day. */
function addMinutes(time: string, count: number): string | undefined {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const total = hours * 60 + minutes + count;
  if (total < 0 || total >= minutesOfDay) return undefined;
  return [Math.floor(total / 60), total % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

/** A day with those before and after it, or a time with the minutes around it; undefined for what is neither. */
export function momentsAround(bound: unknown): string[] | undefined {
  const text = String(bound);
  if (isDate(text)) return [-1, 0, 1].map((days) => addDays(text, days));
  return isTime(text) ? [-1, 0, 1].flatMap((minutes) => addMinutes(text, minutes) ?? []) : undefined;
}
