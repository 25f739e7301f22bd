import type { Markup } from '#shared/content.ts';

/** Text with inline markup, in the element that its place asks for. */
export function Text({
  markup,
  as: Element = 'p',
  className,
}: {
  markup: Markup;
  as?: 'p' | 'div' | 'span';
  className?: string;
}) {
  // Parsed by the build with HTML switched off: only the library's own tags are in it.
  return <Element className={className} dangerouslySetInnerHTML={{ __html: markup.html }} />;
}
