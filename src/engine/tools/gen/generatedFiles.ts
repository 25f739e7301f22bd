import { readFileSync } from 'node:fs';
import { applyEdits, modify } from 'jsonc-parser';
import { generateTypeFiles, siteSchemaPath } from '#engine/content/schema/generateTypes.ts';
import { allCodes } from '#engine/problems/catalogue.ts';
import { severitySchema } from '#engine/problems/severity.ts';
import { ownBlocksDirectory } from '#engine/store/siteRoot.ts';
import { blocksReadmePath, withBlocks } from './blocksReadme.ts';
import { generateRoomFiles } from './roomFiles.ts';

/** Everything that is generated and committed: texts by path on disk. In a site, what follows from its own blocks. */
export async function generatedFiles(): Promise<Map<string, string>> {
  if (ownBlocksDirectory) return generateTypeFiles();
  const files = new Map([...(await generateTypeFiles()), ...generateRoomFiles()]);
  files.set(blocksReadmePath, withBlocks(readFileSync(blocksReadmePath, 'utf8')));
  files.set(siteSchemaPath, withCodes(readFileSync(siteSchemaPath, 'utf8')));
  return files;
}

/** Part of the schema of `_site.json` that names every code of the catalogue. */
const path = ['properties', 'checks', 'properties'];

/**
 * The text of `site.schema.json` with every code in its `checks`: so the editor offers them, and a misspelt one is
 * found like any other misspelt key.
 */
export function withCodes(siteSchema: string): string {
  const lines = allCodes.map((code) => `        ${JSON.stringify(code)}: ${inOneLine(severitySchema(code))}`);
  // The parser finds the place; what is written there has one line for each code, as the rest of the file.
  const mark = 'EVERY-CODE';
  const marked = applyEdits(siteSchema, modify(siteSchema, path, mark, {}));
  return marked.replace(`"${mark}"`, () => `{\n${lines.join(',\n')}\n      }`);
}

const inOneLine = (value: Record<string, string>): string =>
  `{ ${Object.entries(value)
    .map(([key, text]) => `${JSON.stringify(key)}: ${JSON.stringify(text)}`)
    .join(', ')} }`;
