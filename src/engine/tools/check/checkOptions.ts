import { siteNow } from '#engine/content/siteTime.ts';
import {
  assertTimestamp,
  type Command,
  CommandError,
  type OptionDefinitions,
  readOptions,
  readProblemLimit,
  readWholeNumber,
} from '#engine/problems/commandLine.ts';
import { formats, terminalFormats } from '#engine/problems/report/formats.ts';

export type CheckSettings = ReturnType<typeof readCheckSettings>;

const checkOptions: OptionDefinitions = {
  pages: { about: 'the folder of the pages', default: 'pages', value: 'DIR' },
  format: {
    about: `how the report is written: ${formats.join(', ')}`,
    default: 'pretty',
    values: formats,
    value: 'FORMAT',
  },
  out: { about: 'a file for the report; the terminal shows the pretty one then', value: 'FILE' },
  at: {
    about: 'the day or the time of a day to check for, as 2027-01-15 or 2027-01-15T09:00; now unless you say',
    value: 'MOMENT',
  },
  'max-problems': { about: 'how many problems to show, or all', value: 'N' },
  'max-warnings': { about: 'how many warnings are still a success', value: 'N' },
  quiet: { about: 'shows errors only', isSwitch: true },
  watch: { about: 'checks again on every change', isSwitch: true },
  fix: { about: 'fixes what is beyond doubt', isSwitch: true },
  'dry-run': { about: 'with --fix: shows what it would do', isSwitch: true },
  baseline: {
    about: 'a file of accepted problems, when it is not .lintel-baseline.json beside the pages',
    value: 'FILE',
  },
  'update-baseline': { about: 'accepts the problems of now', isSwitch: true },
  changed: { about: 'a state in Git: shows what the change since then affects', value: 'REF' },
  explain: { about: 'a code: says everything about it', value: 'CODE' },
};

export const checkCommand: Command = {
  name: 'check',
  about:
    'Shows everything that is wrong with the pages, each mistake at its line, with the cure. Ends with 0 (clean), 1 (problems) or 2 (it could not run).',
  options: checkOptions,
  examples: ['--fix --dry-run', '--watch', '--explain link-not-found', '--changed HEAD'],
};

/**
 * Reads the options of `npm run check`.
 * @throws CommandError for unknown, invalid or contradictory options
 */
export function readCheckSettings(argv: string[]) {
  const given = readOptions(checkOptions, argv);
  const { pages = '', format = '', at = siteNow(pages), out, baseline, changed, explain } = given;
  assertTimestamp(at);
  const isGiven = (name: string) => given[name] !== undefined;
  const settings = {
    pages,
    format,
    /** File for the report; the terminal then shows the pretty format. */
    out,
    at,
    /** Limit of the shown problems; undefined for the default of the format. */
    maxProblems: readProblemLimit(given['max-problems']),
    maxWarnings: readWholeNumber('max-warnings', given['max-warnings']) ?? Number.POSITIVE_INFINITY,
    isQuiet: isGiven('quiet'),
    isWatching: isGiven('watch'),
    fixes: isGiven('fix'),
    isDryRun: isGiven('dry-run'),
    updatesBaseline: isGiven('update-baseline'),
    baseline,
    changedSince: changed,
    explain,
  };
  refuseContradictions(settings);
  return settings;
}

function refuseContradictions(settings: CheckSettings): void {
  const { fixes, isDryRun, updatesBaseline, changedSince, isWatching, format, out } = settings;
  if (isDryRun && !fixes) throw new CommandError('--dry-run says what --fix would do: write both.');
  if (updatesBaseline && changedSince !== undefined)
    throw new CommandError('--update-baseline accepts every problem there is: leave --changed out.');
  if (updatesBaseline && isDryRun) throw new CommandError('--update-baseline writes a file: leave --dry-run out.');
  if (isWatching && updatesBaseline)
    throw new CommandError('--update-baseline would accept every mistake as you make it: leave --watch out.');
  if (isWatching && !out && !terminalFormats.includes(format))
    throw new CommandError(`--watch is for people: leave --format ${format} out, or name a file with --out.`);
}
