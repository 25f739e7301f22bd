import { siteNow } from '#engine/content/siteTime.ts';
import {
  assertTimestamp,
  type Command,
  CommandError,
  type OptionDefinitions,
  readOptions,
  readWholeNumber,
} from '#engine/problems/commandLine.ts';
import { groupReview } from '#shared/groupReview.ts';
import { writeReport } from '../writeOrFail.ts';
import { formatReviewForTerminal } from './formatTerminal.ts';
import type { ReviewReport } from './reviewReport.ts';
import { reviewRevisions } from './reviewRevisions.ts';

const formats = ['terminal', 'html', 'markdown', 'json'];

const defaultPictureCount = 12;

const options: OptionDefinitions = {
  pages: { about: 'the folder of the pages', default: 'pages', value: 'DIR' },
  format: {
    about: `how the report is written: ${formats.join(', ')}`,
    default: 'terminal',
    values: formats,
    value: 'FORMAT',
  },
  out: { about: 'a file for the report; the terminal shows the summary then', value: 'FILE' },
  pictures: {
    about: `of how many pages the html report has pictures, the most changed first; ${defaultPictureCount} unless you say, 0 for none`,
    value: 'N',
  },
  preview: { about: 'address at which the site can be looked at as it is after the change, for links', value: 'URL' },
  at: {
    about:
      'the day or the time of a day for which both are seen, as 2027-01-15 or 2027-01-15T09:00; now unless you say',
    value: 'MOMENT',
  },
  drafts: { about: 'drafts are part of both', isSwitch: true },
};

export const reviewCommand: Command = {
  name: 'review',
  about:
    'Says what visitors get differently, page by page and block by block: of the files as they are, compared with the last commit or with REF, or of one state in Git compared with another (REF..REF). Ends with 0, or with 2 when it could not run.',
  words: [
    {
      name: '[REF]',
      about:
        'a branch, a tag or a commit; two of them with .. between, or with ... for what has changed since the second left the first; the last commit unless you say',
    },
  ],
  options,
  examples: [
    'main',
    'main...',
    '--format html --out review.html',
    'main --format markdown --preview https://preview.example.org',
  ],
};

/** @throws CommandError if there is nothing to compare, or if a file cannot be written */
export async function runReview(
  argv: string[],
  { out: write, isColoured }: { out: (text: string) => void; isColoured: boolean },
): Promise<number> {
  const given = readOptions(options, argv, ['ref']);
  const { pages = '', ref = 'HEAD', format = '', out, preview, at = siteNow(pages) } = given;
  assertTimestamp(at);
  if (preview !== undefined && !URL.canParse(preview))
    throw new CommandError(
      `--preview must be a whole address as https://preview.example.org, but is ${JSON.stringify(preview)}.`,
    );
  const maxPages = readWholeNumber('pictures', given.pictures) ?? defaultPictureCount;
  const { review, pairs } = await reviewRevisions({ pages, ref, at, drafts: given.drafts !== undefined });
  const report: ReviewReport = {
    review,
    grouped: groupReview(review),
    pictures: [],
    ...(preview !== undefined && { preview }),
  };
  if (format === 'html' && pairs.length && maxPages > 0) {
    const { takeScreenshots } = await import('./pictures/takeScreenshots.ts');
    Object.assign(report, await takeScreenshots(review, pairs, maxPages));
  }
  const text = await formatReview(format, report, isColoured && out === undefined);
  if (out === undefined) write(text);
  else {
    writeReport(out, `${text}\n`);
    write(formatReviewForTerminal(report, isColoured));
    write(`\nThe report is in ${out}.`);
  }
  return 0;
}

async function formatReview(format: string, report: ReviewReport, isColoured: boolean): Promise<string> {
  switch (format) {
    case 'json':
      return JSON.stringify(report.review, null, 2);
    case 'markdown':
      return (await import('./formatMarkdown.ts')).formatReviewAsMarkdown(report);
    case 'html':
      return (await import('./formatHtml.ts')).formatReviewAsHtml(report);
    default:
      return formatReviewForTerminal(report, isColoured);
  }
}
