/* Kinds of content files by their paths. Parsers are elsewhere: the server of a built site needs none. */

/** True for a file of content, by its path. */
export const isContentPath = (path: string): boolean => /\.(?:json|md)$/.test(path);

/** True for a page that is written in Markdown, by its path; also with an ending that is reported. */
export const isMarkdownPath = (path: string): boolean => /\.(?:md|markdown|mdown|mkd|mdx)(?:\.txt)?$/i.test(path);

/** Path or name of a content file without its ending: `about` for `about.json` and `about.md`. */
export const withoutContentEnding = (path: string): string => path.replace(/\.(?:json|md)$/i, '');

/** Ending of a content file: `.json` or `.md`; empty for other files. */
export const contentEndingOf = (path: string): string => /\.(?:json|md)$/i.exec(path)?.[0] ?? '';
