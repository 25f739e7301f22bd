/** @returns the value that an option of a field is sent as: its label if it has no other */
export const valueOfOption = (option: string | { label: string; value?: string | undefined }): string =>
  typeof option === 'string' ? option : (option.value ?? option.label);
