import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const studio = join(import.meta.dirname, '..');

const sources = (readdirSync(studio, { recursive: true }) as string[])
  .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
  .map((name) => [name, readFileSync(join(studio, name), 'utf8')] as const);

const linesWith = (pattern: RegExp) =>
  sources.flatMap(([name, text]) =>
    text
      .split('\n')
      .filter((line) => pattern.test(line))
      .map((line) => `${name}: ${line.trim()}`),
  );

it('has nothing of a framed page but messages', () => {
  expect(linesWith(/contentDocument|\bdefaultView\b|\bframes\[/)).toEqual([]);
  expect(linesWith(/contentWindow/)).toEqual([
    'framedPages/framedPage.ts: this.#frame.contentWindow?.postMessage(wrapMessage(message), siteOrigin);',
    'framedPages/framedPage.ts: if (origin !== siteOrigin || source !== frame.contentWindow) return;',
  ]);
});

it('lets no frame open something in place of the studio', () => {
  const frames = sources.flatMap(([name, text]) =>
    [...text.matchAll(/<iframe\b[\s\S]*?\/>/g)].map(([tag]) => [name, tag]),
  );
  expect(frames.length).toBeGreaterThan(4);
  for (const [name, tag] of frames)
    expect([name, tag]).toEqual([name, expect.stringContaining('sandbox={frameSandbox}')]);
  expect(linesWith(/allow-top-navigation/)).toEqual([]);
});
