/**
 * Version of Markdown in texts, which sites note beside those of blocks. In version 1 each line end was a break; since
 * version 2 it is a space.
 */
export const markdownVersion = { type: 'markdown', version: 2 };
