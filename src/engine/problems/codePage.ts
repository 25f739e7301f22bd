import { entryOf, type ProblemCode } from './catalogue.ts';
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
  const { title, severity, why, example } = entryOf(code);
  const sections: CodeSection[] = [
    { heading: 'Why it matters', words: [why] },
    ...(example ? [{ heading: 'Wrong', sample: { language: 'json' as const, text: example.wrong } }] : []),
    ...(example ? [{ heading: 'Right', sample: { language: 'json' as const, text: example.right } }] : []),
    fixSection(code),
    severitySection(code),
    acceptSection(code),
  ];
  const meaning =
    severity === 'error' ? 'An error: the site is not built.' : 'A warning: the site is built all the same.';
  return { code, title, severity, meaning, sections };
}

const fixSection = (code: ProblemCode): CodeSection => ({
  heading: 'How to mend it',
  words: [
    'The message in your terminal names the file, the line and the column, shows the line, and says what to write there.',
    ...(entryOf(code).fixable
      ? [
          'Where only one thing can have been meant, `npm run check -- --fix` writes it for you; add `--dry-run` to see it first.',
        ]
      : []),
  ],
});

function severitySection(code: ProblemCode): CodeSection {
  const heading = 'Change how much it counts';
  if (!isAdjustable(code)) {
    return {
      heading,
      words: ['This is always an error: it leaves something that cannot be built, or that must not reach visitors.'],
    };
  }
  const other = entryOf(code).severity === 'error' ? 'warning' : 'error';
  return {
    heading,
    words: ['In `_site.json`, say `error`, `warning` or `off`:'],
    sample: { language: 'json', text: `"checks": { "${code}": "${other}" }` },
  };
}

const acceptSection = (code: ProblemCode): CodeSection => ({
  heading: 'Accept those that are there',
  words: [
    `This writes every problem of now, ${code} among them, into a file; from then on the check tells only new ones. Build and dev go on to refuse errors.`,
  ],
  sample: { language: 'sh', text: 'npm run check -- --update-baseline' },
});
