import type { ProblemKind } from '#shared/problemKind.ts';
import { catalogue, type ProblemCode } from './catalogue.ts';
import { explanations } from './explanations/explanations.ts';
import { fixableCodes } from './fixable.ts';
import { adjustableCodes } from './severity.ts';

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
  // The sentences of an entry need arguments, which a page about the entry does not have; nothing else is read here.
  const entry: ProblemKind<unknown> = {
    ...explanations[code],
    ...(catalogue[code] as unknown as ProblemKind<unknown>),
  };
  const { title, severity, why, example } = entry;
  const sections: CodeSection[] = [
    ...(why ? [{ heading: 'Why it matters', words: [why] }] : []),
    ...(example ? [{ heading: 'Wrong', sample: { language: 'json' as const, text: example.wrong } }] : []),
    ...(example ? [{ heading: 'Right', sample: { language: 'json' as const, text: example.right } }] : []),
    { heading: 'How to mend it', words: mending(code) },
    severitySection(code, severity),
    acceptSection(code),
  ];
  const meaning =
    severity === 'error' ? 'An error: the site is not built.' : 'A warning: the site is built all the same.';
  return { code, title, severity, meaning, sections };
}

const mending = (code: ProblemCode): string[] => [
  'The message in your terminal names the file, the line and the column, shows the line, and says what to write there.',
  ...(fixableCodes.has(code)
    ? [
        'Where only one thing can have been meant, `npm run check -- --fix` writes it for you; add `--dry-run` to see it first.',
      ]
    : []),
];

function severitySection(code: ProblemCode, severity: 'error' | 'warning'): CodeSection {
  const heading = 'Change how much it counts';
  if (!adjustableCodes.includes(code)) {
    return {
      heading,
      words: ['This is always an error: it leaves something that cannot be built, or that must not reach visitors.'],
    };
  }
  const other = severity === 'error' ? 'warning' : 'error';
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
