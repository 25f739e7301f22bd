import { expect, it } from 'vitest';
import { lacksCountry } from './phoneCountries.ts';

it.each(['9876543210', '01765-222222', '(0172) 222 2222'])('asks for the country of %s', (number) =>
  expect(lacksCountry(number)).toBe(true),
);

it.each(['+91 98765 43210', '0091 98765 43210', '1800 123 4567', '0800 1234567', '112', '1098', '555 0100'])(
  'takes %s as it is',
  (number) => expect(lacksCountry(number)).toBe(false),
);
