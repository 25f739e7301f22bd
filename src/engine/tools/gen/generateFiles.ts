import { readFileSync } from 'node:fs';
import { applyEdits, modify } from 'jsonc-parser';
import { generateTypeFiles, siteSchemaPath } from '#engine/content/schema/generateTypes.ts';
import { allCodes } from '#engine/problems/catalogue.ts';
import { severitySchemaOf } from '#engine/problems/severity.ts';
import { customBlocksDirectory } from '#engine/store/siteRoot.ts';
import { blocksReadmePath, updateBlocksTable } from './blocksReadme.ts';
import { generateRoomFiles } from './generateRoomFiles.ts';

/** Generates all committed files, by path on disk. In a site, only those that follow from its own blocks. */
export async function generateFiles(): Promise<Map<string, string>> {
  if (customBlocksDirectory) return generateTypeFiles();
  const files = new Map([...(await generateTypeFiles()), ...generateRoomFiles()]);
  files.set(blocksReadmePath, updateBlocksTable(readFileSync(blocksReadmePath, 'utf8')));
  files.set(siteSchemaPath, insertCodes(readFileSync(siteSchemaPath, 'utf8')));
  return files;
}

const codesPath = ['properties', 'checks', 'properties'];

/**
 * Adds every code to `checks` of `site.schema.json`: editors offer them, and a misspelt one is reported like any other
 * unknown key.
 */
export function insertCodes(siteSchema: string): string {
  const lines = allCodes.map((code) => `        ${JSON.stringify(code)}: ${formatOnOneLine(severitySchemaOf(code))}`);
  // The parser finds the location, where a mark is replaced by one line for each code.
  const mark = 'EVERY-CODE';
  const marked = applyEdits(siteSchema, modify(siteSchema, codesPath, mark, {}));
  return marked.replace(`"${mark}"`, () => `{\n${lines.join(',\n')}\n      }`);
}

const formatOnOneLine = (value: Record<string, string>): string =>
  `{ ${Object.entries(value)
    .map(([key, text]) => `${JSON.stringify(key)}: ${JSON.stringify(text)}`)
    .join(', ')} }`;
