import { readFileSync } from 'node:fs';
import { generateTypeFiles, siteSchemaPath } from '#engine/content/schema/generateTypes.ts';
import { withCodes } from './checksSchema.ts';
import { generateRoomFiles } from './roomFiles.ts';

/** Everything that is generated and committed: texts by path on disk. */
export async function generatedFiles(): Promise<Map<string, string>> {
  const files = new Map([...(await generateTypeFiles()), ...generateRoomFiles()]);
  files.set(siteSchemaPath, withCodes(readFileSync(siteSchemaPath, 'utf8')));
  return files;
}
