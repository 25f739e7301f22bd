import type { MarkdownIt as Markdown, Token } from 'markdown-it';

const boxPattern = /^\[([ xX])\][ \t]+(?=\S|$)/;

/**
 * Reads the boxes of task lists, `- [ ] to do` and `- [x] done`. The words are the label of their box, which is disabled:
 * it shows a state and cannot be changed by visitors.
 */
export function readTaskItems(markdown: Markdown): void {
  markdown.core.ruler.after('inline', 'task_items', ({ tokens, Token: TokenClass }) => {
    tokens.forEach((token, index) => {
      const item = tokens[index - 2];
      const [first] = token.children ?? [];
      if (item?.type !== 'list_item_open' || first?.type !== 'text') return;
      const [box, sign] = boxPattern.exec(first.content) ?? [];
      if (box === undefined || (first.content === box && token.children?.length === 1)) return;
      first.content = first.content.slice(box.length);
      item.attrSet('data-task', '');
      const open: Token = new TokenClass('task_open', 'label', 1);
      open.meta = { isDone: sign !== ' ' };
      token.children = [open, ...(token.children ?? []), new TokenClass('task_close', 'label', -1)];
    });
  });
}
