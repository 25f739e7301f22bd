import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { courseRoutes } from './routes.ts';

const sections = readFileSync(join(import.meta.dirname, 'texts.md'), 'utf8')
  .split(/^### /m)
  .slice(1);

/** Texts of each page (texts.md), each as a list of consecutive parts. */
export const textsOf: [route: string, texts: string[][]][] = sections.flatMap((section) => {
  const [route = '', ...lines] = section.trim().split('\n');
  const texts = lines.filter((line) => line.startsWith('- ')).map((line) => line.slice(2).split(' > '));
  const routes = route === '/courses/{coursePath}' ? courseRoutes : [route];
  return routes.map((each): [string, string[][]] => [each, texts]);
});
