import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';

/** A message of the Nu checker, as far as it is used here. */
interface Message {
  type: 'error' | 'info' | 'non-document-error';
  url: string;
  message: string;
  extract?: string;
}

/** Report of the Nu checker for a folder. */
export interface HtmlReport {
  /** One line for each error. */
  errors: string[];
  /** Paths, inside the folder, of the documents with any message: it has read those. */
  read: Set<string>;
}

export const hasJava = spawnSync('java', ['-version']).status === 0;

/**
 * Runs the Nu HTML checker on all documents of a folder. Its messages about styles are ignored: it does not know
 * container queries, scroll timelines and starting styles; the style sheets have their own checks.
 * @throws when it cannot run
 */
export function checkHtml(folder: string): HtmlReport {
  const jar = createRequire(import.meta.url).resolve('vnu-jar/build/dist/vnu.jar');
  const { stdout, status } = spawnSync(
    'java',
    ['-jar', jar, '--format', 'json', '--stdout', '--exit-zero-always', '--skip-non-html', folder],
    { encoding: 'utf8', maxBuffer: 100_000_000 },
  );
  if (status !== 0) throw new Error(`The Nu checker ended with ${status}: ${stdout.slice(0, 500)}`);
  const { messages }: { messages: Message[] } = JSON.parse(stdout);
  const pathOf = (url: string) => url.slice(url.indexOf(folder) + folder.length + 1);
  const errors = messages.filter(({ type, message }) => type !== 'info' && !message.startsWith('CSS:'));
  return {
    errors: errors.map(({ url, message, extract }) => `${pathOf(url)}: ${message} ${extract}`),
    read: new Set(messages.map(({ url }) => pathOf(url))),
  };
}
