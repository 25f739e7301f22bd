import { expect, it } from 'vitest';
import { promisesEvents } from './upcomingEvents.ts';

it.each(['Upcoming events', 'Coming soon', 'Demnächst', 'Kommende Termine', 'आगामी कार्यक्रम', 'الفعاليات القادمة'])(
  'takes %s for a promise',
  (text) => expect(promisesEvents(text)).toBeDefined(),
);

it.each(['Past events', 'Events', 'Incoming students'])('takes %s for none', (text) =>
  expect(promisesEvents(text)).toBeUndefined(),
);
