declare module 'markdown-it-footnote' {
  import type { MarkdownIt } from 'markdown-it';

  /** Adds footnotes, `[^1]` and `[^1]: text`, to a parser. */
  export default function footnotes(markdown: MarkdownIt): void;
}
