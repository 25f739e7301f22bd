import { afterEach, beforeEach, expect, test } from 'vitest';
import type { UpcomingDate } from '#shared/upcomingChanges.ts';
import { type OpenStudio, openStudio } from '#tests/studio/openStudio.ts';

let studio: OpenStudio;
beforeEach(async () => {
  studio = await openStudio('tests/fixtures/orchard');
});
afterEach(() => studio.stop());

test('what has dates comes and goes, in order; what is over does not', async () => {
  await studio.change('visit.json', { kind: 'set', pointer: '/publishAt', value: '2999-03-01' });
  await studio.change('visit.json', { kind: 'set', pointer: '/expireAt', value: '2999-04-01T18:00' });
  await studio.change('index.json', { kind: 'set', pointer: '/blocks/0/publishAt', value: '2999-03-01' });
  await studio.change('index.json', { kind: 'set', pointer: '/blocks/1/publishAt', value: '1999-03-01' });
  await studio.saves.checkPendingSaves();
  const coming = await studio.get<UpcomingDate[]>('coming');
  const own = coming.filter(({ date }) => date.startsWith('2999'));
  expect(own.map(({ date }) => date)).toEqual(['2999-03-01', '2999-04-01T18:00']);
  expect(own[0]?.changes.map(({ change, file, pointer }) => [change, file, pointer])).toEqual(
    expect.arrayContaining([
      ['appears', 'visit.json', ''],
      ['appears', 'index.json', '/blocks/0'],
    ]),
  );
  expect(own[1]?.changes).toMatchObject([{ change: 'disappears', file: 'visit.json' }]);
  expect(coming.filter(({ date }) => date.startsWith('1999'))).toEqual([]);
});
