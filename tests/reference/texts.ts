import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { courseRoutes } from './routes.ts';

const sections = readFileSync(join(import.meta.dirname, 'texts.md'), 'utf8')
  .split(/^### /m)
  .slice(1);

/** What stands on each page (texts.md): for every text the parts that follow each other. */
export const textsOf: [route: string, texts: string[][]][] = sections.flatMap((section) => {
  const [route = '', ...lines] = section.trim().split('\n');
  const texts = lines.filter((line) => line.startsWith('- ')).map((line) => line.slice(2).split(' > '));
  const routes = route === '/courses/{coursePath}' ? courseRoutes : [route];
  return routes.map((each): [string, string[][]] => [each, texts]);
});
