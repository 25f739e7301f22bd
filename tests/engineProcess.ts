import { writeFileSync } from 'node:fs';
import { buildSite } from '#engine/make/build.ts';
import { type BuildReport, nothingBuilt } from './engine.ts';

const [options = '{}', reportPath = ''] = process.argv.slice(2);

async function run(): Promise<BuildReport> {
  try {
    const { ok, problems, converted, rendered } = await buildSite(JSON.parse(options));
    return { ok, problems, converted, rendered };
  } catch (error) {
    return { ...nothingBuilt, thrown: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

void run().then((report) => writeFileSync(reportPath, JSON.stringify(report)));
