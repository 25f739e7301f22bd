import { nearest } from '#shared/nearest.ts';
import { didYouMean } from '#shared/words.ts';
import { allCodes } from './catalogue.ts';
import { type CodePage, codePage } from './codePage.ts';
import { CannotRun } from './commandLine.ts';
import { painter } from './report/pretty.ts';

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

/**
 * The page about a code that somebody asks for, as lines for a terminal.
 * @throws CannotRun when there is no such code
 */
export function explainCode(asked: string, isColoured: boolean): string {
  const code = allCodes.find((name) => name === asked.toLowerCase());
  if (code) return codeText(codePage(code), isColoured);
  const near = nearest(asked, allCodes);
  throw new CannotRun(
    `There is no code ${JSON.stringify(asked)}. ${didYouMean(near, `Codes are ${allCodes.join(', ')}.`)}`,
  );
}
