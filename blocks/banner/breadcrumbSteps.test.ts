import { expect, test } from 'vitest';
import { breadcrumbSteps } from './breadcrumbSteps.ts';

const home = { title: 'Home', link: { href: '/' } };

test('the page itself ends the trail when it is not in it', () => {
  expect(breadcrumbSteps([home], 'Here')).toEqual([home, { title: 'Here', current: true }]);
});

test('a trail that holds the page stays as it is', () => {
  const trail = [home, { title: 'Here', link: { href: '/here' }, current: true }];
  expect(breadcrumbSteps(trail, 'Other words')).toBe(trail);
});

test('without a trail there is no breadcrumb', () => {
  expect(breadcrumbSteps(undefined, 'Here')).toEqual([]);
  expect(breadcrumbSteps([], 'Here')).toEqual([]);
});
