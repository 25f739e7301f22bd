/** Entries that begin a part of a form, up to the next of their kind. */
export const partInputs = ['step', 'section'] as const;

/** @returns true for an entry that holds no value: it begins a section or a step */
export const isPart = ({ input }: { input: string }): boolean => (partInputs as readonly string[]).includes(input);
