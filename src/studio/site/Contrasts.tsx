import { Alert, Group, Stack, Text } from '@mantine/core';
import {
  type Contrast,
  capital,
  coloursInDark,
  contrastsOf,
  darkContrastsOf,
  leastContrast,
  namesOfColours,
  type PairOfColours,
  schemesOf,
  shownRatio,
} from '#shared/contrast.ts';
import type { JsonObject } from '#shared/json.ts';
import { count } from '#shared/words.ts';
import classes from './Contrasts.module.css';

/** How well the colours of a theme can be read on each other, for each scheme that its pages have. */
export function Contrasts({ theme }: { theme: JsonObject }) {
  const schemes = schemesOf(theme);
  const dark = schemes.includes('dark') ? coloursInDark(theme) : undefined;
  return (
    <>
      {schemes.includes('light') && <ContrastList title="Contrast" theme={theme} all={contrastsOf(theme)} />}
      {dark && <ContrastList title="Contrast on dark pages" theme={dark} all={darkContrastsOf(theme)} />}
    </>
  );
}

/** The pairs of one scheme, in words, and as they look. */
function ContrastList({ title, theme, all }: { title: string; theme: JsonObject; all: Contrast[] }) {
  const failing = all.filter(({ ratio }) => ratio < leastContrast);
  const colour = (key: PairOfColours[number]) => (key === 'white' ? '#ffffff' : String(theme[key]));
  return (
    <Stack component="section" aria-label={title} gap="xs" className={classes.contrasts}>
      <Text size="sm" fw={600}>
        {title}
      </Text>
      <div role="status">
        {failing.length > 0 ? (
          <Alert color="red" px="xs" py={6}>
            {count(failing.length, 'pair')} of colours {failing.length === 1 ? 'is' : 'are'} hard to read:{' '}
            {leastContrast} to 1 is needed for text.
          </Alert>
        ) : (
          <Text size="xs" c="dimmed">
            All text can be read well: each pair has at least the {leastContrast} to 1 that is needed.
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
              {capital(plain(text))} on {plain(ground)}
              <Text span size="xs" inherit fw={600} display="block" c={ratio < leastContrast ? 'red' : undefined}>
                {shownRatio(ratio)} to 1{ratio < leastContrast ? `: too little, ${leastContrast} is needed` : ''}
              </Text>
            </Text>
          </Group>
        ))}
      </Stack>
    </Stack>
  );
}

/** The name of a colour without its key, and in the middle of a sentence. */
const plain = (key: PairOfColours[number]) => {
  const name = namesOfColours[key].replace(/ \(.*/, '');
  return name.charAt(0).toLowerCase() + name.slice(1);
};
