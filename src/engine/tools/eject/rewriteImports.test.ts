import { expect, it } from 'vitest';
import { rewriteImports } from './rewriteImports.ts';

it.each([
  ["import type { Picture } from '#shared/content.ts';", "import type { Picture } from 'lintel/block';"],
  ["import { defineBlock } from '#shared/block.ts';", "import { defineBlock } from 'lintel/block';"],
  ["import { defineMigration } from '#shared/migration.ts';", "import { defineMigration } from 'lintel/migration';"],
  ["import { Section } from '#ui/Section.tsx';", "import { Section } from 'lintel/ui/Section';"],
  ["import { useCarousel } from '#ui/useCarousel.ts';", "import { useCarousel } from 'lintel/inner/ui/useCarousel';"],
  ["import lines from '#ui/Disclosure.module.css';", "import lines from 'lintel/inner/ui/Disclosure.module.css';"],
  // One of these has no public name.
  [
    "import {\n  type Labels,\n  notPublic,\n} from '#shared/content.ts';",
    "import {\n  type Labels,\n  notPublic,\n} from 'lintel/inner/shared/content';",
  ],
  ["await import('#shared/pointer.ts')", "await import('lintel/inner/shared/pointer')"],
  ["import { useState } from 'react';", "import { useState } from 'react';"],
])('rewrites %j', (code, expected) => {
  expect(rewriteImports(code, 'Hero.tsx')).toBe(expected);
});

it('lets only the check of a block import what runs in Node alone', () => {
  const code = "import { isObject } from '#shared/json.ts';";
  expect(rewriteImports(code, 'hero.check.ts')).toBe("import { isObject } from 'lintel/check';");
  expect(rewriteImports(code, 'hero.ts')).toBe("import { isObject } from 'lintel/inner/shared/json';");
});
