import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** A site with a block, a check and a feature of its own, outside of this repository. */
export interface OwnSite {
  folder: string;
  pages: string;
  read: (path: string) => string;
  write: (path: string, text: string) => void;
  /** Runs a command of Lintel in the site. @returns its exit code, and all that it writes */
  run: (command: string, ...words: string[]) => { status: number | null; text: string };
  remove: () => void;
}

const schema = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  title: 'Harvest',
  description: 'What is picked, and when.',
  version: 1,
  type: 'object',
  properties: {
    text: { title: 'Text', description: 'A sentence about it.', type: 'string', minLength: 1 },
    fruits: {
      title: 'Fruits',
      description: 'What is picked.',
      type: 'array',
      items: { title: 'Fruit', description: 'One of them.', type: 'string', minLength: 1 },
    },
  },
  required: ['text'],
};

const files: Record<string, string> = {
  'package.json': '{ "name": "own-site", "private": true, "type": "module" }',
  'blocks/harvest/harvest.schema.json': JSON.stringify(schema, null, 2),
  'blocks/harvest/harvest.examples.json': JSON.stringify({ minimal: { type: 'harvest', text: 'Pears' } }),
  'blocks/harvest/Harvest.module.css': '.count {\n  font-weight: 700;\n}\n',
  'blocks/harvest/Harvest.tsx': `import { useState } from 'react';
import classes from './Harvest.module.css';
import type { Harvest as Props } from './harvest.types.ts';

/** Fruits that are picked, with a button that counts baskets. */
export default function Harvest({ text, fruits = [] }: Props) {
  const [baskets, setBaskets] = useState(0);
  return (
    <div>
      <p>{text}</p>
      <ul>
        {fruits.map((fruit) => (
          <li key={fruit}>{fruit}</li>
        ))}
      </ul>
      <button type="button" className={classes.count} onClick={() => setBaskets(baskets + 1)}>
        {baskets} baskets
      </button>
    </div>
  );
}
`,
  'blocks/harvest/harvest.types.ts': 'export interface Harvest {\n  text: string;\n  fruits?: string[];\n}\n',
  'blocks/harvest/block.ts': `import { defineBlock } from 'lintel/block';
import type { Harvest } from './harvest.types.ts';

export default defineBlock<Harvest>({
  hydrate: 'visible',
  load: () => import('./Harvest.tsx'),
});
`,
  'blocks/harvest/harvest.check.ts': `import { defineBlockCheck } from 'lintel/check';

export default defineBlockCheck({
  problems: {},
  check({ text }) {
    if (String(text).length > 500) throw new Error('no text is that long');
  },
});
`,
  'blocks/harvest/harvest.build.ts': `import { defineBlockBuild } from 'lintel/build';
import type { Harvest } from './harvest.types.ts';

export default defineBlockBuild<Harvest>({
  jsonLd: ({ text }) => [{ '@context': 'https://schema.org', '@type': 'Thing', name: text }],
});
`,
  'checks/headings.ts': `import { defineSiteCheck, error } from 'lintel/check';

export default defineSiteCheck({
  problems: {
    'heading-shouted': error<{ heading: string }>({
      title: 'Heading in capitals',
      message: ({ heading }) => \`"\${heading}" is written in capitals.\`,
      hint: () => 'Write it as a sentence.',
      why: 'Capitals are hard to read.',
      example: { wrong: '"heading": "VISIT"', right: '"heading": "Visit"' },
    }),
  },
  file({ json, report }) {
    const { heading } = json;
    if (typeof heading === 'string' && heading === heading.toUpperCase()) report('heading-shouted', { heading }, '/heading');
  },
});
`,
  'features/stamp/feature.ts': `import { defineFeature } from 'lintel/feature';

export default defineFeature({
  head({ page }) {
    return \`<meta name="stamp" content="\${page.heading.length}">\`;
  },
});
`,
};

const page = {
  title: 'Harvest | {site.name}',
  description: 'What is picked in the orchard, and in which weeks of the year that is.',
  heading: 'Harvest',
  blocks: [{ type: 'harvest', id: 'harvest', text: 'From August on.' }],
};

/** Writes the site: the orchard with one more page. */
export function createOwnSite(): OwnSite {
  const folder = mkdtempSync(join(tmpdir(), 'own-site-'));
  const pages = join(folder, 'pages');
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  cpSync(join(import.meta.dirname, '../fixtures/orchard'), pages, { recursive: true });
  for (const [path, text] of Object.entries(files)) write(path, text);
  write('pages/harvest.json', JSON.stringify(page, null, 2));
  return {
    folder,
    pages,
    read: (path) => readFileSync(join(folder, path), 'utf8'),
    write,
    run(command, ...words) {
      const argv = [join(root, 'scripts/compiled.cjs'), join(root, `scripts/${command}.ts`), ...words];
      const env = { ...process.env, NODE_ENV: 'production' };
      const { status, stdout, stderr } = spawnSync(process.execPath, argv, { cwd: folder, env, encoding: 'utf8' });
      return { status, text: stdout + stderr };
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
