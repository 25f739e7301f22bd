import { nearest } from '#shared/nearest.ts';
import { didYouMean } from '#shared/words.ts';
import { allCodes, entryOf, type ProblemCode } from './catalogue.ts';
import { CannotRun } from './commandLine.ts';
import { painter } from './report/pretty.ts';
import { isAdjustable } from './severity.ts';

/** A stretch of a page: words, or a piece of a file. */
export interface CodeSection {
  heading: string;
  /** Paragraphs; what stands between backticks is written as it is typed. */
  words?: string[];
  /** JSON, or a command. */
  sample?: { language: 'json' | 'sh'; text: string };
}

/** What there is to say about a kind of problem, before it is Markdown, HTML or lines in a terminal. */
export interface CodePage {
  code: ProblemCode;
  title: string;
  severity: 'error' | 'warning';
  /** In one sentence, what it means that a kind is an error or a warning. */
  meaning: string;
  sections: CodeSection[];
}

/** Everything that the catalogue knows of a code. */
export function codePage(code: ProblemCode): CodePage {
  const { title, severity, why, example, fixable } = entryOf(code);
  const json = (text: string) => ({ language: 'json' as const, text });
  const other = severity === 'error' ? 'warning' : 'error';
  const sections: CodeSection[] = [
    { heading: 'Why it matters', words: [why] },
    ...(example ? [{ heading: 'Wrong', sample: json(example.wrong) }] : []),
    ...(example ? [{ heading: 'Right', sample: json(example.right) }] : []),
    { heading: 'How to fix it', words: fixable ? [theMessage, theFix] : [theMessage] },
    isAdjustable(code)
      ? { heading: counts, words: [whereCounted], sample: json(`"checks": { "${code}": "${other}" }`) }
      : { heading: counts, words: [alwaysError] },
    {
      heading: 'Accept those that are there',
      words: [
        `This writes every problem of now, ${code} among them, into a file; from then on the check reports only new ones. Build and dev go on to refuse errors.`,
      ],
      sample: { language: 'sh', text: 'npm run check -- --update-baseline' },
    },
  ];
  const meaning =
    severity === 'error' ? 'An error: the site is not built.' : 'A warning: the site is built all the same.';
  return { code, title, severity, meaning, sections };
}

const theMessage =
  'The message in your terminal names the file, the line and the column, shows the line, and says what to write there.';
const theFix =
  'Where only one thing can have been meant, `npm run check -- --fix` writes it for you; add `--dry-run` to see it first.';

const counts = 'Change how much it counts';
const whereCounted = 'In `_site.json`, say `error`, `warning` or `off`:';
const alwaysError =
  'This is always an error: it leaves something that cannot be built, or that must not reach visitors.';

/** The page about a code as Markdown. */
export function codeMarkdown({ code, title, meaning, sections }: CodePage): string {
  const parts = sections.map(({ heading, words = [], sample }) =>
    [`## ${heading}`, ...words, ...(sample ? [`\`\`\`${sample.language}\n${sample.text}\n\`\`\``] : [])].join('\n\n'),
  );
  return `${[`# ${code}`, `**${title}.** ${meaning}`, ...parts].join('\n\n')}\n`;
}

/** The page about a code as lines for a terminal. */
export function codeText({ code, title, severity, meaning, sections }: CodePage, isColoured: boolean): string {
  const { red, yellow, bold } = painter(isColoured);
  const indent = (text: string) => text.replace(/^/gm, '    ');
  const parts = sections.map(({ heading, words = [], sample }) =>
    [bold(heading), ...words.map((text) => `  ${text}`), ...(sample ? [indent(sample.text)] : [])].join('\n'),
  );
  const mark = severity === 'error' ? red : yellow;
  return [`${mark(`${severity} ${code}`)}  ${bold(title)}\n  ${meaning}`, ...parts].join('\n\n');
}

/** The page about a code for a terminal. @throws CannotRun when there is no such code */
export function explainCode(asked: string, isColoured: boolean): string {
  const code = allCodes.find((name) => name === asked.toLowerCase());
  if (code) return codeText(codePage(code), isColoured);
  const near = nearest(asked, allCodes);
  throw new CannotRun(
    `There is no code ${JSON.stringify(asked)}. ${didYouMean(near, `Codes are ${allCodes.join(', ')}.`)}`,
  );
}
