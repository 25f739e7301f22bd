import { expect, it } from 'vitest';
import { toFrameEntry } from '#engine/content/requestedOrigins.ts';
import { createContentSecurityPolicy, type PolicyInput } from './contentSecurityPolicy.ts';

const policyOf = (needs: Partial<PolicyInput>) =>
  createContentSecurityPolicy([], '', { endpoints: [], widget: [], ...needs });

it('lets nothing be shown in frames where no block shows something', () => {
  expect(policyOf({ endpoints: ['https://api.example'] })).not.toContain('frame-src');
});

it('lets a frame show its site, and pages send that nothing', () => {
  const policy = policyOf({ endpoints: [toFrameEntry('https://www.openstreetmap.org'), 'https://api.example'] });
  expect(policy).toContain(";frame-src 'self' https://www.openstreetmap.org;");
  expect(policy).toContain(";connect-src 'self' https://api.example;");
  expect(policy.match(/openstreetmap/g)).toHaveLength(1);
});
