import { expect, it } from 'vitest';
import { resolveValue } from '#build/resolve/values.ts';
import { composeBlockSchema } from '#build/schema/compose.ts';

it('shows what looks like a token as it is typed', () => {
  const { text } = composeBlockSchema('code').properties ?? {};
  const tokens = { site: { name: 'Orchard' } };
  expect(resolveValue('{site.name} {page.heading}', text ?? {}, { tokens } as never)).toBe(
    '{site.name} {page.heading}',
  );
});
