import { kind } from '../kind.ts';

/** Forms: whether fields, rules and sending fit each other. */
export const form = {
  'form-contradiction': kind<{ mistake: string }>({
    severity: 'error',
    title: 'Form that contradicts itself',
    message: ({ mistake }) => `${mistake}.`,
    hint: () => 'Correct this field, or the one that it speaks of.',
  }),
};
