import { Alert, Group, Stack, Text } from '@mantine/core';
import {
  type ColourPair,
  type Contrast,
  colourNames,
  colourSchemesOf,
  darkContrastsOf,
  darkPageColours,
  formatContrastRatio,
  lightContrastsOf,
  minContrast,
} from '#shared/contrast.ts';
import { capitalize, formatCount } from '#shared/formatText.ts';
import type { JsonObject } from '#shared/json.ts';
import classes from './ContrastReport.module.css';

export function ContrastReport({ theme }: { theme: JsonObject }) {
  const schemes = colourSchemesOf(theme);
  const dark = schemes.includes('dark') ? darkPageColours(theme) : undefined;
  return (
    <>
      {schemes.includes('light') && <ContrastList title="Contrast" theme={theme} all={lightContrastsOf(theme)} />}
      {dark && <ContrastList title="Contrast on dark pages" theme={dark} all={darkContrastsOf(theme)} />}
    </>
  );
}

function ContrastList({ title, theme, all }: { title: string; theme: JsonObject; all: Contrast[] }) {
  const failing = all.filter(({ ratio }) => ratio < minContrast);
  const colour = (key: ColourPair[number]) => (key === 'white' ? '#ffffff' : String(theme[key]));
  return (
    <Stack component="section" aria-label={title} gap="xs" className={classes.contrasts}>
      <Text size="sm" fw={600}>
        {title}
      </Text>
      <div role="status">
        {failing.length > 0 ? (
          <Alert color="red" px="xs" py={6}>
            {formatCount(failing.length, 'pair')} of colours {failing.length === 1 ? 'is' : 'are'} hard to read:{' '}
            {minContrast} to 1 is needed for text.
          </Alert>
        ) : (
          <Text size="xs" c="dimmed">
            All text can be read well: each pair has at least the {minContrast} to 1 that is needed.
          </Text>
        )}
      </div>
      <Stack component="ul" gap={6} className={classes.list}>
        {all.map(({ pair: [text, ground], ratio }) => (
          <Group key={`${text} ${ground}`} component="li" gap="xs" wrap="nowrap" align="flex-start">
            <span
              aria-hidden
              className={classes.sample}
              style={{ color: colour(text), backgroundColor: colour(ground) }}
            />
            <Text size="xs" flex={1}>
              {capitalize(plainName(text))} on {plainName(ground)}
              <Text span size="xs" inherit fw={600} display="block" c={ratio < minContrast ? 'red' : undefined}>
                {formatContrastRatio(ratio)} to 1{ratio < minContrast ? `: too little, ${minContrast} is needed` : ''}
              </Text>
            </Text>
          </Group>
        ))}
      </Stack>
    </Stack>
  );
}

/** Name of a colour without its key, for the middle of a sentence. */
const plainName = (key: ColourPair[number]) => {
  const name = colourNames[key].replace(/ \(.*/, '');
  return name.charAt(0).toLowerCase() + name.slice(1);
};
