/** Colours beside the word for what became of something. */
export const changeColours: Record<'added' | 'removed' | 'moved' | 'changed', string> = {
  added: 'green',
  removed: 'red',
  moved: 'violet',
  changed: 'blue',
};
