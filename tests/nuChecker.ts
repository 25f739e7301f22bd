import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';

/** What the Nu checker says of a document, as far as it is used here. */
interface Message {
  type: 'error' | 'info' | 'non-document-error';
  url: string;
  message: string;
  extract?: string;
}

/** What the Nu checker found in a folder. */
export interface HtmlReport {
  /** One line for each error. */
  errors: string[];
  /** Paths, inside the folder, of the documents of which it says anything: it has read those. */
  read: Set<string>;
}

/** Whether the checker can run here. */
export const hasJava = spawnSync('java', ['-version']).status === 0;

/**
 * Has the Nu HTML checker read all documents of a folder. Of styles it says nothing: it knows no container queries, scroll
 * timelines and starting styles; the style sheets have checks of their own.
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
