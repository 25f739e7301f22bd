/* Kinds of content files by their paths. Parsers are elsewhere: the server of a built site needs none. */

/** True for a file of content, by its path. */
export const isContentPath = (path: string): boolean => /\.(?:json|md)$/.test(path);

/** True for a page that is written in Markdown, by its path; also with an ending that is reported. */
export const isMarkdownPath = (path: string): boolean => /\.(?:md|markdown|mdown|mkd|mdx)(?:\.txt)?$/i.test(path);

/**
 * True for a file that holds one text of a page, in Markdown: its name begins with `_`, or it is in `_texts`. The page
 * for addresses that do not exist, `_404.md`, is none.
 */
export const isTextFilePath = (path: string): boolean =>
  !path.startsWith('_media/') &&
  /^_texts\/.+\.md$|(?:^|\/)_(?!404(?:\.[a-z]{2,3}(?:-[A-Z]{2})?)?\.md$)[^/]*\.md$/.test(path);

const templateName = /(?:^|\/)\[[\p{L}\p{N}][\p{L}\p{M}\p{N} _-]*\]\.(?:json|md)$/u;

/** True for the path of a template, which makes many pages: its name is a label in brackets, for people. */
export const isTemplatePath = (path: string): boolean => templateName.test(path);

/** Path or name of a content file without its ending: `about` for `about.json` and `about.md`. */
export const withoutContentEnding = (path: string): string => path.replace(/\.(?:json|md)$/i, '');

/** Ending of a content file: `.json` or `.md`; empty for other files. */
export const contentEndingOf = (path: string): string => /\.(?:json|md)$/i.exec(path)?.[0] ?? '';
