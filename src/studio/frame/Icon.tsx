import { Box, type BoxProps } from '@mantine/core';

/** Decorative icon beside words, or in a labelled button. */
export function Icon({ svg, size = '1.125rem', ...box }: { svg: string; size?: string } & BoxProps) {
  return (
    <Box
      component="span"
      aria-hidden
      display="inline-flex"
      fz={size}
      lh={1}
      {...box}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the icon set's own markup, compiled in
      dangerouslySetInnerHTML={{ __html: svg }}
    />
  );
}
