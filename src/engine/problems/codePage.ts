import { didYouMean } from '#shared/formatText.ts';
import { findNearestName } from '#shared/nearestName.ts';
import { allCodes, type ProblemCode, problemKindOf } from './catalogue.ts';
import { CommandError } from './commandLine.ts';
import { createPainter } from './report/pretty.ts';
import { isAdjustable } from './severity.ts';

export interface CodeSection {
  heading: string;
  /** Paragraphs, with code between backticks. */
  words?: string[];
  sample?: { language: 'json' | 'sh'; text: string };
}

/** Documentation of a code, independent of its format: Markdown, HTML or terminal. */
export interface CodePage {
  code: ProblemCode;
  title: string;
  severity: 'error' | 'warning';
  meaning: string;
  sections: CodeSection[];
}

export function createCodePage(code: ProblemCode): CodePage {
  const { title, severity, why, example, fixable } = problemKindOf(code);
  const json = (text: string) => ({ language: 'json' as const, text });
  const other = severity === 'error' ? 'warning' : 'error';
  const sections: CodeSection[] = [
    { heading: 'Why it matters', words: [why] },
    ...(example ? [{ heading: 'Wrong', sample: json(example.wrong) }] : []),
    ...(example ? [{ heading: 'Right', sample: json(example.right) }] : []),
    { heading: 'How to fix it', words: fixable ? [messageInstruction, fixInstruction] : [messageInstruction] },
    isAdjustable(code)
      ? { heading: severityHeading, words: [severityInstruction], sample: json(`"checks": { "${code}": "${other}" }`) }
      : { heading: severityHeading, words: [alwaysError] },
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

const messageInstruction =
  'The message in your terminal names the file, the line and the column, shows the line, and says what to write there.';
const fixInstruction =
  'Where only one thing can have been meant, `npm run check -- --fix` writes it for you; add `--dry-run` to see it first.';

const severityHeading = 'Change how much it counts';
const severityInstruction = 'In `_site.json`, say `error`, `warning` or `off`:';
const alwaysError =
  'This is always an error: it leaves something that cannot be built, or that must not reach visitors.';

export function formatCodePageAsMarkdown({ code, title, meaning, sections }: CodePage): string {
  const parts = sections.map(({ heading, words = [], sample }) =>
    [`## ${heading}`, ...words, ...(sample ? [`\`\`\`${sample.language}\n${sample.text}\n\`\`\``] : [])].join('\n\n'),
  );
  return `${[`# ${code}`, `**${title}.** ${meaning}`, ...parts].join('\n\n')}\n`;
}

export function formatCodePageAsText(
  { code, title, severity, meaning, sections }: CodePage,
  isColoured: boolean,
): string {
  const { red, yellow, bold } = createPainter(isColoured);
  const indent = (text: string) => text.replace(/^/gm, '    ');
  const parts = sections.map(({ heading, words = [], sample }) =>
    [bold(heading), ...words.map((text) => `  ${text}`), ...(sample ? [indent(sample.text)] : [])].join('\n'),
  );
  const mark = severity === 'error' ? red : yellow;
  return [`${mark(`${severity} ${code}`)}  ${bold(title)}\n  ${meaning}`, ...parts].join('\n\n');
}

/** @throws CommandError if there is no such code */
export function explainCode(requested: string, isColoured: boolean): string {
  const code = allCodes.find((name) => name === requested.toLowerCase());
  if (code) return formatCodePageAsText(createCodePage(code), isColoured);
  const nearest = findNearestName(requested, allCodes);
  throw new CommandError(
    `There is no code ${JSON.stringify(requested)}. ${didYouMean(nearest, `Codes are ${allCodes.join(', ')}.`)}`,
  );
}
