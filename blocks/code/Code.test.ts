import { expect, it } from 'vitest';
import { composeBlockSchema } from '#engine/content/schema/composeSchema.ts';
import { resolveValue } from '#engine/make/resolve/resolveValue.ts';

it('shows what looks like a token as it is typed', () => {
  const { text } = composeBlockSchema('code').properties ?? {};
  const tokens = { site: { name: 'Orchard' } };
  expect(resolveValue('{site.name} {page.heading}', text ?? {}, { tokens, context: {} } as never)).toBe(
    '{site.name} {page.heading}',
  );
});
