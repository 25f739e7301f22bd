import type { Markup } from '#shared/content.ts';

export function Text({
  markup,
  as: Element = 'p',
  className,
}: {
  markup: Markup;
  as?: 'p' | 'div' | 'span';
  className?: string;
}) {
  // The build has parsed it with HTML switched off: it contains only the library's own tags.
  return <Element className={className} dangerouslySetInnerHTML={{ __html: markup.html }} />;
}
